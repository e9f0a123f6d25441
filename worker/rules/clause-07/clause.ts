import type { Clause } from "../types.ts";

/** Clause 7: Use of Quotations. */
export const clause07: Clause = {
  number: 7,
  engaged: () => false,
  checks: [],
  human: [],
};
