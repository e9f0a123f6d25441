import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 24. */
export const words24: ClauseWords = {
  contract: {
    headline: "Service begins without a written contract",
    asks: "a written contract must be agreed first (Clause 24.2)",
    action: "ask",
    advice: "Agree a written contract before anything starts; say so only once it is signed.",
  },
  need: {
    headline: "No genuine need for the advisers",
    asks: "advisers must be chosen for expertise and be no more than the need calls for (Clause 24.2)",
    action: "ask",
    advice: "Document the need and limit the advisers to it.",
  },
  selection: {
    headline: "Advisers chosen for commercial reasons",
    asks: "advisers must be chosen for documented expertise (Clause 24.2)",
    action: "ask",
    advice: "Choose advisers by documented criteria, without the sales side.",
  },
  payment: {
    headline: "Payment is not fair value for work",
    asks: "pay must be fair value and never an inducement (Clause 24.3)",
    action: "ask",
    advice: "Pay a fixed, fair fee under a written contract for work that is needed.",
  },
  misuse: {
    headline: "Contracted service without a genuine need",
    asks: "services may be contracted only for a legitimate need, from no more people than it takes (Clause 24.2)",
    action: "ask",
    advice: "Record the need, the criteria and the number required before anyone is approached.",
  },
};
