import type { Clause } from "../types.ts";

/** Clause 3: Obligations. */
export const clause03: Clause = {
  number: 3,
  engaged: () => false,
  checks: [],
  human: [],
};
