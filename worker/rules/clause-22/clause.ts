import type { Clause, ClauseWords } from "../types.ts";
import { seeding } from "./seeding.ts";
import { study } from "./study.ts";
import { studyPay } from "./study-pay.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  study: {
    headline: "Study run for promotional purposes",
    asks: "a study needs a scientific purpose, protocol and contracts (Clause 22.1)",
    action: "ask",
    advice: "Have the scientific service redesign the study or stop it.",
  },
  "study-pay": {
    headline: "Study payment rewards prescribing",
    asks: "pay must be fair market value and no inducement (Clause 22.1)",
    action: "ask",
    advice: "Pay a fair sum for the work done.",
  },
  seeding: {
    headline: "Study that serves to start patients on the medicine",
    asks: "studies must not be disguised promotion (Clause 22)",
    action: "ask",
    advice: "Have the protocol reviewed for its scientific purpose before anyone is approached.",
  },
};

/** Clause 22: Non-Interventional Studies of Marketed Medicines. */
export const clause22: Clause = {
  number: 22,
  engaged: (facts) => facts.dealings.study,
  checks: [study, studyPay, seeding],
  words: WORDS,
  human: [],
};
