import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 28. */
export const words28: ClauseWords = {
  disclosed: {
    headline: "Payment kept out of disclosure",
    asks: "transfers of value must be published each year (Clause 28.1)",
    action: "do-not-use",
    advice: "Do not use this material; disclose the payment and correct the record.",
  },
  named: {
    headline: "Recipients grouped without being asked",
    asks: "transfers are published for each recipient who agrees (Clause 28.1)",
    action: "ask",
    advice: "Ask the recipients; give a total only for those who refuse.",
  },
  told: {
    headline: "Recipients not told of disclosure",
    asks: "recipients should be told of the disclosure and its basis (Clause 28.1)",
    action: "add",
    advice: "Tell recipients that payments are published.",
  },
  "kept-from-view": {
    headline: "Payment kept out of disclosure",
    asks: "transfers of value must be published each year (Clause 28.1)",
    action: "do-not-use",
    advice: "Do not use this material; disclose the payment and correct the record.",
  },
};
