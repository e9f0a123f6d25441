import type { Clause } from "../types.ts";

/** Clause 27: Relationships with Patient Organisations. */
export const clause27: Clause = {
  number: 27,
  engaged: () => false,
  checks: [],
  human: [],
};
