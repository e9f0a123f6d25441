import type { Clause } from "../types.ts";
import { study, studyPay } from "./study.ts";

/** Clause 22: Non-Interventional Studies of Marketed Medicines. */
export const clause22: Clause = {
  number: 22,
  engaged: (facts) => facts.dealings.study,
  checks: [study, studyPay],
  human: [],
};
