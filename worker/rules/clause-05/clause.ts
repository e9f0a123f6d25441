import type { Clause } from "../types.ts";

/** Clause 5: High Standards and Suitability. */
export const clause05: Clause = {
  number: 5,
  engaged: () => false,
  checks: [],
  human: [],
};
