import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { isEngagement } from "../concepts/dealings.ts";
import type { Clause } from "../types.ts";
import { PAYMENT } from "../vocabulary/payments.ts";
import { contract } from "./contract.ts";
import { misuse } from "./misuse.ts";
import { need } from "./need.ts";
import { payment } from "./payment.ts";
import { selection } from "./selection.ts";

const VOICES = phrases("speaker|speakers|chair|author|ambassador|influencer|my story", "dr|professor|prof");
const DECLARED = phrases(`paid|${PAYMENT}|contracted|sponsored|unpaid`);

/** Clause 24: Contracted Services. */
export const clause24: Clause = {
  number: 24,
  engaged: isEngagement,
  checks: [misuse, contract, need, selection, payment],
  human: [
    {
      requirement: "24.paid-voice-declared",
      engaged: (facts) => facts.event.isEvent && hasPhrase(VOICES, facts) && !hasPhrase(DECLARED, facts),
      look: "People speak here in their own name: find out whether the company pays them and, if so, see that it is said beside their words.",
    },
  ],
};
