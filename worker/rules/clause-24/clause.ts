import type { Clause } from "../types.ts";

/** Clause 24: Contracted Services. */
export const clause24: Clause = {
  number: 24,
  engaged: () => false,
  checks: [],
  human: [],
};
