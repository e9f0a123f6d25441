import type { Clause } from "../types.ts";
import { involvement, noStrings, organisations, repsRole, unbranded } from "./grants.ts";

/** Clause 23: Donations and Grants. */
export const clause23: Clause = {
  number: 23,
  engaged: (facts) => facts.dealings.grant,
  checks: [noStrings, organisations, unbranded, involvement, repsRole],
  human: [],
};
