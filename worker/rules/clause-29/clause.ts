import type { Clause } from "../types.ts";
import { described } from "./described.ts";
import { keptFromView } from "./kept-from-view.ts";
import { leftOut } from "./left-out.ts";
import { listed } from "./listed.ts";
import { methodology } from "./methodology.ts";

/** Clause 29: Annual Public Disclosure of Support of and Services from Patient Organisations. */
export const clause29: Clause = {
  number: 29,
  engaged: (facts) => facts.dealings.patientOrganisation,
  checks: [listed, leftOut, described, methodology, keptFromView],
  human: [],
};
