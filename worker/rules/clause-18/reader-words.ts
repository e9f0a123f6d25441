import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 18. */
export const words18: ClauseWords = {
  reply: {
    headline: "Reply goes beyond the question",
    asks: "a reply must relate to the enquiry alone and not promote (Clause 18.1)",
    action: "remove",
    advice: "Take out what the question did not ask for; keep all safety information.",
  },
  substantiation: {
    headline: "Evidence withheld or offered late",
    asks: "substantiation must be provided within ten working days (Clause 18.2)",
    action: "ask",
    advice: "Offer the evidence on request; withdraw the claim if its source cannot be supplied.",
  },
  "evidence-withheld": {
    headline: "Evidence behind a claim withheld",
    asks: "substantiation must be provided on request without delay (Clause 18.2)",
    action: "substantiate",
    advice: "Make the evidence available on request, or withdraw the claim.",
  },
};
