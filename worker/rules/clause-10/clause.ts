import type { Clause } from "../types.ts";

/** Clause 10: Events/Meetings and Hospitality. */
export const clause10: Clause = {
  number: 10,
  engaged: () => false,
  checks: [],
  human: [],
};
