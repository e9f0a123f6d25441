import type { Clause } from "../types.ts";

/** Clause 29: Annual Public Disclosure of Contracted Services, Donations, Grants and Sponsorship Provided to Patient Organisations. */
export const clause29: Clause = {
  number: 29,
  engaged: () => false,
  checks: [],
  human: [],
};
