import type { Clause } from "../types.ts";
import { involvement } from "./involvement.ts";
import { noStrings } from "./no-strings.ts";
import { organisations } from "./organisations.ts";
import { repsRole } from "./reps-role.ts";
import { stringsOnGrant } from "./strings-attached.ts";
import { unbranded } from "./unbranded.ts";

/** Clause 23: Donations and Grants. */
export const clause23: Clause = {
  number: 23,
  engaged: (facts) => facts.dealings.grant,
  checks: [noStrings, organisations, unbranded, involvement, repsRole, stringsOnGrant],
  human: [],
};
