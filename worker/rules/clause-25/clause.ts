import type { Clause } from "../types.ts";
import { acknowledgement } from "./acknowledgement.ts";
import { logos } from "./logos.ts";
import { research } from "./research.ts";
import { soleFunder } from "./sole-funder.ts";

/** Clause 25: Relationships with Professionals, Decision Makers, Healthcare and Patient Organisations. */
export const clause25: Clause = {
  number: 25,
  engaged: (facts) => facts.dealings.agreement,
  checks: [soleFunder, logos, acknowledgement, research],
  human: [],
};
