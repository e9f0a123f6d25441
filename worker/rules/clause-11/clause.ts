import type { Clause } from "../types.ts";

/** Clause 11: Marketing Authorisation and Temporary Supply Authorisation. */
export const clause11: Clause = {
  number: 11,
  engaged: () => false,
  checks: [],
  human: [],
};
