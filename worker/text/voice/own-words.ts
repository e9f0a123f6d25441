import { findPhrases, type Match, type Phrase } from "../language/phrases.ts";
import type { Sentence, SpokenText } from "../types.ts";
import { isBroken, isNegated } from "./negation.ts";
import { ownSentences } from "./own-sentences.ts";
import { isReported } from "./reported.ts";

/** Whether the piece itself does not say the wording: it is denied, or somebody else's. */
export function isDisowned(match: Match, text: SpokenText): boolean {
  return isNegated(match, text) || isReported(match, text);
}

/** Whether the match runs over a semicolon into another statement. */
export function runsOn({ first, last }: Match, text: SpokenText): boolean {
  return text.tokens.slice(first + 1, last).some((token) => token.lead.includes(";"));
}

/** Matches of the wordings that the piece itself stands behind: in one statement, denied neither from without nor between their
 * words. */
export function ownWords(list: Phrase[], text: SpokenText, sentences: Sentence[] = ownSentences(text)): Match[] {
  return findPhrases(list, text, sentences).filter(
    (match) => !isDisowned(match, text) && !isBroken(match, text) && !runsOn(match, text),
  );
}

/** Sentences that hold words of every list that the piece stands behind. */
export function together(text: SpokenText, lists: Phrase[][], sentences: Sentence[] = ownSentences(text)): Sentence[] {
  return lists.reduce((left, list) => {
    const holding = new Set(ownWords(list, text, left).map(({ sentence }) => sentence));
    return left.filter((sentence) => holding.has(sentence));
  }, sentences);
}

/** Each sentence joined with the one after it in the same paragraph, so that a condition may stand in the second. */
export function pairs(text: SpokenText): Sentence[] {
  const own = ownSentences(text);
  return own.flatMap((s, i) => {
    const next = own[i + 1];
    return next && next.line === s.line && next.index === s.index + 1 ? [{ ...s, end: next.end, last: next.last }] : [];
  });
}
