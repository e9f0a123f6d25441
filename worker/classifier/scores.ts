import type { Sentence } from "#worker/rules/facts/types.ts";

/** A sentence and how far it is on the side of the faults: those that reviewers quoted are beyond 0, mostly about 1. */
export interface ScoredSentence {
  sentence: Sentence;
  margin: number;
}

/** What the model says of one clause: of its likeliest sentences, the likeliest first, and of the piece. Margins. */
export interface ClauseScore {
  sentences: ScoredSentence[];
  piece: number;
  /** That the piece has any fault at all. */
  any: number;
  /** That it has a fault of high risk. */
  grave: number;
  /** How many sentences there were. */
  length: number;
}
