import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 22. */
export const words22: ClauseWords = {
  study: {
    headline: "Study run for promotional purposes",
    asks: "a study needs a scientific purpose, protocol and contracts (Clause 22.1)",
    action: "ask",
    advice: "Have the scientific service redesign or stop the study.",
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
