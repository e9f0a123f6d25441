import type { Clause } from "../types.ts";

/** Clause 30: Annual Public Disclosure of Contracted Services Provided by the Public, Including Patients and Journalists. */
export const clause30: Clause = {
  number: 30,
  engaged: () => false,
  checks: [],
  human: [],
};
