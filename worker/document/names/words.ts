/** A word of a text, or an ampersand that joins names. */
export interface Word {
  start: number;
  end: number;
  /** In small letters, raised and lowered figures plain. */
  norm: string;
  isCapital: boolean;
}

const WORD = /[\p{L}\p{N}]+|&/gu;
const CAPITAL_OR_FIGURE = /^[\p{Lu}\p{N}]/u;
const PLAIN = /^[a-z0-9&]+$/i;

/** The words of a text in order. A sign of a trade mark that was lost in print ("EVRENZOTM") is taken off. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const bare = word.length > 5 && /[\p{Lu}\p{Ll}]TM$/u.test(word) ? word.slice(0, -2) : word;
    return {
      start: index,
      end: index + word.length,
      norm: (PLAIN.test(bare) ? bare : bare.normalize("NFKC")).toLowerCase(),
      isCapital: CAPITAL_OR_FIGURE.test(word),
    };
  });
}
