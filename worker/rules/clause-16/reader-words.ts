import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 16. */
export const words16: ClauseWords = {
  "opt-out": {
    headline: "No way to leave the mailing list",
    asks: "every promotional e-mail must let readers unsubscribe, and requests must be met (Clause 16.4)",
    action: "add",
    advice: "Add how to unsubscribe.",
  },
  "slow-removal": {
    headline: "Unsubscribing made slow or hard",
    asks: "requests to be removed must be simple and met promptly (Clause 16.4)",
    action: "replace",
    advice: "Make leaving the list simple and prompt.",
  },
  reprints: {
    headline: "Reprint offered that was not peer reviewed",
    asks: "reprints offered unasked must be peer reviewed and carry prescribing information (Clause 16.5)",
    action: "ask",
    advice: "Offer it only in reply to a request.",
  },
  frequency: {
    headline: "Promotional mailings too frequent",
    asks: "restraint must be shown in their frequency and volume (Clause 16.3)",
    action: "ask",
    advice: "Plan fewer mailings.",
  },
  "no-way-out": {
    headline: "Readers cannot opt out",
    asks: "each promotional e-mail must say how to unsubscribe (Clause 16.4)",
    action: "ask",
    advice: "Give each reader a way to unsubscribe, and honour it.",
  },
};
