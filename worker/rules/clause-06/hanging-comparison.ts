import { oncePer } from "#worker/lib/once-per.ts";
import { findPhrases, type Match } from "#worker/text/language/phrases.ts";
import { isDisowned } from "#worker/text/voice/own-words.ts";
import { isOfTheIll, opensWithIllness } from "#worker/text/voice/plain-lines.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { hitOn, quoted } from "../checks/hits.ts";
import { isSlogan, ownClaims, sentenceOf, speaksOfMedicine } from "../checks/own-claims.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check, Hit } from "../types.ts";
import { examples } from "./hanging-comparison.examples.ts";
import { COMPARATIVES, DATA_NOUN, OTHER_SENSE, QUALITY } from "./hanging-comparison.words.ts";

const QUALITY_OR_COMPARATIVE = [...QUALITY, ...COMPARATIVES];
/** Slogans of these pieces speak of the medicine that the piece is about. */
const PRODUCT_COPY = new Set(["promotion", "press", "investor", "internal", "for-public", "reply"]);
const NOT_THE_MEDICINE =
  /\b(?:care|conversations?|services?|reviews?|pathways?|diagnos\w+|adherence|together|access|records?|training|practice|teams?|outcomes|referrals?|planning|communication|decisions?|learning|meeting|webinar|workshop|session|register|registration|website|page|app|lives|living|future|world|understanding|support|data|evidence|half|quarter|year|growth|outlook|margins?|balance sheet|trading|performance|market|position|pipeline|portfolio|demand|start|finish)\b/i;

/** What a program does for those who work with it. */
const OF_SOFTWARE =
  /\b(?:AI|software|digital|health ?care systems?)\b|\b(?:empowers?|helps?|enables?) (?:all )?(?:clinicians|staff|teams)\b/i;
/** A town, a grade to be waited for, skin before it is treated or after, the limits of a licence, a difference to the medicine's
 * disadvantage, and one measure weighed against another. */
const NO_COMPARISON =
  /\bGreater \p{Lu}\p{Ll}|\bgrade \d or better\b|\b(?:gets?|got|looks?) (?:better|worse)\b|\b(?:goes|go|going) beyond (?:the|its|our|your|what)\b|\bless effective\b|\bmay suit\b|\bjust as much\b|\bbetter, but\b|^\W*better, but|\bmore \p{L}+ on one \p{L}+, more\b|\bwhich matters more\b|\bhad a better \p{L}|\b(?:starting|talking|talk|asking) sooner\b|\bMain reasons\b|\bpatients often stop\b|\bmore affordable\b/iu;

/** Whether the comparative stands for the medicine: it is named, or the line is a slogan, or follows its name. */
function isForMedicine(facts: Facts, claim: Claim): boolean {
  const sentence = sentenceOf(facts, claim.sentence);
  if (/^\W*(?:tick|circle|mark|rate|record|score)\b/i.test(wordsOf(facts, sentence))) return false;
  if (OF_SOFTWARE.test(wordsOf(facts, sentence)) && !facts.products.some((p) => p.role === "own" && p.generic))
    return false;
  if (claim.namesOwn) return true;
  if (isOfTheIll(wordsOf(facts, sentence)) || opensWithIllness(wordsOf(facts, sentence))) return false;
  if (NOT_THE_MEDICINE.test(wordsOf(facts, sentence)) || !PRODUCT_COPY.has(facts.promotion.kind)) return false;
  if (isSlogan(facts, sentence)) return facts.promotion.kind !== "for-public" || facts.promotion.medicines.length > 0;
  return /^(?:\W*)(?:it|this|these|they|our|the (?:new )?(?:tablet|capsule|cream|inhaler|spray|injection|pen|patch|gel|drops?|device|formulation|treatment|medicine))\b/i.test(
    wordsOf(facts, sentence),
  );
}

/** A slogan on a line of its own that neither explains its comparative nor leads elsewhere. */
function standsAlone(facts: Facts, sentence: Sentence): boolean {
  const line = facts.lines[sentence.line];
  const words = wordsOf(facts, sentence);
  if (!line || line.end - line.start > 100 || !isSlogan(facts, sentence)) return false;
  return !/^\W*(?:for|see|to|go|we|if|when|ask|talk|your guide)\b|: |\d/i.test(words);
}

/** It is the illness that lasts longer or goes further, not the medicine. */
const ILLNESS_BEFORE =
  /\b(?:pains?|aches?|itch(?:ing)?|rash(?:es)?|cough|disease|illness|infection|virus|bacteria|symptoms?|scars?|scarring|damage|tumours?|cancers?|flares?|attacks?|condition|weakness|fatigue|tiredness|disability|loss|numbness|stiffness|swelling|inflammation|complications?|relapses?|seizures?|low mood|worry|fear|stigma|grief|season)(?: (?:that|which|can|may|might|will|could|often|sometimes|usually|still|has|have|to)){0,3}\s*$/i;

function isOfTheIllness(facts: Facts, match: Match): boolean {
  return ILLNESS_BEFORE.test(facts.view.text.slice(Math.max(match.sentence.start, match.start - 60), match.start));
}

function comparativeIn(facts: Facts, claim: Claim): Match | null {
  const sentence = sentenceOf(facts, claim.sentence);
  const either = findPhrases(QUALITY_OR_COMPARATIVE, facts, [sentence]);
  if (either.length === 0) return null;
  const found = standsAlone(facts, sentence) ? either : findPhrases(QUALITY, facts, [sentence]);
  const others = findPhrases(OTHER_SENSE, facts, [sentence]);
  const clear = (m: Match) =>
    !others.some((o) => o.first < m.last && m.first < o.last) && !isDisowned(m, facts) && !isOfTheIllness(facts, m);
  return found.find(clear) ?? null;
}

/** The first comparative of quality in a claim that says nothing of its rival. */
const comparativeOf = oncePer((facts: Facts) => oncePer((claim: Claim) => ({ match: comparativeIn(facts, claim) })));

/** "It is simpler to take" behind a sentence of the same line that names the other medicine. */
function refersBack(facts: Facts, claim: Claim): boolean {
  const sentence = sentenceOf(facts, claim.sentence);
  if (!/^\W*(?:it|this|that|both|with it|there)\b/i.test(wordsOf(facts, sentence))) return false;
  return facts.claims.statements.some(
    (other) =>
      other.comparators.length > 0 &&
      claim.sentence - other.sentence > 0 &&
      claim.sentence - other.sentence <= 2 &&
      sentenceOf(facts, other.sentence).line === sentence.line,
  );
}

/** A measured difference ("fewer fractures") answers for itself when the two arms are given anywhere in the copy. */
function isAnswered(facts: Facts, claim: Claim): boolean {
  if (claim.comparators.length > 0 || refersBack(facts, claim)) return true;
  if (claim.nearbyComparators.length === 0) return false;
  const sentence = sentenceOf(facts, claim.sentence);
  const isMeasure =
    findPhrases(DATA_NOUN, facts, [sentence]).length > 0 ||
    /\b(?:faster|quicker|sooner|better|superior)\b/i.test(wordsOf(facts, sentence));
  if (!isMeasure) return false;
  return (
    facts.figures.pairs.some(
      (p) =>
        p.sentence > claim.sentence - 3 &&
        p.sentence <= claim.sentence + 4 &&
        !facts.claims.safety.includes(p.sentence),
    ) || facts.trial.results.some((r) => Math.abs(r.sentence - claim.sentence) <= 3)
  );
}

/** Columns side by side, or a line that breaks off at the comparative: what it speaks of stands elsewhere on the page. */
const CUT_BY_LAYOUT = /\S {3,}\S.* {3,}\S|\p{Ll} (?:greater|fewer|lower|higher|reduced|increased|improved)\s*$/u;

const isCut = (facts: Facts, sentence: Sentence) => {
  const line = facts.lines[sentence.line];
  return line !== undefined && CUT_BY_LAYOUT.test(wordsOf(facts, line));
};

function find(facts: Facts): Hit[] {
  return ownClaims(facts).flatMap((claim) => {
    const { match } = comparativeOf(facts)(claim);
    if (!match || NO_COMPARISON.test(wordsOf(facts, sentenceOf(facts, claim.sentence)))) return [];
    if (!isForMedicine(facts, claim) || isAnswered(facts, claim)) return [];
    const sentence = sentenceOf(facts, claim.sentence);
    if (isCut(facts, sentence)) return [];
    return [
      hitOn(
        facts,
        sentence,
        `${quoted(wordsOf(facts, match))} is a hanging comparison: the piece does not say what the medicine is compared with, or in what. A comparative must name its comparator and rest on data.`,
      ),
    ];
  });
}

/** Clause 6.1: a comparative says against what. */
export const hangingComparison: Check = {
  id: "clause-06/hanging-comparison",
  requirement: "6.hanging-comparison",
  severity: "HIGH",
  duty: "must",
  themes: ["comparison", "misleading-claim"],
  applies: (facts) =>
    speaksOfMedicine(facts) && facts.claims.statements.some((claim) => comparativeOf(facts)(claim).match !== null),
  find,
  examples,
};
