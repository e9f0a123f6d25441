import type { Contradiction } from "../contradiction.ts";
import type { Smpc, SmpcPassage } from "../smpc/smpc.ts";

/** A sentence in which a piece speaks of the medicine; `words` are folded, `start` is in the piece's folded text. */
export interface Statement {
  words: string;
  start: number;
}

/** What a statement says otherwise than the SmPC does; null for what is not clear. Pure. */
export type Comparison = (statement: Statement, smpc: Smpc) => Contradiction | null;

/** Passages of some sections. */
export const inSections = (smpc: Smpc, ...sections: readonly string[]): SmpcPassage[] =>
  smpc.passages.filter(({ section }) => sections.includes(section));

/** Whether a statement names the medicine. */
export const namesIt = ({ words }: Statement, { names }: Smpc): boolean =>
  names.some((name) => words.toLowerCase().includes(name));

/** The whole statement against a passage. */
export function against(
  { words, start }: Statement,
  passage: SmpcPassage,
  aspect: Contradiction["aspect"],
  what: string,
): Contradiction {
  return {
    ...{ aspect, what, at: { start, end: start + words.length } },
    against: { section: passage.section, quote: passage.words },
  };
}
