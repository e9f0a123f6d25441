import { oncePer } from "#worker/lib/once-per.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { copyOf } from "./copy.ts";
import { mixed, numberOf, stemOf } from "./feature-numbers.ts";
import { isKnown, weights } from "./weights.ts";

/** Of the pairs of neighbouring words in a text that is like what the classifier has learnt from, it knows at least this share. Of 210
 * labelled pieces by authors whose sets it had not met 96% were above; of 129 real documents two thirds were below, and of those that
 * are not about medicines nearly all. */
const FAMILIAR_FROM = 0.4;

const LETTERS = new Set([..."abcdefghijklmnopqrstuvwxyz"].map((letter) => numberOf(stemOf(letter))));
/** A word whose letters stand apart is no pair of words. */
const isSpaced = (before: number, word: number) => LETTERS.has(before) && LETTERS.has(word);

/** The share of the pairs of words in the copy, each counted once, that the classifier knows; 0 for a text without any. Pure. */
const familiarityOf = oncePer((facts: Facts): number => {
  const known = weights().sentence;
  const pairs = new Set(
    copyOf(facts).words.flatMap((words) =>
      words.slice(1).flatMap((word, at) => {
        const before = words[at] as number;
        return isSpaced(before, word) ? [] : [mixed("pair", before, word)];
      }),
    ),
  );
  let count = 0;
  for (const pair of pairs) if (isKnown(known, pair)) count++;
  return pairs.size === 0 ? 0 : count / pairs.size;
});

/** Whether a material is written as the pieces are that the classifier has learnt from. Pure. */
export const isFamiliar = (facts: Facts): boolean => familiarityOf(facts) >= FAMILIAR_FROM;
