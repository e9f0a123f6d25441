import type { Clause } from "../types.ts";
import { seeding } from "./seeding.ts";
import { study } from "./study.ts";
import { studyPay } from "./study-pay.ts";

/** Clause 22: Non-Interventional Studies of Marketed Medicines. */
export const clause22: Clause = {
  number: 22,
  engaged: (facts) => facts.dealings.study,
  checks: [study, studyPay, seeding],
  human: [],
};
