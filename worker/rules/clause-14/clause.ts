import type { Clause } from "../types.ts";

/** Clause 14: Information, Claims and Comparisons. */
export const clause14: Clause = {
  number: 14,
  engaged: () => false,
  checks: [],
  human: [],
};
