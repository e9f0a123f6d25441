import type { Clause } from "../types.ts";

/** Clause 16: Material and Distribution. */
export const clause16: Clause = {
  number: 16,
  engaged: () => false,
  checks: [],
  human: [],
};
