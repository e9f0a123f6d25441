import type { Clause } from "../types.ts";

/** Clause 13: Abbreviated Advertisements. */
export const clause13: Clause = {
  number: 13,
  engaged: () => false,
  checks: [],
  human: [],
};
