import type { Clause, ClauseWords } from "../types.ts";
import { conditions } from "./conditions.ts";
import { marking } from "./marking.ts";
import { misusedSamples } from "./misused-samples.ts";
import { recipients } from "./recipients.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  conditions: {
    headline: "Sample conditions not met",
    asks: "samples need a signed, dated request and stay within the yearly limit (Clause 21.3)",
    action: "ask",
    advice: "Supply samples only within Clause 21.",
  },
  recipients: {
    headline: "Samples offered to people who may not receive them",
    asks: "samples may go only to professionals qualified to prescribe (Clause 21.1)",
    action: "remove",
    advice: "Take out the offer, or limit it to those qualified to prescribe the medicine.",
  },
  marking: {
    headline: "Sample not marked as free",
    asks: "samples must be marked as free, not for resale, and come with the SPC (Clause 21.5)",
    action: "add",
    advice: "Add the marking.",
  },
  "misused-samples": {
    headline: "Samples used as a reward or to start treatment",
    asks: "samples are only for gaining experience of a new medicine, at a signed request (Clause 21)",
    action: "ask",
    advice: "Give samples only at a written request and within the limits of the Code.",
  },
};

/** Clause 21: Provision of Medicines and Samples. */
export const clause21: Clause = {
  number: 21,
  engaged: (facts) => facts.dealings.samples,
  checks: [misusedSamples, conditions, recipients, marking],
  words: WORDS,
  human: [],
};
