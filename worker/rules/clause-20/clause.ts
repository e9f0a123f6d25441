import type { Clause } from "../types.ts";

/** Clause 20: Collaborative Working with Organisations. */
export const clause20: Clause = {
  number: 20,
  engaged: () => false,
  checks: [],
  human: [],
};
