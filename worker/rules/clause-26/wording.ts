import { namesFreelySold } from "#worker/document/names/known-names.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, hasPhrase, type Phrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { ofSentence } from "#worker/text/spans.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { callsAsSeller } from "#worker/text/voice/urging.ts";
import { sellsToReaders } from "#worker/text/voice/words-of-sale.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { FORM, namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence, Span } from "../facts/types.ts";
import { ADVERSE, EFFECT } from "../vocabulary/harms.ts";

/** Wordings that several checks of relations with the public share. */

const OUTSIDE = new Set(["pi", "references", "ae-statement", "footer"]);

/** Sentences of the piece itself, with its headings and artwork notes. */
export function copyOf(facts: Facts): Sentence[] {
  return facts.sentences.filter((sentence) => !OUTSIDE.has(sentence.zone));
}

/** Words of praise that make a fact about a medicine an advertisement for it. */
export const VIVID = phrases(
  "stop|stops|stopped|ends|calm|calms|banish|banishes|beats|melt|melts|dissolve|dissolves|zap|zaps|tames|silences|soothes|switches ..3 pain|attack|attacks|migraine|skin|itch|itching|flushes|tracks|symptoms|sneezing|wheeze|cough|nausea|urge|leaks|bleeding|flare|flares|start|starts|burning|heartburn",
  "switches ..3 off",
  "clear|clears|cleared|unblocks|opens ..5 skin|nose|airways|infection|nail|nails|patches|spots|acne|chest|stuffy|fast",
  "gets|get to work ..4 fast|faster|quickly|minutes|hour|hours|day|days|first|cycle|dose",
  "work|works|act|acts ..4 fast|faster|quickly|minutes|harder|longer|better|wonders",
  "works|acts ..4 hour|hours|all|when|round|first",
  "goes|go|lasts|last further|longer|deeper|beyond",
  "better|stronger|faster|gentler|kinder|quicker|longer|safer|easier ..3 than",
  "more effective|powerful|successful|gentle|convenient|reliable ..3 than",
  "more than any|other",
  "unlike other|others|older|ordinary|any|traditional|conventional",
  "no|nothing|none ..1 other|else ..4 near|close|like|match|matches|compares|compare|rival|rivals",
  "in ..2 class|league of ..1 own",
  "not all ..3 the same|equal|alike",
  "nothing else|like|comes works|it|close|beats",
  "best|leading|most effective|powerful|advanced|gold|number|ultimate|favourite|trusted ..2 medicine|treatment|tablet|choice|one|standard|thing|spray|cream|jab|injection",
  "safest|strongest|fastest|gentlest|kindest|quickest|easiest",
  "protect|protects|there to protect|guards|shields|defends ..4 you|your|them|heart|family|against|from",
  "this|here ..2 one is|comes ..2 for you",
  "is ..1 there for|to ..2 you|protect|help",
  "works when|where ..5 not|failed|let|other",
  "when|where ..4 let you|fail|failed|down ..1 you?",
  "weight fell|falls|drops|melts|pounds|kilos off|away",
  "love|loves|loved ..3 it|my|this",
  "i ..6 wish|asked|love|feel|felt|recommend|swear|threw|tried|sleep",
  "my ..3 life|skin|pain|patients|symptoms ..4 changed|clear|gone|better|love",
  "relief|freedom|comfort ..5 hours|day|minutes|one|all|night|fast|lasting|from",
  "introducing",
  "i would ..1 want|choose|take|pick|have|give ..3 @product",
  "not|never ..1 know|seen|met|have|find another|any|anything|one|other ..6 does|do|like|matches|works|manages|comes",
  "no|nothing other|else ..5 does|do that|this|so",
  "nothing ..5 comes|came|gets|come close|near",
  "meet|discover|experience|welcome @product",
  "say hello|yes to",
  "you|your|they|patients|people deserve|deserves",
  "waited|waiting ..3 years|long",
  "cut|cuts|halved|halves|halve|slashed|slashes ..4 by|half|risk|attacks|bleeding|pain",
  "feel|feels|look|looks ..2 difference|better|great|brilliant|amazing|fantastic|younger|refreshed|good",
  "wake|sleep ..3 refreshed|rested|through|well",
);

/** Excitement over news of a medicine; an investor release may hold as much without selling. */
export const EXCITED = phrases(
  "great|good|wonderful|fantastic|brilliant|amazing|super|huge|big|exciting|incredible news|day|moment|milestone|step|evening|event|results|data|meeting|night|launch",
  "thrilled|delighted|proud|excited|over ..3 to|announce|share|that|of|moon",
  "happy|pleased to announce|share",
  "congratulations|congrats|well done|hooray|woohoo|celebrate|celebrating",
);

/** Plain statements of effect or of being on sale: each is little by itself. */
export const PLAIN_EFFECT = phrases(
  "reduce|reduces|reduced|lower|lowers|lowered|improve|improves|improved|relieve|relieves|relieved|ease|eases|eased|control|controls|controlled|prevent|prevents|treats|helps|help|works|effective|heals|slows",
  "now|is available|here|out|on",
  "available ..4 now|today|from|on|across|at",
  "has|have|just|now|been launched|arrived|landed|approved",
  "was|is|been approved|licensed|launched",
  "launch|launches|launched|launching",
  "only|just once|twice|one ..3 day|week|month|year|weeks|months",
);

/** Pack shots and logos in artwork notes or instructions. */
export const SHOWN = phrases(
  "picture|photo|photograph|image|shot|video|footage|film|visual|logo|frame|artwork ..12 @product|pack|packs|box|carton|bottle|pen|logo|inhaler|tube",
  "@product ..2 box|pack|packs|carton|bottle|logo|shots|packshot",
  "pack|product shot|shots|image|images",
  "pack|packs|packaging|box|boxes|carton ..8 shoot|photo|photos|photograph|photographs|pictures|filming|feature",
  "show|hold|wear|feature|film|include|display|unbox|photograph ..4 box|pack|pen|carton|bottle|inhaler|logo|tube|@product",
  "box|pack|pen|carton|bottle|inhaler|tube|@product ..2 in view|shot|frame|picture|hand|corner",
);

/** The medicine itself is to be in the picture. */
export const PROPS = phrases(
  "show|hold|film|feature|wear|keep|put|place|leave ..3 tablet|tablets|capsules|pack|packs|box|pen|pens|inhaler|cream|spray|drops|injection|patch|bottle|tube|medicine ..2 on|in|to|by|next|beside|where|up",
  "unbox|unboxing|haul",
);

/** What is asked of creators and others who speak for the company. */
export const INSTRUCTED = phrases(
  "post|posts|story|stories|reel|reels|video|videos|film|caption|tag|hashtag|mention|tell|say|talk|share|name ..12 @product",
  "@product ..10 followers|post|posts|story|stories|reel|reels|caption|hashtag|readers|newsletter",
);

const REGULAR = "placebo|trial|study|randomised|compared|results|endpoint|reported|participants";
const REPORTED = phrases(REGULAR);

const SUBJECT = phrases(
  `${FORM}|injections|tablets|treatments|medicines|jabs`,
  "patient|patients|sufferers|sufferer|people|lives|survivors|arthritis|asthma|migraine|eczema|psoriasis|diabetes|pain|disease|cancer|skin|symptoms",
);

/** A longer text is about a medicine only where it names it more than once. */
const SHORT_WORDS = 200;
const isItsSubject = ({ identity, tokens }: Facts): boolean =>
  tokens.length < SHORT_WORDS ||
  identity.hints.length > 0 ||
  identity.named.reduce((sum, { mentions }) => sum + mentions.length, 0) > 1;

/** Whether a sentence is about the medicine: it names it, its neighbours do, or the text is about it and the sentence speaks of a treatment
 * or of people. */
export function aboutMedicine(facts: Facts, sentence: Sentence): boolean {
  if (namesMedicine(facts.identity, sentence) || ofSentence(facts.identity.hints, sentence.index).length > 0)
    return true;
  const near = [-2, -1, 1, 2].map((step) => facts.sentences[sentence.index + step]);
  return (
    near.some((s) => s && namesMedicine(facts.identity, s)) ||
    (isItsSubject(facts) && hasPhrase(SUBJECT, facts, [sentence]))
  );
}

export function hasAny(list: Phrase[], facts: Facts, sentence: Sentence): boolean {
  return findPhrases(list, facts, [sentence]).some((match) => !isNegated(match, facts));
}

export function isReported(facts: Facts, sentence: Sentence): boolean {
  return hasPhrase(REPORTED, facts, [sentence]);
}

/** A question or saying that the piece quotes in order to answer it. */
export const QUOTED_TO_ANSWER =
  /^\W*["“'].{3,120}["”'](?: ?[-–—:?]|\s).{0,40}\?\s*$|\b(?:myth|you may (?:have )?(?:read|heard|seen)|people say|is (?:that|this|it) (?:right|true))\b/i;

/** Written for the public of another country only, and nobody in the United Kingdom placed it or is spoken to. */
const ABROAD =
  /\b(?:intended|meant|only|solely) (?:only |solely )?for (?:the )?(?:residents|citizens|consumers|patients|people|visitors|audiences?|the public) (?:of|in|from) (?:the )?(?:United States|U\.?S\.?A?|America|Canada|Australia|New Zealand|India|Japan)\b|\bfor (?:U\.?S\.?|American|Canadian|Australian) (?:residents|consumers|audiences?|patients) only\b/;
const AT_HOME =
  /\b(?:UK|GB|British|English|Scottish|Welsh) (?:followers|readers|residents|patients|public|audience|employee|staff|colleagues?)\b|\b(?:people|patients|adults|anyone|readers) (?:living )?in (?:the UK|Britain)\b|\b(?:UK|British) (?:company|affiliate) (?:placed|authorised|asked|shared|paid|posted)\b|\bNHS\b/;

export const isAbroad = oncePer(
  (facts: Facts): boolean =>
    standsIn(ABROAD, facts.view.text) && !AT_HOME.test(`${facts.submission.context}\n${facts.view.text}`),
);

/** Readers who are neither health professionals nor people who have been prescribed the medicine. */
export function reachesPublic(facts: Facts): boolean {
  if (isAbroad(facts)) return false;
  return ["public", "consumer-media", "open-investors", "partners"].includes(facts.setting.readers);
}

/** Readers that clause 26 is about. */
export function concernsPublic(facts: Facts): boolean {
  if (isAbroad(facts) || (facts.promotion.kind === "research" && facts.submission.audience === "patients"))
    return false;
  return reachesPublic(facts) || ["prescribed", "journalists"].includes(facts.setting.readers);
}

/** The name of the first medicine, for a message. */
export function medicineName(facts: Facts): string {
  return facts.identity.named[0]?.name ?? "the medicine";
}

/** The regulator has let it be sold without a prescription. That a shop asks for none shows nothing. */
const RECLASSIFIED =
  /\breclassif\p{L}+\b[^.\n]{0,60}\b(?:pharmacy (?:only )?(?:medicine|medication)|general sale|P medicine)\b/iu;

/** Whether the piece says that its one medicine was made a pharmacy medicine or one for general sale, which may be advertised, or
 * every medicine that it names is known to be sold without a prescription. */
export function isSoldFreely({ view: { text }, products }: Facts): boolean {
  const substances = new Set(products.map(({ generic, name }) => (generic ?? name).toLowerCase()));
  return (
    (substances.size === 1 && standsIn(RECLASSIFIED, text)) ||
    namesFreelySold(
      text,
      products.map(({ name }) => name),
    )
  );
}

/** The sentence, or the words matched where the sentence is too long to quote. */
export function quoted(match: { start: number; end: number; sentence: Sentence }): Span {
  const { sentence } = match;
  return sentence.end - sentence.start <= 290
    ? { start: sentence.start, end: sentence.end }
    : { start: match.start, end: match.end };
}

/** Whether the piece tells of any harm or limit: not the reporting line, which says nothing of the medicine, nor that there is none. */
const RISK = phrases(
  `${ADVERSE} effect|effects`,
  `adverse ${EFFECT}`,
  "contraindicat*",
  "must|should not ..3 use|used|take|taken|given|be|have",
  "not suitable|recommended|use|take ..3 for|if|in|with|when",
  "serious|chest|respiratory|urinary|opportunistic infection|infections",
  "nausea|vomiting|diarrhoea|rash|drowsiness|dizziness|hypoglycaemia|hypotension|sickness|constipation|bruising|sore",
  "stop|stopped|stopping ..6 because",
  "was|were|been|is ..1 reported|recorded|observed ..1 by|in|with",
  "more|most|less frequent|common",
  "precautions|precaution|warnings|warning",
  "major|serious bleeding|bleeds|bleed",
);
export function tellsOfHarm(facts: Facts): boolean {
  return facts.sentences.some((s) => s.zone !== "ae-statement" && s.zone !== "references" && hasAny(RISK, facts, s));
}

/** Said to those who may prescribe. */
const TO_PROFESSIONALS = /\bhealth ?(?:care)? professionals?\b|\bprescribing information\b|\bprescribers\b|\bHCPs?\b/i;
/** Told of what others sell, as news and warnings tell it. */
const OF_OTHERS = [
  /\b(?:said|says|told|warn(?:s|ed|ing)?|according to|sold(?! out)|offered|seized|regulator)\b/i,
  /\b(?:pharmacies|clinics|sellers|retailers|providers) (?:now |can |may )?(?:charge|sell|offer)\b/i,
];
/** Whether a sentence reports what others say or sell, and passes no seller's offer on. Pure. */
export const isOfOthers = (words: string): boolean =>
  OF_OTHERS.some((pattern) => pattern.test(words)) && !callsAsSeller(words);

/** Whether the piece is an advertisement that sells to whoever reads it, whatever audience was chosen for it. */
export const sellsToPublic = oncePer((facts: Facts): boolean => {
  const { document, view } = facts;
  if (document.kind !== "promotion-public" || isAbroad(facts)) return false;
  if (!reachesPublic(facts) && TO_PROFESSIONALS.test(view.text)) return false;
  return copyOf(facts).some((s) => {
    const words = wordsOf(facts, s);
    return sellsToReaders(words) && !isOfOthers(words);
  });
});
