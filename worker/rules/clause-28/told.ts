import { phrases } from "#worker/text/language/phrases.ts";
import { written } from "../checks/written.ts";

const CONTRACT = phrases("your fee|honorarium|grant", "pay you", "you will be paid", "receive ..6 @money");

/** A text on what the health service pays those who dispense. */
const BY_HEALTH_SERVICE = phrases("drug tariff", "reimbursement price|prices", "dispensing contractors");

const DISCLOSES = phrases("disclose*|disclosure|published|publish|transparency");

/** Clause 28.1: recipients are told that what they receive will be published. */
export const told = written({
  id: "clause-28/told",
  requirement: "28.privacy-wording",
  severity: "LOW",
  duty: "should",
  themes: ["disclosure-transfers-of-value"],
  when: {
    is: ["payments to professionals", "an engagement of a person"],
    says: CONTRACT,
    saysNot: BY_HEALTH_SERVICE,
  },
  faults: [
    {
      missing: DISCLOSES,
      issue:
        "The letter promises payment but does not say that it will be published. Recipients should be told of the disclosure and its basis.",
      add: "\nThis payment will be disclosed on Disclosure UK.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Dear Dr Field, you are one of six advisers. Your fee for the advisory board is £360.",
        channel: "email",
        why: "disclosure not mentioned",
      },
      { text: "Speaker agreement: your honorarium is £400.", channel: "email", why: "disclosure not mentioned" },
    ],
    clean: [
      {
        text: "Your fee for the advisory board is £360. We must disclose this payment on Disclosure UK.",
        channel: "email",
        why: "told",
      },
      { text: "Speaker agreement: your honorarium is £400 and is published each year.", channel: "email", why: "told" },
    ],
    inapplicable: [
      {
        text: "Tips on the Drug Tariff: it tells you the fees and allowances that you will be paid for dispensing services, and what a speaker contract is.",
        why: "what the health service pays",
      },
      { text: "Zelvorin (zelvotriptan) for migraine", why: "no payment" },
    ],
  },
});
