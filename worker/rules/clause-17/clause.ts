import type { Clause } from "../types.ts";

/** Clause 17: Representatives. */
export const clause17: Clause = {
  number: 17,
  engaged: () => false,
  checks: [],
  human: [],
};
