import type { Clause } from "../types.ts";

/** Clause 22: Non-Interventional Studies of Marketed Medicines. */
export const clause22: Clause = {
  number: 22,
  engaged: () => false,
  checks: [],
  human: [],
};
