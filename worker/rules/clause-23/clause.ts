import type { Clause } from "../types.ts";

/** Clause 23: Donations and Grants. */
export const clause23: Clause = {
  number: 23,
  engaged: () => false,
  checks: [],
  human: [],
};
