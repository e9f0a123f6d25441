import type { Clause } from "../types.ts";

/** Clause 6: Information, Claims, Comparisons and Disparagement. */
export const clause06: Clause = {
  number: 6,
  engaged: () => false,
  checks: [],
  human: [],
};
