/* One way to bring the forms of a word together. A stem is how the word begins, so that it can be looked for in a text as it
 * stands. */

const ENDINGS = /(?:ations?|ions?|ings?|ances?|ences?|ments?|ies|ed|es|s|e|al|ly)$/;
/** More letters than these tell one word from another hardly ever. */
const STEM_LETTERS = 5;
const LEAST_LETTERS = 3;

/** What the forms of a word have in common: "heals", "healing" and "healed" are one. Takes small letters. */
export function stemOf(word: string): string {
  const bare = word.replace(ENDINGS, "");
  return (bare.length >= LEAST_LETTERS ? bare : word).slice(0, STEM_LETTERS);
}
