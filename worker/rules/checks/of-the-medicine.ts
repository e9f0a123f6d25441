import { oncePer } from "#worker/lib/once-per.ts";
import type { Match } from "#worker/text/language/phrases.ts";
import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { isDisowned, runsOn } from "#worker/text/voice/own-words.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "../facts/index.ts";
import { namedWithin } from "../facts/mentions.ts";
import type { Sentence } from "../facts/types.ts";
import { isStatement, names } from "./own-claims.ts";

/* What a piece says of the medicine that it promotes, in its own voice, of everybody and for good: as against what a study found, what
 * holds for some, and what is said of another medicine. */

/** Pieces in which use outside the licence would be promotion (and not, say, a trial's protocol). */
const QUIET_KINDS = new Set([
  "agreement",
  "research",
  "recruitment",
  "product-document",
  "no-medicine",
  "for-patients",
  "for-public",
  "notice",
  "advisory-board",
  "advance-budget",
  "reply",
]);

/** Whether the piece could promote a medicine. */
export function couldPromote(facts: Facts): boolean {
  return facts.products.length > 0 && !QUIET_KINDS.has(facts.promotion.kind);
}

/** Whether the piece promotes a medicine of its own that it tells more of than a name, and is no paper that the Code leaves alone. */
export const promotesOwn = (facts: Facts): boolean =>
  couldPromote(facts) &&
  !facts.document.outside &&
  facts.products.some(({ role, isLearnt }) => role === "own" && !isLearnt);

/** Sentences that speak of the own medicine, in themselves or in the sentence beside them in the same paragraph. */
export const ofOwnMedicine = oncePer((facts: Facts): Sentence[] => {
  const own = facts.products.filter((p) => p.role === "own");
  const namesOwn = (s: Sentence) => [...namedWithin(facts.products, s)].some((p) => p.role === "own");
  return ownSentences(facts).filter((s) => {
    if (
      namesOwn(s) ||
      (facts.promotion.isPromotional &&
        own.length === 1 &&
        s.zone !== "direction" &&
        !/\b(?:study|trial)\b/i.test(wordsOf(facts, s)))
    )
      return true;
    const next = facts.sentences[s.index + 1];
    const before = facts.sentences[s.index - 1];
    return (
      [next, before].some((n) => n !== undefined && n.line === s.line && n.zone === s.zone && namesOwn(n)) ||
      (/\b(?:it|this|same)\b/i.test(wordsOf(facts, s)) && before !== undefined && namesOwn(before))
    );
  });
});

/** Sentences that state something of the medicine that a piece promotes. */
export const saidOfMedicine = oncePer((facts: Facts): Sentence[] =>
  ofOwnMedicine(facts).filter(
    (s) =>
      s.zone !== "direction" &&
      isStatement(facts, s) &&
      (names(facts, s, "product") || !(names(facts, s, "competitor") || OF_OTHERS.test(wordsOf(facts, s)))),
  ),
);

/** Medicines in general, those of others and what stands in their stead. */
const OF_OTHERS =
  /\b(?:placebo|like (?:all|any|every) (?:\w+ )?medicines?|other (?:medicines|treatments)|comparator)\b/i;

/** Where a result comes from. */
const STUDIED =
  /\b(?:stud(?:y|ies)|trials?|n ?=|cohort|volunteers|randomi[sz]ed|analys[ie]s|survey|registry|healthy|arms?)\b/i;
const REPORTS = /\b(?:was|were|had|did|been|reported|observed|seen|occurred|experienced|found|led)\b/i;
const COUNTED = /\d ?%|\bn ?= ?\d|\bp ?[<=>]|\b\d+ (?:of|in|out of) (?:the )?\d/i;
/** Words of a report on what was looked for. */
const LOOKED_FOR = /\b(?:were|was) (?:\w+ )?(?:observed|seen|noted|identified|detected)\b/i;
/** The sections of a summary of product characteristics that tell of an absence, and what they tell it of. */
const OF_SECTION = /\b(?:overdos\w+|animal\w*|in vitro|toxicology|fertility|rats|rabbits|mice|section \d)\b/i;

/** Whether a sentence reports what a study found or a section of the licence tells. */
export function isFinding(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  if (COUNTED.test(words)) return true;
  if (!REPORTS.test(words)) return false;
  const near = facts.sentences.slice(Math.max(0, sentence.index - 1), sentence.index + 2);
  return (
    OF_SECTION.test(words) ||
    LOOKED_FOR.test(words) ||
    near.some((s) => s.line === sentence.line && STUDIED.test(wordsOf(facts, s)))
  );
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const TO_WHOM = listed("in for with between during on among to from over within through by");
const ANYBODY = listed(
  "any anyone anybody anything every everyone everybody everything all your our it its this them patients people whatever use treatment long other others taking therapy whoever me us you who whom speak report mention worry fear consider remember note",
);
const SAVE = listed("except apart besides save unless than compared versus leading led requiring resulting were was");
/** How far behind a wording its limit stands. */
const LIMIT_WITHIN = 5;

/** Whether what follows a wording says for whom, with what or with which exception it holds ("no interactions with food"). */
export function isLimited({ last, sentence }: Match, facts: Facts): boolean {
  for (let at = last; at < Math.min(sentence.last, last + LIMIT_WITHIN); at++) {
    const { norm, lead } = facts.tokens[at] ?? { norm: "", lead: "" };
    if (at > last && /[;:,(]/.test(lead)) return false;
    if (SAVE.has(norm) || (norm === "other" && facts.tokens[at + 1]?.norm === "than")) return true;
    const next = facts.tokens[at + 1]?.norm ?? "";
    if (TO_WHOM.has(norm)) return !(ANYBODY.has(next) || facts.tokenRoles[at + 1] === "product");
  }
  return false;
}

const OPENS_CONDITION = listed("if whether unless until suppose provided");

/** Whether the piece states the wording: it neither denies nor reports it, nor makes it a condition. */
export function isSaid(match: Match, facts: Facts): boolean {
  for (let at = match.sentence.first; at < match.last; at++)
    if (OPENS_CONDITION.has(facts.tokens[at]?.norm ?? "")) return false;
  return !isDisowned(match, facts) && !runsOn(match, facts);
}
