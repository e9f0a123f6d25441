import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { isEngagement } from "../dealings/papers.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { contract } from "./contract.ts";
import { misuse } from "./misuse.ts";
import { need } from "./need.ts";
import { payment } from "./payment.ts";
import { selection } from "./selection.ts";

const VOICES = phrases("speaker|speakers|chair|author|ambassador|influencer|my story", "dr|professor|prof");
const DECLARED = phrases(`paid|${PAYMENT}|contracted|sponsored|unpaid`);

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
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

/** Clause 24: Contracted Services. */
export const clause24: Clause = {
  number: 24,
  engaged: isEngagement,
  checks: [misuse, contract, need, selection, payment],
  words: WORDS,
  human: [
    {
      requirement: "24.paid-voice-declared",
      engaged: (facts) => facts.event.isEvent && hasPhrase(VOICES, facts) && !hasPhrase(DECLARED, facts),
      look: "People speak here in their own name: find out whether the company pays them and, if so, see that it is said beside their words.",
    },
  ],
};
