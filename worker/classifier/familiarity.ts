import { oncePer } from "#worker/lib/once-per.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { messageAlone } from "#worker/rules/facts/message.ts";
import { mixed, numberOf, stemOf } from "#worker/text/feature-numbers.ts";
import { firstStarting } from "#worker/text/spans.ts";
import { copyOf } from "./copy.ts";
import { isKnown, weights } from "./weights.ts";

/** Of the pairs of neighbouring words in a text that is like what the classifier has learnt from, it knows at least this share. Of 210
 * labelled pieces by authors whose sets it had not met 96% were above; of 129 real documents two thirds were below, and of those that
 * are not about medicines nearly all. */
const FAMILIAR_FROM = 0.4;

/** So many pairs of words make a stretch, and of the most familiar stretch this share is known in a text like those measured on: 95 of
 * 100 invented pieces that the classifier had not met are above, half of the real documents by companies below. Of the words found at
 * fault in real documents three in four stand where less is known, and nearly all of these were found wrongly. */
const STRETCH = 120;
const LIKE_MEASURED_FROM = 0.48;

const LETTERS = new Set([..."abcdefghijklmnopqrstuvwxyz"].map((letter) => numberOf(stemOf(letter))));
/** A word whose letters stand apart is no pair of words. */
const isSpaced = (before: number, word: number) => LETTERS.has(before) && LETTERS.has(word);

/** The pairs of neighbouring words in each sentence of the copy. */
const pairsBySentence = oncePer((facts: Facts): number[][] =>
  copyOf(facts).words.map((words) =>
    words.slice(1).flatMap((word, at) => {
      const before = words[at] as number;
      return isSpaced(before, word) ? [] : [mixed("pair", before, word)];
    }),
  ),
);

/** For each pair of words in the copy, each counted once and in the order of the text, whether the classifier knows it. */
const pairsOf = oncePer((facts: Facts): boolean[] => {
  const known = weights().sentence;
  return [...new Set(pairsBySentence(facts).flat())].map((pair) => isKnown(known, pair));
});

const shareOf = (known: readonly boolean[]) => (known.length === 0 ? 0 : known.filter(Boolean).length / known.length);

/** The share of the pairs of words in the copy that the classifier knows; 0 for a text without any. Pure. */
const familiarityOf = oncePer((facts: Facts): number => shareOf(pairsOf(facts)));

/** The largest share of known pairs in any stretch of a text, so that words put beside a piece do not make it less familiar. */
const mostFamiliarOf = oncePer((facts: Facts): number => {
  const pairs = pairsOf(facts);
  if (pairs.length <= STRETCH) return shareOf(pairs);
  let known = pairs.slice(0, STRETCH).filter(Boolean).length;
  let most = known;
  for (let end = STRETCH; end < pairs.length; end++) {
    known += Number(pairs[end]) - Number(pairs[end - STRETCH]);
    most = Math.max(most, known);
  }
  return most / STRETCH;
});

/** Whether a material, or its message alone, is written as the pieces are that the classifier has learnt from. Pure. */
export const isFamiliar = (facts: Facts): boolean =>
  [facts, messageAlone(facts)].some((reading) => familiarityOf(reading) >= FAMILIAR_FROM);

/** Of fewer pairs too little is known to call a text unlike others. */
const FEWEST_PAIRS = 60;

/** Whether too little is said to tell, and it is said of a medicine: a short message stays one whatever stands around it. */
const isShort = ({ products }: Facts, pairs: number): boolean =>
  pairs < FEWEST_PAIRS && products.some(({ name }) => !/\d/.test(name));

const isLike = (facts: Facts): boolean =>
  isShort(facts, pairsOf(facts).length) || mostFamiliarOf(facts) >= LIKE_MEASURED_FROM;

/** Whether some stretch of a material is written as the pieces are that the rules for what is missing were measured on. Its message is also
 * asked by itself: what stands beside it, or between, can then not make it unlike them. Pure. */
export const isLikeMeasured = (facts: Facts): boolean =>
  pairsOf(facts).length < FEWEST_PAIRS || isLike(facts) || isLike(messageAlone(facts));

/** The pairs of the copy as they stand, without sentences that were said before: how many come before each sentence, and how many of those
 * are known. */
const runningOf = oncePer((facts: Facts) => {
  const known = weights().sentence;
  const sums = [0];
  const firsts = [0];
  const said = new Set<string>();
  for (const pairs of pairsBySentence(facts)) {
    const words = pairs.join();
    const isNew = !said.has(words);
    said.add(words);
    for (const pair of isNew ? pairs : []) sums.push((sums.at(-1) as number) + Number(isKnown(known, pair)));
    firsts.push(sums.length - 1);
  }
  return { sums, firsts };
});

/** Whether the stretch of pairs around a place of the copy is familiar. */
function isLikeAround(facts: Facts, at: number): boolean {
  const { sums, firsts } = runningOf(facts);
  const count = sums.length - 1;
  if (isShort(facts, count)) return true;
  if (count === 0) return false;
  const sentence = Math.max(0, firstStarting(copyOf(facts).sentences, at + 1) - 1);
  const middle = ((firsts[sentence] as number) + (firsts[sentence + 1] as number)) >> 1;
  const from = Math.max(0, Math.min(middle - STRETCH / 2, count - STRETCH));
  const to = Math.min(count, from + STRETCH);
  return ((sums[to] as number) - (sums[from] as number)) / (to - from) >= LIKE_MEASURED_FROM;
}

/** Whether the words at a place of the view stand in a stretch written as the pieces are that the rules were measured on, by
 * themselves or with nothing but the message around them: what is put between the sentences of a piece does not make them unlike. Pure. */
export const isLikeMeasuredAt = (facts: Facts, at: number): boolean =>
  pairsOf(facts).length < FEWEST_PAIRS || isLikeAround(facts, at) || isLikeAround(messageAlone(facts), at);
