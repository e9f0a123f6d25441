import { oncePer } from "#worker/lib/once-per.ts";
import type { Match } from "#worker/text/language/phrases.ts";
import { isReported } from "#worker/text/voice/reported.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Claim } from "../facts/claims.ts";
import type { Facts } from "../facts/index.ts";
import type { TrialNote } from "../facts/trial.ts";
import type { TrialNoteKind } from "../facts/trial-wordings.ts";
import type { Sentence } from "../facts/types.ts";

/* Which claims the piece stands behind, and what stands near them. */

const NO_CLAIMS = new Set([
  "agreement",
  "no-medicine",
  "recruitment",
  "product-document",
  "research",
  "notice",
  "advance-budget",
]);

/** Whether the piece speaks of a medicine of the company in a way that can claim something for it. */
export function speaksOfMedicine(facts: Facts): boolean {
  if (!facts.products.some((p) => p.role === "own")) return false;
  return !NO_CLAIMS.has(facts.promotion.kind) || (facts.promotion.kind === "notice" && givesResult(facts));
}

/** A notice that gives a result of benefit for the medicine makes a claim, whatever it calls itself. */
function givesResult(facts: Facts): boolean {
  return facts.claims.all.some(
    (c) => c.namesOwn && c.kinds.includes("efficacy") && c.kinds.includes("statistic") && !c.smallPrint,
  );
}

/** A sentence as a match, for what takes matches. */
function whole(sentence: Sentence): Match {
  const { start, end, first, last } = sentence;
  return { start, end, first, last, sentence, phrase: { source: "", steps: [] } };
}

/** The sentence of that index, which must be there. */
export function sentenceOf(facts: Facts, index: number): Sentence {
  const sentence = facts.sentences[index];
  if (!sentence) throw new Error(`No sentence ${index}`);
  return sentence;
}

/** The writer says that something is not claimed or was only hoped for. */
const NOT_CLAIMED =
  /\b(?:do not|don't|does not|doesn't|did not|cannot|can't|never|neither|nor do we|nobody) (?:\w+ )?(?:claims?|says?|suggests?|impl(?:y|ies))\b|\b(?:had )?hoped (?:for|that)\b|\bno claim\b|\b(?:none|neither|no (?:study|trial|data|result|figure)s?)\b[^.]{0,30}\b(?:shows?|proves?|means?|tells? us|establish(?:es)?|demonstrates?)\b|\b(?:it )?(?:is|was|would be) (?:wrong|misleading|unfair|untrue) to\b|\bcorrect (?:them|it|him|her|that)\b|\b(?:if|when) (?:some(?:body|one)|anybody|anyone|a doctor|they|he|she) (?:says?|asks?|claims?|suggests?)\b|\b(?:ask|asked) [^.]{0,30} not to\b|\breplaces (?:slide|figure|page|the (?:old|earlier|former))\b/i;
/** The head of a message, not its words. */
const ADDRESS = /^\W*(?:to|from|cc|bcc|date|sent|sender(?: name)?|reply-to)\s?:/i;

/** Somebody is asked for something. */
const REQUEST =
  /^\W*(?:please )?(?:(?:tell|send|give|show|e-?mail|ring|call) (?:me|us)|let (?:me|us) (?:know|have))\b/i;

/** Whether a sentence states something: it neither asks, nor addresses, nor disowns what it says. */
export const isStatement = (facts: Facts, sentence: Sentence): boolean => stated(facts)(sentence);

const stated = oncePer((facts: Facts) =>
  oncePer((sentence: Sentence) => {
    const words = wordsOf(facts, sentence);
    return !/\?["')\]]*$/.test(words) && ![ADDRESS, REQUEST, NOT_CLAIMED].some((other) => other.test(words));
  }),
);

/** News of the business: sales, markets, rivals, staff. */
const OF_THE_BUSINESS =
  /£ ?\d|\b(?:revenue|sales|turnover|profits?|margins?|dividend|shares?|shareholders?|the board|net price|list(?:ed|ing)|cash|loan|funding|H[12] 20\d\d|royalt\w+|market share|generic enter\w*|headcount|costs?|pipeline|portfolio)\b/i;

function isNoClaim(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  if (NOT_CLAIMED.test(words)) return true;
  return facts.promotion.kind === "investor" && OF_THE_BUSINESS.test(words) && !/\bp ?[<=]/i.test(words);
}

/** Claims of the copy that the piece itself makes: not in notes, not quoted to correct them, not harm. */
export const ownClaims = oncePer((facts: Facts): Claim[] => {
  const safety = new Set(facts.claims.safety);
  return facts.claims.statements.filter(
    (claim) =>
      !claim.smallPrint &&
      !safety.has(claim.sentence) &&
      !isNoClaim(facts, sentenceOf(facts, claim.sentence)) &&
      !isReported(whole(sentenceOf(facts, claim.sentence)), facts),
  );
});

/** A line headed "Notes" or "Assumptions" is set apart, and yet in full view of what stands over it. */
const IN_VIEW =
  /^\W*(?:(?:pricing |price |cost |data )?notes?|assumptions?|methods?|study design|abbreviations)\b\s?[:.)-]/i;

/** Whether a sentence stands where few read: a footnote, a reference list, an appendix. */
export function isSmall(facts: Facts, sentence: Sentence): boolean {
  const line = facts.lines[sentence.line];
  return facts.trial.smallPrint[sentence.index] === true && !(line && IN_VIEW.test(wordsOf(facts, line)));
}

/** The notes on the trial of these kinds. */
export function notesOf(facts: Facts, ...kinds: TrialNoteKind[]): TrialNote[] {
  return facts.trial.notes.filter((note) => kinds.includes(note.kind));
}

/** The sentences from `before` ahead of one to `after` behind it, itself included; prescribing information, references
 * and statements left out. */
export function nearby(facts: Facts, index: number, before: number, after: number): Sentence[] {
  return facts.sentences
    .slice(Math.max(0, index - before), index + after + 1)
    .filter((s) => s.zone === "heading" || s.zone === "body" || s.zone === "direction");
}

/** Whether a product stands in the sentence by its role. */
export function names(facts: Facts, sentence: Sentence, role: "product" | "competitor"): boolean {
  for (let at = sentence.first; at < sentence.last; at++) if (facts.tokenRoles[at] === role) return true;
  return false;
}

/** Whether a sentence speaks of the company's medicine: it or the one before or after names it, or it makes a claim. */
export function isOnMedicine(facts: Facts, sentence: Sentence): boolean {
  const near = facts.sentences.slice(Math.max(0, sentence.index - 1), sentence.index + 2);
  return near.some((s) => names(facts, s, "product")) || claimed(facts).has(sentence.index);
}

const claimed = oncePer(
  (facts: Facts) =>
    new Set(facts.claims.all.filter((c) => c.kinds.some((kind) => kind !== "statistic")).map((c) => c.sentence)),
);

/** Words of a sentence that reports or advises. */
const REPORTS =
  /\b(?:may|might|can|could|should|must|has|have|had|was|were|been|need(?:s|ed)?|did|fell|rose|will|would|if|when|before|after|not|no)\b/i;

/** A line that shouts: a heading, a bullet or a short sentence of its own, with no trial's figures in it. */
export function isSlogan(facts: Facts, sentence: Sentence): boolean {
  const line = facts.lines[sentence.line];
  if (!line) return false;
  const words = wordsOf(facts, sentence);
  const shouts =
    sentence.zone === "heading" || line.end - line.start < 110 || (words.length < 60 && !REPORTS.test(words));
  return shouts && !/n\s?=\s?\d|p\s?[<>=]/i.test(words);
}

/** The words of the prescribing information, empty where the piece has none. */
export const prescribingText = oncePer((facts: Facts): string =>
  facts.lines
    .filter((line) => line.zone === "pi")
    .map((line) => wordsOf(facts, line))
    .join(" "),
);
