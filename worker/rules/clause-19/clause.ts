import type { Clause } from "../types.ts";

/** Clause 19: Prohibition on Inducements and Inappropriate Payments and the Provision of Items to Health Professionals and Other Relevant Decision Makers. */
export const clause19: Clause = {
  number: 19,
  engaged: () => false,
  checks: [],
  human: [],
};
