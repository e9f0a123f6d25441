import type { Clause } from "../types.ts";

/** Clause 9: Training. */
export const clause09: Clause = {
  number: 9,
  engaged: () => false,
  checks: [],
  human: [],
};
