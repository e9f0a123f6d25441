/* What the learnt models see is numbers: each stands for a word, a pair of words or a circumstance, by where it is seen. Two
 * features that share a number are too rare to matter. */

const KINDS = {
  word: 1,
  pair: 2,
  pairWithGap: 3,
  nextTo: 4,
  wordForAudience: 5,
  circumstance: 6,
  pieceWord: 11,
  piecePair: 12,
  pieceCircumstance: 13,
  pieceWordForAudience: 14,
  openingWord: 15,
  contextWord: 16,
  contextPair: 17,
} as const;

/** The number of a row of characters (FNV-1a, 32 bits). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Numbers of 30 bits are kept as they are, larger ones as objects: a long material has hundreds of thousands. */
const SMALL_BY = 2;
export const BITS_OF_FEATURE = 32 - SMALL_BY;

/** The number of a feature of one or two words. */
export function mixed(kind: keyof typeof KINDS, one: number, other = 0): number {
  let hash = Math.imul(one ^ Math.imul(KINDS[kind], 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ other, 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) >>> SMALL_BY;
}

const STEM_CHARS = 7;

/** A word cut to what its forms share. */
export function stemOf(word: string): string {
  return word.replace(/(?:ations?|ions?|ings?|ments?|ies|ed|es|s|ly)$/, "").slice(0, STEM_CHARS);
}
