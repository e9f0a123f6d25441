import { isOfBrand } from "#worker/document/medicine.ts";
import { isKnownMedicine } from "#worker/document/names/known-names.ts";
import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { standsAsWord, wordsOf } from "#worker/text/words-of.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { STUDY } from "../vocabulary/evidence.ts";
import { ADVERSE, EFFECT } from "../vocabulary/harms.ts";
import { advertises, issueOf } from "./advert.ts";
import { hopesIn } from "./hope.ts";
import { informsOnly, isNamedOnPurpose, isOnPurpose } from "./informs.ts";
import { isPlainInformation } from "./plain-information.ts";
import { examples } from "./promotion-to-public.examples.ts";
import { CARE, isListed, isSelling, isShop, withWhatIsSold } from "./sold.ts";
import {
  copyOf,
  EXCITED,
  hasAny,
  INSTRUCTED,
  isReported,
  isSoldFreely,
  medicineName,
  PLAIN_EFFECT,
  PROPS,
  reachesPublic,
  SHOWN,
  tellsOfHarm,
  VIVID,
} from "./wording.ts";

/** Money talk between a listed company and its shareholders. */
const FINANCE = phrases(
  "sales|revenue|revenues|turnover|earnings|margin|guidance|shareholders|dividend|million|billion|market|forecast",
);
/** Signs that a sentence beside the name speaks of the medicine too. */
const OWN_VOICE = phrases("i|my|me|we|our|you|your|it|this|people|patients|sufferers|survivors|women|men|families");
/** What may be said of a medicine anywhere: its status, its harms, who makes it, who works on it. */
const NEUTRAL = phrases(
  "prescription only medicine",
  `${ADVERSE} ${EFFECT}`,
  "can|may|might|could ..1 cause|affect",
  "can|may|might|could ..1 make ..3 feel|sick|ill|drowsy|sleepy|dizzy|tired|worse|harder|less",
  "leaflet|spc|smpc|compendium",
  "trade|registered mark|trademark",
  "makes|make|manufactures|owns|markets|supplies @product",
  "joined|career|role|manager",
  "worked|working on|at|for|in|as|with",
  "experience in|with|of|selling|launching",
  "job title|description|advert|share",
  "licensed|indicated|authorised|used ..4 for|to|in",
  "no|without ..2 authorisation|licence",
  "tell|ask|see|contact ..6 before|if",
  `phase|pipeline|programme|${STUDY}`,
);
/** A person tells what he or she has worked on. */
const CAREER = phrases(
  "worked|work|working|studied ..2 on|with",
  "on|with which i ..2 worked|work",
  "products|projects ..3 worked",
);
/** How far the licence goes and no farther. */
const LIMITS = phrases("licensed|indicated|authorised ..12 only");
/** Business of a company, where one is named. */
const OF_BUSINESS = /\b(?:pipeline|annual report)\b/i;
/** In fewer words the purpose stands beside the name, or it is none. */
const FEWEST_OF_PURPOSE = 100;

function isBeside(facts: Facts, sentence: Sentence): boolean {
  return [1, -1, -2, -3, -4].some((step) => {
    const next = facts.sentences[sentence.index + step];
    // Farther back only an answer or a paragraph that goes on about the same thing counts.
    const room = step < -2 ? 0 : 1;
    return next !== undefined && Math.abs(next.line - sentence.line) <= room && namesMedicine(facts.identity, next);
  });
}

/** Whether the sentence sells: hope, vivid praise, excitement, or an order to a creator. */
function sells(facts: Facts, sentence: Sentence): boolean {
  const { readers } = facts.setting;
  const named = namesMedicine(facts.identity, sentence);
  if ((!named && !isBeside(facts, sentence)) || hasPhrase(CARE, facts, [sentence])) return false;
  if (readers === "open-investors" && hasPhrase(FINANCE, facts, [sentence])) return false;
  if (hopesIn(facts, [sentence]).length > 0) return true;
  const vivid = hasAny(VIVID, facts, sentence) && !isReported(facts, sentence);
  if (vivid && (named || hasPhrase(OWN_VOICE, facts, [sentence]) || sentence.zone === "heading")) return true;
  if (!named) return false;
  if (readers === "partners" && hasAny(INSTRUCTED, facts, sentence)) return true;
  return readers !== "open-investors" && hasAny(EXCITED, facts, sentence);
}

/** Pictures of the pack, and hashtags of its name: advertisements without a word of praise. */
function shows(facts: Facts, sentence: Sentence): boolean {
  if (hasPhrase(CARE, facts, [sentence])) return false;
  if (hasAny(SHOWN, facts, sentence)) return true;
  if (facts.setting.readers === "partners" && hasAny(PROPS, facts, sentence)) return true;
  const words = wordsOf(facts, sentence);
  return (
    facts.submission.channel === "social" &&
    facts.identity.named.some(({ name }) => words.toLowerCase().includes(`#${name.toLowerCase()}`))
  );
}

/** So many brands in a text about a substance or a class of them are named alike, and none is promoted. */
const RIVALS = 4;
const namesRivals = ({ document: { medicine }, identity }: Facts): boolean =>
  !isOfBrand(medicine) && identity.named.filter(({ name }) => isKnownMedicine(name)).length >= RIVALS;

/** Medicines that are known and stand beside one another are told as examples of a kind, and none of them is promoted. */
function namesAlternatives({ identity, tokens }: Facts, sentence: Sentence): boolean {
  if (tokens.length < FEWEST_OF_PURPOSE) return false;
  const named = identity.named.filter(
    ({ name, mentions }) => isKnownMedicine(name) && startsWithin(mentions, sentence),
  );
  return named.length >= 2;
}

/** Whether naming a medicine is by itself an advertisement here: no business, safety or reference purpose explains it. */
function nameAdvertises(facts: Facts): boolean {
  const { readers } = facts.setting;
  if (readers !== "public" && readers !== "consumer-media") return false;
  if (facts.promotion.kind === "recruitment") return false;
  if (readers === "consumer-media" && tellsOfHarm(facts)) return false;
  if (isShop(facts)) return true;
  if (namesRivals(facts) || isOnPurpose(facts.submission.context)) return false;
  const words = facts.view.text;
  if (facts.companies.length > 0 && OF_BUSINESS.test(words)) return false;
  return facts.tokens.length < FEWEST_OF_PURPOSE || !isOnPurpose(words);
}

/** Shouted, exclaimed, quoted, or telling the reader to do something. */
const SLOGAN =
  /^[^\p{L}]{0,4}(?:ask|be|beat|break|breathe|calm|choose|clear|cut|discover|end|enjoy|feel|fight|find|forget|free|get|give|go|have|imagine|join|keep|leave|let|live|make|meet|move|put|reach|rediscover|say|see|silence|sleep|smile|start|step|stop|take|tame|think|time|try|turn|wake|walk|welcome|why|your?)\b|!|^["“']|^[^\p{Ll}]{12,}$/iu;
/** Labels, dates, addresses, titles of sections. */
const NO_SLOGAN =
  /:\s|\b20\d\d\b|[@|]|https?:|\bwww\.|\b(?:what|how|when|who) (?:is|are|to|do|does)\b|\d{1,2}[.:]\d{2}/i;
const SLOGAN_REACH_LINES = 2;
const SLOGAN_WORDS = 3;

/** Headings among promotional sentences are its slogans, name or no name. */
function slogansBeside(facts: Facts, sentences: Sentence[], faulty: Sentence[]): Sentence[] {
  if (facts.setting.readers !== "public") return [];
  const companies = facts.companies.flatMap((c) => c.mentions);
  return sentences.filter(
    (s) =>
      s.zone === "heading" &&
      !faulty.includes(s) &&
      SLOGAN.test(wordsOf(facts, s)) &&
      !NO_SLOGAN.test(wordsOf(facts, s)) &&
      s.last - s.first >= SLOGAN_WORDS &&
      !hasPhrase(CARE, facts, [s]) &&
      !hasPhrase(NEUTRAL, facts, [s]) &&
      !companies.some((m) => s.start <= m.start && m.start < s.end) &&
      faulty.some((f) => f.line !== s.line && Math.abs(f.line - s.line) <= SLOGAN_REACH_LINES),
  );
}

function faultySentences(facts: Facts): Sentence[] {
  const { pointers } = facts.prescribingInformation;
  const sentences = copyOf(facts).filter((s) => !pointers.some((p) => p.start === s.start));
  const sold = sentences.filter((s) => sells(facts, s));
  if (facts.setting.readers === "open-investors" && sold.length === 0) return [];
  const pictured = sentences.filter((s) => shows(facts, s) && !isPlainInformation(facts, s));
  if (informsOnly(facts)) return pictured;
  const bare = nameAdvertises(facts)
    ? sentences.filter(
        (s) =>
          namesMedicine(facts.identity, s) &&
          !hasPhrase(CARE, facts, [s]) &&
          !hasPhrase(NEUTRAL, facts, [s]) &&
          !isListed(facts, s) &&
          !isNamedOnPurpose(facts, s) &&
          !(namesAlternatives(facts, s) && !isShop(facts)) &&
          !isPlainInformation(facts, s),
      )
    : [];
  const plain = sentences.filter(
    (s) =>
      namesMedicine(facts.identity, s) &&
      hasAny(PLAIN_EFFECT, facts, s) &&
      !isReported(facts, s) &&
      !hasPhrase(CARE, facts, [s]) &&
      !hasPhrase(LIMITS, facts, [s]) &&
      !isPlainInformation(facts, s),
  );
  const several = facts.setting.readers !== "open-investors" && (plain.length > 1 || sold.length > 0) ? plain : [];
  const open = facts.setting.readers !== "open-investors" && facts.setting.readers !== "partners";
  const told = open
    ? sentences.filter(
        (s) =>
          advertises(facts, s) &&
          !hasPhrase(CARE, facts, [s]) &&
          !hasPhrase(CAREER, facts, [s]) &&
          !isPlainInformation(facts, s),
      )
    : [];
  const faulty = [...new Set([...sold, ...pictured, ...bare, ...several, ...told])];
  return [...faulty, ...slogansBeside(facts, sentences, faulty)].sort((a, b) => a.index - b.index);
}

/** The words by which a page for professionals shows that anyone can open it. */
function openDoor(facts: Facts): Sentence[] {
  const { openWords, readers } = facts.setting;
  if (!openWords || readers !== "public" || facts.submission.audience === "patients") return [];
  if (!facts.promotion.isPromotional || facts.submission.channel !== "website") return [];
  return facts.sentences.filter((s) => s.start <= openWords.start && openWords.start < s.end);
}

const isPromotedIn = (facts: Facts): boolean => reachesPublic(facts) && facts.identity.named.length > 0;

/** The medicine that the words name, so that what is quoted is what is spoken of; the one that the piece is about where they name none, and none
 * where they name another, of whose status nothing is known. */
function nameIn(facts: Facts, sentence: Sentence): string | undefined {
  const words = wordsOf(facts, sentence);
  const lower = words.toLowerCase();
  const own = facts.identity.named.find(({ name }) => standsAsWord(lower, name.toLowerCase()));
  if (own) return own.name;
  return words.split(/[^\p{L}\d-]+/u).some(isKnownMedicine) ? undefined : facts.identity.named[0]?.name;
}

function find(facts: Facts): Hit[] {
  const doors = openDoor(facts);
  if (doors.length > 0)
    return doors.map(({ start, end }) => ({
      at: { start, end },
      issue: `Anyone can open this page, which promotes ${medicineName(facts)}, a prescription only medicine. Without a gate it is an advertisement to the public.`,
      fix: {
        kind: "replace",
        with: "For UK health professionals only: entry is by a log-in for health professionals.",
      },
    }));
  const tone = isPromotedIn(facts) ? faultySentences(facts) : [];
  const told = withWhatIsSold(tone, facts);
  return told.map((sentence) => ({
    at: { start: sentence.start, end: sentence.end },
    issue: issueOf(facts, nameIn(facts, sentence)),
    fix: {
      kind: "delete",
      note: "Take the medicine out of anything that the public can see; information about the disease and its treatments in general may stay.",
    },
  }));
}

/** 26.1 (and 3.2): prescription only medicines are not advertised to the public. */
export const promotionToPublic: Check = {
  id: "clause-26/promotion-to-public",
  requirement: "26.no-pom-advert",
  alsoDecides: ["3.pom-to-public"],
  alsoUnder: ["3.2"],
  severity: "HIGH",
  duty: "must",
  themes: ["promotion-to-public", "social-media", "website-content", "press-and-media"],
  applies: (facts) => (isPromotedIn(facts) || isSelling(facts)) && !isSoldFreely(facts),
  find,
  examples,
};
