import type { Clause } from "../types.ts";

/** Clause 12: Prescribing Information and Other Obligatory Information. */
export const clause12: Clause = {
  number: 12,
  engaged: () => false,
  checks: [],
  human: [],
};
