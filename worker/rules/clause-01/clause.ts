import type { Clause } from "../types.ts";

/** Clause 1: Scope of the Code and Definition of Certain Terms. */
export const clause01: Clause = {
  number: 1,
  engaged: () => false,
  checks: [],
  human: [],
};
