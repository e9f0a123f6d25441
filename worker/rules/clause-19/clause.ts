import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { benefit } from "./benefit.ts";
import { gifts } from "./gifts.ts";
import { notFromStand } from "./not-from-stand.ts";
import { paidForPrescribing } from "./paid-for-prescribing.ts";
import { patientItems } from "./patient-items.ts";
import { shamFee } from "./sham-fee.ts";
import { tiedService } from "./tied-service.ts";

const GIFTS = phrases("gift|gifts|prize|voucher|inducement");

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  gifts: {
    headline: "Gift or personal benefit offered",
    asks: "no gift or other advantage may be offered in connection with promotion (Clause 19.1)",
    action: "remove",
    advice: "Take out the offer.",
  },
  "sham-fee": {
    headline: "Fee for attending promotion",
    asks: "such a payment is an inducement (Clause 19.1)",
    action: "ask",
    advice: "Withdraw the payment, or hold a genuine advisory board.",
  },
  "tied-service": {
    headline: "Benefit tied to use of a medicine",
    asks: "a service, grant or payment must not depend on prescribing (Clause 19.1)",
    action: "reword",
    advice:
      "Offer it without any tie to prescribing, or withdraw it; to delete the sentence alone does not end the tie.",
  },
  "paid-for-prescribing": {
    headline: "Payment for prescribing",
    asks: "nobody may be paid for what they prescribe (Clause 19.1)",
    action: "reword",
    advice: "Withdraw the payment; to delete the sentence alone does not end it.",
  },
  "patient-items": {
    headline: "Unsuitable item for patients",
    asks: "items for patients must be inexpensive, of direct benefit and not branded (Clause 19.2)",
    action: "ask",
    advice: "Replace the item with one that meets Clause 19.2.",
  },
  "not-from-stand": {
    headline: "Patient items given from a stand",
    asks: "items for patients must not be given out from a stand (Clause 19.2)",
    action: "ask",
    advice: "Let people ask for the items through the company.",
  },
  benefit: {
    headline: "Benefit offered to health professionals",
    asks: "no gift or benefit may be given in connection with promotion (Clause 19.1)",
    action: "remove",
    advice: "Take out the offer.",
  },
};

/** Clause 19: Inducements, Inappropriate Payments and the Provision of Items. */
export const clause19: Clause = {
  number: 19,
  engaged: (facts) => hasPhrase(GIFTS, facts),
  checks: [gifts, benefit, shamFee, tiedService, paidForPrescribing, patientItems, notFromStand],
  words: WORDS,
  human: [],
};
