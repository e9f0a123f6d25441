import type { Clause } from "../types.ts";

/** Clause 21: Provision of Medicines and Samples. */
export const clause21: Clause = {
  number: 21,
  engaged: () => false,
  checks: [],
  human: [],
};
