import { wordsOf } from "#worker/text/words-of.ts";
import type { Facts } from "./index.ts";
import type { Sentence } from "./types.ts";

/** "Once-weekly injection for weight management": words that all stand in the licence, as the piece states it, but for how it is given. */
const GIVEN =
  /\b(?:\w+[- ](?:weekly|daily|monthly)|weekly|daily|monthly|once|twice|injections?|tablets?|capsules?|inhalers?|solution|oral|subcutaneous|treatment|adults?|with|from|licensed)\b/gi;
const SHORTEST = 4;
const FEWEST_CONTENT = 2;

/** Whether a sentence uses no words but those of the licensed indication, as the piece states it. */
export function saysNoMoreThanLicence(facts: Facts, sentence: Sentence): boolean {
  const licensed = facts.licence.terms?.indication.toLowerCase() ?? "";
  const left = wordsOf(facts, sentence).toLowerCase().replace(GIVEN, " ");
  const words = (left.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= SHORTEST);
  return words.length >= FEWEST_CONTENT && words.every((word) => licensed.includes(word));
}
