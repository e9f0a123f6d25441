import type { Clause } from "../types.ts";

/** Clause 28: Annual Disclosure of Transfers of Value to Health Professionals, Other Relevant Decision Makers and Healthcare Organisations. */
export const clause28: Clause = {
  number: 28,
  engaged: () => false,
  checks: [],
  human: [],
};
