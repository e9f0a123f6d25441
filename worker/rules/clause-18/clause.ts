import type { Clause } from "../types.ts";

/** Clause 18: Information, Claims and Comparisons. */
export const clause18: Clause = {
  number: 18,
  engaged: () => false,
  checks: [],
  human: [],
};
