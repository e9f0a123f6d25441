import type { Clause } from "../types.ts";

/** Clause 4: Responsibilities. */
export const clause04: Clause = {
  number: 4,
  engaged: () => false,
  checks: [],
  human: [],
};
