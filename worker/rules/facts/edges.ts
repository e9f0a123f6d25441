import type { BaseFacts, Line } from "./types.ts";

/* The first and the last line of a piece, where a sentence is put that says what the whole is taken for. */

/** Shorter papers have no body between their edges. */
export const FEWEST_LINES = 4;

/** The lines between the first and the last; all of a paper of a few lines. */
export const bodyLines = ({ lines }: BaseFacts): Line[] => (lines.length < FEWEST_LINES ? lines : lines.slice(1, -1));

/** Whether a place stands in the first or the last line of a piece that has a body. */
export function isAtEdge({ lines }: BaseFacts, at: number): boolean {
  if (lines.length < FEWEST_LINES) return false;
  return at < (lines[1]?.start ?? 0) || at >= (lines.at(-1)?.start ?? Number.POSITIVE_INFINITY);
}
