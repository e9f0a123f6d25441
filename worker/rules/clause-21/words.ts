import { findPhrases, hasPhrase, type Match, phrases } from "#worker/text/language/phrases.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import { ownWords } from "#worker/text/voice/own-words.ts";
import { withBefore } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { SIGN } from "../vocabulary/agreements.ts";
import { REPRESENTATIVE } from "../vocabulary/representatives.ts";
import { GIVEN_PACKS, PACKS, sampleSentences, toNonPrescribers } from "./wrong-hands.ts";

const MANY = phrases(
  `@number ..1 ${PACKS}`,
  "re? ..1 order|orders|ordering|reorder ..4 often|any|whenever|as",
  "as often|frequently as",
  "no|without ..2 limit|cap|maximum|ceiling|ration",
  "as many|much as ..3 like|want|need|wish|can",
  "as many ..4 as ..5 take|takes|want|wants|like|likes|hold|holds",
  "unlimited|plenty|endless|bulk|crate|caseful|boxful|armful ..4 samples|sample|packs|supply|of",
  `more|another|further ..3 ${PACKS} ..6 whenever|each|every|any|month|monthly|quarter|week`,
  "samples|packs|tubes|inhalers|boxes ..6 every|each ..1 month|quarter|week|visit|call|time",
  "take|takes|have|has|order|orders|want|wants|ask|asks|like|send|get|receive|request ..6 dozen|dozens|hundred|scores|twenty|thirty|forty|fifty",
  "top|tops|topped|restock|replenish|refill|replace ..3 up|them|you|it ..6 each|every|when|whenever|time|call|visit",
  "refill|refills|top|restock|replenish ..6 samples|sample|packs|cupboard|shelf|stock",
);
const ALLOWED_NUMBER = 4;
const NUMBERS: Record<string, number> = { ...NUMBER_WORDS, dozen: 12, thousand: 1000 };
const CEILING = phrases(
  "no more than|at most|maximum|limit|limited|up",
  "not exceed|more",
  "pack|packs of",
  "comes|available|also in",
);

const UNSIGNED = phrases(
  `no|not|without|never ..6 ${SIGN}`,
  "no|not|without ..4 form|forms|paperwork|written|writing|request",
  "stamp ..8 all|enough|suffices|sufficient|do",
  "enclose|enclosed|enclosing|find|attached|brought|included|inside ..8 box|pack|packs|sample|samples|tube|tubes|pen|inhaler|inhalers ..6 @product|try|use|trial",
  "unsolicited|unasked",
  "starter|sample|trial|free|introductory ..1 pack|packs|box|tube|inhaler|pen|sachet ..6 is|are|with|find ..2 enclosed|attached|inside|included|taped|mailing",
  `${REPRESENTATIVE}|we|colleague|manager ..4 complete|fill|sign|do ..6 you|behalf|card|form`,
  `${SIGN} ..8 for them|behalf|later|afterwards|blank|advance|instead`,
  "fill|complete|add|put ..8 date|name|signature|form|forms ..6 afterwards|later|after|yourself|for",
  "just|simply|only ..2 ask|call|phone|ring|text|email|tell|say|mention|nod ..12 sample|samples|packs|pack|some|them",
  "sample|samples|packs|box ..8 just|simply|only ..2 ask|call|phone|ring|text|click|tell",
  "pre|already signed|completed",
  `nurse|receptionist|manager|secretary|colleague|pharmacist ..3 ${SIGN} ..6 away|absent|behalf|instead|busy|out`,
  "nothing|no ..3 fill|complete|return|sign|form|forms",
  "not|no|never ..6 anything|put|needed|need ..4 writing|paper|written",
  "do|doing|sort|complete|fill|finish|handle ..3 form|forms|paperwork|request ..8 myself|car|later|afterwards|you|back|office|behalf",
  "word|nod|text|email|message|call|ring|wave ..4 enough|do|suffices|fine|plenty",
  "take|help ..2 yourself|what",
  "verbal|spoken|telephone|phone request|requests|order|orders",
  "compliment|compliments|business|visiting ..1 slip|slips|card|cards ..10 form|forms|later|enough|do|does|suffice|suffices|instead|signature|proof|request",
  "match|matched|attach|attached|staple|pair|link ..6 form|forms|request|requests|card|cards ..4 later|afterwards|after|back",
);
/** Stock that nobody can account for. */
const UNACCOUNTED = phrases(
  "nobody|none|noone|one|not|no|never|without ..4 count|counts|counting|reconcile|reconciling|reconciliation|log|logging|track|tracking|tally|audit ..6 back|in|out|samples|sample|packs|boxes|stock|them",
  "samples|packs|boxes|stock ..6 nobody|not|never|no ..3 counted|counts|reconciled|logged|tracked|returned|accounted",
);
const MUST_COUNT = phrases("must|may|should|cannot ..2 not|never|go|be|leave", "without ..6 not|never|no|cannot");

/** Samples that are handed out and not accounted for. */
export function unaccounted(facts: Facts): Match[] {
  return findPhrases(UNACCOUNTED, facts, sampleSentences(facts)).filter(
    (m) => !hasPhrase(MUST_COUNT, facts, [m.sentence]),
  );
}

const SIGN_RULE = phrases(
  `receptionist|receptionists|nobody|nurses|secretaries|staff|${REPRESENTATIVE}|pharmacists|clerks|manager|managers ..2 not|never|cannot ..2 sign|signs`,
  "return|returned|unused|destruction|destroyed",
  "without|unless|until ..6 signed|signature|written|request ..12 not|no|cannot|never",
  `no|not|cannot|never ..8 without|unless|until ..6 ${SIGN}|written`,
);

const LARGE = phrases(
  "hospital|full|family|large|larger|largest|bigger|biggest|jumbo|bumper|double|extra|maximum|trade|pharmacy|retail|standard ..1 size|sized|pack|packs|course|box",
  "two|three|four|six|full|whole|one|a|2|3|4|6|12 month|months|monthly|week|weeks ..1 supply|pack|packs|course|size|treatment|worth",
  "@number tablet|capsule|dose|tablets|capsules|doses|sachet|sachets",
  "@number tablets|capsules|doses",
  "not ..3 smallest",
  "@number g|gram|ml|tablet|capsule|dose ..8 hospital|hospitals|wholesale|trade|full|larger|large|bigger|big",
  "size|pack|packs|tube|tubes|box|bottle|bottles ..6 hospital|hospitals ..3 buy|use|order|stock",
  "too|hardly|scarcely|barely small|enough|big",
);
const SMALLEST = phrases("smallest|starter|trial|introductory");
const UNMARKED = phrases(
  "remove|peel|cover|take|without|no|not ..6 sticker|label|wording|legend|resale|marking|overprint|stamp",
  "not|never ..2 marked ..2 as|free|sample|samples",
  "sample|samples|packs|boxes ..6 not|without|un ..2 marked",
  "no|without|not ..4 spc|leaflet ..4 sample|samples|pack|packs|enclosed|included|supplied|needed",
  "normal|usual|ordinary|trade|retail|pharmacy|standard livery|packaging|carton|cartons|packs|label",
  "on|with|among the? shelf|shelves|stock ..4 rest|others|other",
  "sell|sold|resell|dispense|bill|charge|claim ..6 samples|sample|them|packs",
);

/** How much is in a pack: "one 5 g tube" is one. */
const UNITS = new Set(["g", "gram", "grams", "mg", "ml", "mcg", "micrograms", "cm"]);
/** Print of which there may be hundreds. */
const PRINT = phrases(
  "flyer|flyers|leaflet|leaflets|booklet|booklets|poster|posters|leavepiece|leavepieces|brochure|brochures",
);
/** The sentence and what it points back to speak of print and of no pack. */
function isOfPrint(facts: Facts, sentence: Sentence): boolean {
  const around = withBefore(facts, sentence);
  return hasPhrase(PRINT, facts, around) && !hasPhrase(GIVEN_PACKS, facts, around);
}

/** Numbers of packs above the yearly limit, or no limit at all. */
export function tooMany(facts: Facts): Match[] {
  return ownWords(MANY, facts, sampleSentences(facts)).filter((m) => {
    if (isOfPrint(facts, m.sentence)) return false;
    if (hasPhrase(CEILING, facts, [m.sentence]) && m.phrase === MANY[0]) return false;
    if (m.phrase !== MANY[0]) return true;
    if (UNITS.has(facts.tokens[m.first + 1]?.norm ?? "")) return false;
    const word = facts.tokens[m.first]?.norm ?? "";
    return (NUMBERS[word] ?? Number(word)) > ALLOWED_NUMBER;
  });
}

/** Calls, visits and questions may be unsolicited; nobody asked for a pack with them. */
const VISITS = phrases(
  "unsolicited|unasked calls|call|visits|visit|contacts|contact|requests|enquiries|questions|emails|email|telephone",
);
const PAPERS = phrases("contract|agreement|consent|minutes");

/** Supply without a signed and dated request. */
export function unsigned(facts: Facts): Match[] {
  return findPhrases(UNSIGNED, facts, sampleSentences(facts)).filter(
    (m) =>
      !hasPhrase(SIGN_RULE, facts, [m.sentence]) &&
      !hasPhrase(PAPERS, facts, [m.sentence]) &&
      (!hasPhrase(VISITS, facts, [m.sentence]) || hasPhrase(GIVEN_PACKS, facts, [m.sentence])),
  );
}

const ON_SALE = phrases("comes|available|price|cost|sold");

const PORTIONS = phrases("sample|samples|pack|packs|each|supply|box|free|course");

/** Packs above the smallest size on the market. */
export function tooLarge(facts: Facts): Match[] {
  return ownWords(LARGE, facts, sampleSentences(facts)).filter(
    (m) =>
      hasPhrase(PORTIONS, facts, [m.sentence]) &&
      !hasPhrase(SMALLEST, facts, [m.sentence]) &&
      !hasPhrase(ON_SALE, facts, [m.sentence]),
  );
}

/** A reply card goes post free. */
const POSTAGE = phrases("no|without ..1 stamp ..2 needed|required|necessary");
const NOT_FOR_SALE = phrases("not for resale|sale");

export function unmarked(facts: Facts): Match[] {
  return findPhrases(UNMARKED, facts, sampleSentences(facts)).filter(
    (m) =>
      !hasPhrase(NOT_FOR_SALE, facts, [m.sentence]) &&
      (!hasPhrase(POSTAGE, facts, [m.sentence]) || hasPhrase(GIVEN_PACKS, facts, [m.sentence])),
  );
}

/** All faults of a text about samples. */
export function badSampling(facts: Facts): Match[] {
  if (!facts.dealings.samples) return [];
  return [...toNonPrescribers(facts), ...unsigned(facts), ...tooMany(facts), ...unaccounted(facts)];
}
