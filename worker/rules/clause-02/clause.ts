import type { Clause } from "../types.ts";

/** Clause 2: Upholding Confidence in the Industry. */
export const clause02: Clause = {
  number: 2,
  engaged: () => false,
  checks: [],
  human: [],
};
