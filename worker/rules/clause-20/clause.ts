import type { Clause } from "../types.ts";
import { contributions } from "./contributions.ts";
import { noSteer } from "./no-steer.ts";
import { prospective } from "./prospective.ts";
import { stringsOnProject } from "./strings-attached.ts";

/** Clause 20: Collaborative Working with Organisations. */
export const clause20: Clause = {
  number: 20,
  engaged: (facts) => facts.dealings.collaboration && !facts.dealings.disclosurePage,
  checks: [noSteer, contributions, prospective, stringsOnProject],
  human: [],
};
