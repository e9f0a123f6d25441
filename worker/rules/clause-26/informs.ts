import { isKnownMedicine, knownNamesIn } from "#worker/document/names/known-names.ts";
import { oncePer } from "#worker/lib/once-per.ts";
import { callsToIt, praisesIt, testifiesTo } from "#worker/text/voice/urging.ts";
import { sellsOutright, sellsToReaders } from "#worker/text/voice/words-of-sale.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { namesMedicine } from "../facts/identity.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { hopesIn } from "./hope.ts";
import { copyOf, EXCITED, hasAny, isOfOthers, tellsOfHarm, VIVID } from "./wording.ts";

/* What the health service, charities and newspapers write of medicines that exist. Naming one advertises it elsewhere; here its harms
 * and limits are told, or others' words, and not one sentence sells or praises. */

const OWN_STORY =
  /\bI(?:'ve| have)? (?:\p{L}+ )?(?:lost|feel|felt|took|tried|started|use|love|can)\b|\bmy (?:weight|skin|life|pain|body)\b/iu;
/** How far a medicine reaches: who cannot have it, and that it takes a prescriber. */
const LIMITS = [
  /\b(?:cannot|can't|do not|don't|is not|are not|not) (?:\p{L}+ )?(?:prescribe|licensed|suitable|available|approved|have it)\b/iu,
  /\bonly (?:people|adults|patients|those|available|if)\b|\bcan harm\b|\bspeak to your \p{L}+ team\b/iu,
];
const FOUND = /\b(?:stud(?:y|ies)|trials?|researchers|figures)\b[^.!?\n]{0,80}\b(?:found|finds?|shows?|seen)\b/i;

const any = (patterns: readonly RegExp[], words: string) => patterns.some((pattern) => pattern.test(words));

/** A price beside a medicine is asked of the reader, save what the health service pays or charges for every prescription. */
const PRICED = /£ ?\d/;
const PAID_ANYWAY = /\bNHS\b|\bprescription charge\b|\bcosts? (?:the|to the)\b|£ ?[\d.]+ ?(?:m|million|bn|billion)\b/i;

function urges(facts: Facts, sentence: Sentence): boolean {
  const words = wordsOf(facts, sentence);
  const isOthers = isOfOthers(words);
  return (
    (PRICED.test(words) && !PAID_ANYWAY.test(words) && !isOthers && namesMedicine(facts.identity, sentence)) ||
    praisesIt(words) ||
    callsToIt(words) ||
    sellsOutright(words) ||
    (sellsToReaders(words) && !isOthers) ||
    hopesIn(facts, [sentence]).length > 0 ||
    (hasAny(VIVID, facts, sentence) && !isOthers && !FOUND.test(words)) ||
    hasAny(EXCITED, facts, sentence) ||
    OWN_STORY.test(words) ||
    (testifiesTo(words) && namesMedicine(facts.identity, sentence))
  );
}

/** Companies stand in news as those who are reported on. */
const isReportOn = (facts: Facts, start: number) =>
  facts.sentences.some(
    (s) =>
      s.start <= start &&
      start < s.end &&
      (isOfOthers(wordsOf(facts, s)) || /\b(?:trial|study)\b/i.test(wordsOf(facts, s))),
  );

/** Whether a piece informs of medicines that exist and does nothing else. */
export const informsOnly = oncePer((facts: Facts): boolean => {
  const { text } = facts.view;
  const { named } = facts.identity;
  if (
    named.length === 0 ? knownNamesIn(text).medicines.length === 0 : !named.every(({ name }) => isKnownMedicine(name))
  )
    return false;
  const copy = copyOf(facts);
  const isTold =
    tellsOfHarm(facts) ||
    any(LIMITS, text) ||
    copy.some((s) => FOUND.test(wordsOf(facts, s)) || isOfOthers(wordsOf(facts, s)));
  if (!isTold || facts.companies.some(({ mentions }) => mentions.some(({ start }) => !isReportOn(facts, start))))
    return false;
  return !facts.sentences.some((sentence) => urges(facts, sentence));
});
