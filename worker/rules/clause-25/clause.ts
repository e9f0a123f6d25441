import type { Clause } from "../types.ts";

/** Clause 25: Relationships with Health Professionals, Other Relevant Decision Makers, Healthcare Organisations and Patient Organisations. */
export const clause25: Clause = {
  number: 25,
  engaged: () => false,
  checks: [],
  human: [],
};
