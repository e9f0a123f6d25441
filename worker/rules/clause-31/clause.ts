import type { Clause } from "../types.ts";

/** Clause 31: Timings, Duration and Retention of Disclosure Information. */
export const clause31: Clause = {
  number: 31,
  engaged: () => false,
  checks: [],
  human: [],
};
