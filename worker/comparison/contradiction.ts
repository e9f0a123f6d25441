import type { Span } from "#worker/text/types.ts";

/** What a piece and a document that it rests on say differently. */
export const ASPECTS = ["indication", "population", "dose", "number", "warning", "revision", "reference"] as const;
export type Aspect = (typeof ASPECTS)[number];

/** One clear contradiction. */
export interface Contradiction {
  aspect: Aspect;
  /** The words of the piece, in its folded text. */
  at: Span;
  /** What differs, as the second half of a sentence. */
  what: string;
  against: { section: string | null; quote: string };
  /** The value at fault and what stands in its place, where one value was put for another. */
  swap?: { at: Span; with: string };
}
