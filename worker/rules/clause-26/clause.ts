import type { Clause } from "../types.ts";

/** Clause 26: Relations with the Public, Including Patients and Journalists. */
export const clause26: Clause = {
  number: 26,
  engaged: () => false,
  checks: [],
  human: [],
};
