import { everyMatch } from "#worker/text/every-match.ts";
import { findPhrases, type Match } from "#worker/text/language/phrases.ts";
import { startsWithin } from "#worker/text/spans.ts";
import { isNegated } from "#worker/text/voice/negation.ts";
import { GIVES_BACK } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { itemCodeIn } from "../pieces/marks.ts";
import { isCareerProfile } from "./career-profile.ts";
import { type Exemption, exemptionFor, isExemptKind, sellsAt } from "./exemption.ts";
import { unlicensedOf } from "./licence-status.ts";
import {
  type Barred,
  carriesStatement,
  exemptKind,
  isToldInternal,
  openingKind,
  openingOf,
  type PieceKind,
  paperWithoutMedicine,
  type Words,
} from "./piece-kind.ts";
import { isPitched, namesOf, urgesUse } from "./pitch.ts";
import {
  ASKED_BY_LICENCE,
  BEYOND,
  COMPARED_RESULT,
  FOR_THE_MEDICINE,
  isDeclared,
  REPLY,
  TO_OUTSIDER,
  UNLICENSED,
  USE_COMMENDED,
} from "./promotion-signs.ts";
import type { BaseFacts, Product, Span } from "./types.ts";

export interface PromotionFacts {
  kind: PieceKind;
  /** Promotional to health professionals or payers about a named medicine of the company. */
  isPromotional: boolean;
  /** Promotional, and of a medicine that has a licence: everything in Clause 12 is due. */
  owesObligatoryItems: boolean;
  /** Educational material that the licence asks for: without prescribing information. */
  askedByLicence: boolean;
  /** Why the piece was taken so, in words that can follow "because". */
  reason: string;
  /** The company's own medicines that the piece names. */
  medicines: Product[];
  /** The medicine has no UK licence, so that no prescribing information can exist. */
  unlicensed: boolean;
  /** The words that make a reply to an enquiry more than a reply. */
  beyondTheQuestion: Span[];
  /** The piece calls itself promotional. */
  declared: boolean;
  /** What excuses the piece, with the words of its body that bear it out. */
  exemption: Exemption | null;
  /** What the piece calls itself and its body does not bear out, or its own words belie. */
  pretended: PieceKind[];
}

/** Papers that go from buyer to seller, and what committees of the health service write down of their work. */
const RECORD =
  /^[^\p{L}\n]{0,12}(?:(?:request|order)(?: form)? for (?:free )?(?:medical |medicinal )?samples\b|sample request(?: form)?\b|(?:tax |proforma |pro forma )?invoice|purchase order|delivery note|remittance advice|credit note)\b|^[^\p{L}\n]{0,12}(?:draft |approved |confirmed )?minutes\b[^\n]{0,60}\b(?:formulary|medicines|prescribing|therapeutics|pharmacy)\b[^\n]{0,40}\b(?:committee|group|board|panel)\b/imu;
/** What somebody wrote down of a meeting, call or question for the files, told by its title and by who wrote or filed it. */
const FILE_NOTE =
  /^[^\p{L}\n]{0,12}(?:(?:meeting|telephone|call|visit|event|symposium|stand) )?(?:file note|note (?:for|to|on) (?:the )?(?:\p{L}+ )?file|attendance note|contact report|(?:[\p{L}’'&. ]{1,60} [–-] )?(?:meeting|event|visit|call) (?:note|record|minutes)\b|record of (?:a |an |the )?(?:\p{L}+ )?(?:meeting|call|conversation|visit|question|discussion)|note of (?:a|the) (?:\p{L}+ )?(?:meeting|call|conversation|visit|question|discussion))\b/iu;
const FILED =
  /\b(?:notes? (?:taken|made|written|kept) by|taken down by|recorded by|written up by|minuted by|filed|(?:for|to) the (?:\p{L}+ )?file|note for file|no further action)\b/iu;
/** The sheet on which a signatory certifies other pieces. */
const CERTIFICATE =
  /^[^\p{L}\n]{0,12}(?:certificate (?:of approval|of examination|of certification|and cover|for (?:promotional )?(?:materials?|items?))|certification (?:record|sheet))\b/iu;
const CERTIFIES = /\bI (?:certify that I )?have examined the final form\b/;
/** What is written for readers outside is filed by nobody. */
const GOES_OUT =
  /\b[Ff](?:or|OR) (?:UK )?[Hh]ealth ?(?:care )?[Pp]rofessionals\b|\b(?:[Ss]peak to|[Tt]alk to|[Aa]sk|[Tt]ell) your (?:doctor|GP|nurse|pharmacist)\b|\b[Ss]tart(?:s|ed)? (?:\p{L}+ ){0,4}(?:with|on) \p{Lu}|\b[Gg]o for \p{Lu}/u;
const ITEM_BOUGHT = /\bprint(?:ing|ed)? [^\n]{0,80}/i;
/** Kinds of piece that exist to put a name before readers. */
const DISPLAY =
  /\b(?:(?:web |display |header |roller |pull-?up |on-?line )?banner(?! (?:year|headline))|billboard|leaderboard|skyscraper|MPU|exhibition panel|display panel|stand panel|carousel|bus side|lanyards?|(?:page|index|peel-off) markers?|(?:front|back) of marker|shelf[- ]?(?:strip|talker)|wobbler|(?<!roller[- ])coasters?|mouse ?mats?)\b/i;
const IS_CODE = /^\p{Lu}{2,5}-?\d/u;

const REFUSALS = new Set(["not", "no", "never", "cannot", "without", "nor"]);

/** Whether the words are denied, before or within them ("our representatives cannot discuss this"). */
function isRefused(match: Match, facts: BaseFacts): boolean {
  if (/\b(?:not|no|hesitate)\b/.test(match.phrase.source)) return false;
  return isNegated(match, facts) || facts.tokens.slice(match.first, match.last).some((t) => REFUSALS.has(t.norm));
}

const HAS_LICENCE = /(?<!\b(?:not|un|yet|never|be|until|once|when|if) )\b[Ll]icensed in (?:the UK|Great Britain|GB)\b/;

/** Said of each of the medicines, in a sentence that names it or the next: a licence that it has. */
function saidLicensed({ sentences, view }: BaseFacts, medicines: Product[]): boolean {
  if (medicines.length === 0 || !view.text.includes("icensed in ")) return false;
  return medicines.every(({ mentions }) =>
    sentences.some(
      (s, i) => startsWithin(mentions, s) && HAS_LICENCE.test(view.text.slice(s.start, sentences[i + 1]?.end ?? s.end)),
    ),
  );
}

/** A licence for a use ("is licensed to prevent migraine", "for asthma", "in adults with …"), not one of another country or
 * one that a company holds. */
const LICENSED_FOR =
  /^[^.;]{0,40} (?:is|was|has been) (?:already |now )?(?:licensed|indicated) (?:to \p{Ll}|for \p{Ll}|in \p{Ll})(?![^.;]{0,60}\b(?:only in|not (?:yet )?in the UK|United States|USA?|EU|European Union|Japan|Canada|Australia)\b)/u;

/** Said of each of the medicines by the user: a licence that it has, whatever is still applied for. */
function toldLicensed({ submission }: BaseFacts, medicines: Product[]): boolean {
  return (
    medicines.length > 0 &&
    medicines.every(({ name }) => {
      const at = submission.context.indexOf(name);
      return at !== -1 && LICENSED_FOR.test(submission.context.slice(at + name.length));
    })
  );
}

/** Without prescribing information or an SPC to cite, a medicine said to have no licence has none. */
function lacksLicence(facts: BaseFacts, medicines: Product[]): boolean {
  const { text } = facts.view;
  if (facts.lines.some((line) => line.zone === "pi") || /\bprescribing information for\b|\bPLGB\b/i.test(text))
    return false;
  if (medicines.length > 0 && medicines.every((m) => IS_CODE.test(m.name))) return true;
  const names = medicines.map((m) => m.name);
  if (toldLicensed(facts, medicines)) return false;
  if (UNLICENSED.test(facts.submission.context)) return true;
  if (saidLicensed(facts, medicines)) return false;
  return unlicensedOf(facts).some((u) => u.product !== null && names.includes(u.product));
}

/** A company's piece points to its prescribing information; the record of a committee or a certificate has none. */
const POINTS_TO_PI =
  /^\W*(?:full |abbreviated )?prescribing information\b[^\n]{0,40}(?::|\bsee\b|\boverleaf\b|\bavailable\b|\bcan be\b)/im;

function decide(
  setting: Words,
  facts: BaseFacts,
  medicines: Product[],
  beyond: Span[],
  barred: Barred,
): { kind: PieceKind; reason: string } {
  const opened = openingKind(setting, facts, barred);
  if (opened) return { kind: opened, reason: "it is not addressed to health professionals or payers as promotion" };
  if (medicines.length === 0)
    return {
      kind: paperWithoutMedicine(setting, facts, barred) ?? "no-medicine",
      reason: "it names no medicine of the company",
    };
  const copy = facts.lines
    .filter((line) => line.zone === "body" || line.zone === "heading" || line.zone === "direction")
    .map((line) => setting.text.slice(line.start, line.end));
  const names = namesOf(medicines);
  const tellsResults = () => copy.some((line) => COMPARED_RESULT.test(line));
  const exempt = exemptKind(setting, facts, { hasClaims: tellsResults, beyond, names, barred });
  if (exempt) return { kind: exempt, reason: "a paper of this kind is exempt as long as it keeps to its purpose" };
  if (
    RECORD.test(setting.opening) &&
    !POINTS_TO_PI.test(setting.text) &&
    sellsAt(facts, setting.opening.replace(RECORD, "").replace(ITEM_BOUGHT, "")) === null
  )
    return { kind: "information", reason: "it is a paper of trade or the record of a committee of the health service" };
  if (
    FILE_NOTE.test(setting.opening) &&
    FILED.test(`${setting.text}\n${setting.context}`) &&
    !GOES_OUT.test(setting.text) &&
    !TO_OUTSIDER.test(setting.text) &&
    !tellsResults() &&
    !urgesUse(facts, names) &&
    !isPitched(facts, names)
  )
    return { kind: "information", reason: "it is a note for the files of what was said" };
  if (
    CERTIFICATE.test(setting.opening) &&
    CERTIFIES.test(setting.text) &&
    !copy.some((line) => itemCodeIn(line) === null && FOR_THE_MEDICINE.some((sign) => sign.test(line))) &&
    !POINTS_TO_PI.test(setting.text) &&
    !carriesStatement(facts) &&
    !tellsResults() &&
    !urgesUse(facts, names)
  )
    return { kind: "information", reason: "it is the certificate of other pieces" };
  if (isDeclared(setting.opening))
    return { kind: "promotion", reason: "it says that it is promotional and names a medicine" };
  if (beyond.length > 0 && REPLY.test(setting.opening))
    return { kind: "promotion", reason: "it goes beyond the question that was asked" };
  if (
    isTradeList(setting.text, medicines, copy) &&
    !tellsResults() &&
    !urgesUse(facts, names) &&
    !isPitched(facts, names)
  )
    return { kind: "information", reason: "it lists medicines, prices or terms of trade and makes no claim for any" };
  if (copy.some((line) => FOR_THE_MEDICINE.some((sign) => sign.test(line))))
    return { kind: "promotion", reason: "it names a medicine together with its use or a claim" };
  const commended = new RegExp(USE_COMMENDED.source.replaceAll("NAME", `(?:${names.source})`), "iu");
  if (copy.some((line) => commended.test(line)))
    return { kind: "promotion", reason: "it speaks well of the use of a medicine that it names" };
  const inHeading = facts.lines.some(
    (line) => line.zone === "heading" && names.test(setting.text.slice(line.start, line.end)),
  );
  if (isPitched(facts, names)) return { kind: "promotion", reason: "it says for whom a medicine should be chosen" };
  if (DISPLAY.test(setting.opening))
    return { kind: "promotion", reason: "it is a space that is bought or built to show the name of a medicine" };
  if (inHeading) return { kind: "promotion", reason: "it puts the name of a medicine in a heading" };
  return { kind: "information", reason: "it names a medicine and makes no claim for it" };
}

/** What suppliers and pharmacies write to each other about. */
const TRADE =
  /\b(?:discounts?|wholesalers?|order form|sign[- ]up form|pack size|drug tariff|reimbursement|PIP codes?|retail price|list prices?|price per pack|recycling|scheme members?|our products|product list)\b/gi;
/** The code by which a pharmacy orders a pack. */
const ORDER_CODE = /\bPIP code:? ?\d/gi;
const FEWEST_TERMS = 2;
const FEWEST_LISTED = 3;
const FEWEST_OF_A_LIST = 8;

/** A use, a result or praise: no list of prices has need of it. */
const CLAIMED =
  /\bindicated\b|\btreatment of\b|\b(?:adults|patients|women|men|children|people) (?:with|who) \p{L}|\b(?:vs|versus|against) (?:placebo|vehicle)\b|\b(?:efficacy|effective(?! (?:date|from))|well tolerated|tolerability|safety profile|faster|stronger|better|superior|relief|choose|once daily|halv(?:es|ed|ing)|reduc(?:es|ed)|prevents?|reliev(?:es|ed)|improv(?:es|ed)|controls|controlled|works)\b/iu;

/** A price list, catalogue or form of trade that makes no claim is no advertising. Source: Clause 1.17, supplementary information;
 * Human Medicines Regulations 2012, regulation 7. */
function isTradeList(text: string, medicines: Product[], copy: string[]): boolean {
  const terms = new Set(everyMatch(TRADE, text).map(([term]) => term.toLowerCase()));
  const isOfTrade =
    terms.size >= FEWEST_TERMS ||
    (terms.size > 0 && medicines.length >= FEWEST_LISTED) ||
    everyMatch(ORDER_CODE, text).length >= FEWEST_OF_A_LIST ||
    medicines.length >= FEWEST_OF_A_LIST;
  return isOfTrade && !copy.some((line) => CLAIMED.test(line));
}

interface Decision {
  kind: PieceKind;
  reason: string;
  exemption: Exemption | null;
  pretended: PieceKind[];
}

/** What the piece is: what it calls itself only where its body bears that out. */
function decideByBody(
  setting: Words,
  facts: BaseFacts,
  medicines: Product[],
  beyond: Span[],
  belied: Barred,
): Decision {
  const barred = new Set(belied);
  for (;;) {
    const decided = decide(setting, facts, medicines, beyond, barred);
    const { kind } = decided;
    if (!isExemptKind(kind)) return { ...decided, exemption: null, pretended: [...barred] };
    const isTold =
      kind === "internal" ? isToldInternal(facts) : kind === "recruitment" && isCareerProfile(setting.text);
    const exemption = exemptionFor(kind, facts, { opening: setting.opening, isTold });
    if (exemption) return { ...decided, exemption, pretended: [...barred] };
    barred.add(kind);
  }
}

const NOTHING_BELIED: Barred = new Set();

/** Educational material of the licence, which owes what the regulator asks for and no more, unless it calls itself
 * promotional or compares results. */
function isAskedByLicence({ opening, context }: Words, facts: BaseFacts, names: RegExp): boolean {
  return (
    ASKED_BY_LICENCE.test(`${opening}\n${context}`) &&
    !isDeclared(opening) &&
    !facts.lines.some((line) => COMPARED_RESULT.test(wordsOf(facts, line))) &&
    !urgesUse(facts, names) &&
    !isPitched(facts, names)
  );
}

/** Whether a piece promotes a named medicine to health professionals or payers, and why. Pure.
 * @param belied kinds that the piece calls itself and that its disguise belies. */
export function promotionOf(facts: BaseFacts, belied: Barred = NOTHING_BELIED): PromotionFacts {
  const { text } = facts.view;
  const setting = { opening: openingOf(facts), context: facts.submission.context, text };
  const medicines = facts.products.filter((p) => p.role === "own");
  const isReply = REPLY.test(`${setting.opening}\n${setting.context}`);
  const beyond = isReply
    ? findPhrases(
        BEYOND,
        facts,
        facts.sentences.filter((s) => s.zone === "body" || s.zone === "heading"),
      ).filter((m) => !isRefused(m, facts) && !GIVES_BACK.test(text.slice(m.sentence.start, m.sentence.end)))
    : [];
  const { kind, reason, exemption, pretended } = decideByBody(setting, facts, medicines, beyond, belied);
  const unlicensed = lacksLicence(facts, medicines);
  const isPromotional = kind === "promotion";
  return {
    kind,
    isPromotional,
    owesObligatoryItems: isPromotional && !unlicensed,
    askedByLicence: isAskedByLicence(setting, facts, namesOf(medicines)),
    reason,
    medicines,
    unlicensed,
    beyondTheQuestion: [
      ...new Map(beyond.map((m) => [m.sentence.start, { start: m.sentence.start, end: m.sentence.end }])).values(),
    ],
    declared: isDeclared(setting.opening),
    exemption,
    pretended,
  };
}
