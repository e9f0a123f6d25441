import { MAX_QUOTE_CHARS } from "#schema/result.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { oncePer } from "../memo.ts";
import { upholds } from "../upholds.ts";
import { marginsInCopy } from "./model.ts";

/* Which sentences of a piece can be shown together as one passage: the same for every clause. */

/** The words that make a sentence, and how many sentences a passage has at most. */
const FEWEST_WORDS = 3;
const MOST_SENTENCES = 5;

/** The first and the last of some sentences of the copy, by their places in it. */
export interface Places {
  first: number;
  last: number;
}

/** Whether there is enough of it to say something. */
export const isSentence = ({ first, last }: Pick<Sentence, "first" | "last">): boolean => last - first >= FEWEST_WORDS;

/** Whether a sentence goes on in the paragraph of the one before it, and both can be quoted with all between them. */
function goesOn({ view }: Facts, first: Sentence, before: Sentence, sentence: Sentence): boolean {
  if (first.zone !== sentence.zone || sentence.end - first.start > MAX_QUOTE_CHARS) return false;
  return !/\n[^\S\n]*\n/.test(view.text.slice(before.end, sentence.start));
}

/** All sentences of the copy that can be shown together, in their order; none that keeps the rules. Pure. */
export const stretchesIn = oncePer((facts: Facts): Places[] => {
  const { copy } = marginsInCopy(facts);
  const canStand = copy.map((sentence) => !upholds(facts, sentence));
  return copy.flatMap((start, first): Places[] => {
    const found: Places[] = [];
    let isSaid = false;
    for (let last = first; last < Math.min(copy.length, first + MOST_SENTENCES); last++) {
      const end = copy[last] as Sentence;
      if (!canStand[last] || (last > first && !goesOn(facts, start, copy[last - 1] as Sentence, end))) break;
      isSaid ||= isSentence(end);
      if (isSaid) found.push({ first, last });
    }
    return found;
  });
});
