import type { Clause } from "../types.ts";

/** Clause 8: Certification and Examination. */
export const clause08: Clause = {
  number: 8,
  engaged: () => false,
  checks: [],
  human: [],
};
