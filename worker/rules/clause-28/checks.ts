import type { Facts } from "../facts/index.ts";
import { hasPhrase, phrases } from "../pattern.ts";
import type { Check } from "../types.ts";
import { hiddenFrom } from "./receiver.ts";
import { withheld } from "./withheld.ts";

const paysProfessionals = (facts: Facts) =>
  (facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
  !facts.dealings.disclosurePage &&
  (facts.dealings.sums.length > 0 || facts.dealings.grant || facts.dealings.engagement || withheld(facts).length > 0);

/** Clause 28.1: transfers of value to professionals and healthcare organisations are disclosed each year. */
export const disclosed: Check = {
  id: "clause-28/disclosed",
  requirement: "28.trigger-payment",
  severity: "HIGH",
  duty: "must",
  themes: ["disclosure-transfers-of-value"],
  applies: (facts) => !facts.dealings.disclosurePage && (paysProfessionals(facts) || withheld(facts).length > 0),
  find: (facts) =>
    hiddenFrom(
      facts,
      "professionals",
      "Transfers of value to professionals, decision makers and healthcare organisations must be published each year.",
    ),
  examples: {
    flagged: [
      {
        text: "Your fee for the talk is £600. [[It will be paid by our agency, so it will not appear on Disclosure UK.]]",
        channel: "email",
        why: "routed round the disclosure",
      },
      {
        text: "Grant to the hospital: £9,000. [[We will leave this grant out of our disclosure report.]]",
        audience: "payers",
        why: "left out",
      },
      {
        text: "[[There is no need to declare the fee of £200; it stays off the books.]]",
        channel: "email",
        why: "off the books",
      },
    ],
    clean: [
      { text: "Your fee of £360 will be published on Disclosure UK.", channel: "email", why: "disclosed" },
      {
        text: "If you do not consent, the fee of £360 will be included in a single total.",
        channel: "email",
        why: "in the total without a name",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no payment" }],
  },
};

const CONTRACT = phrases("your fee|honorarium|grant", "pay you", "you will be paid", "receive ..6 @money");
const DISCLOSES = phrases("disclose*|disclosure|published|publish|transparency");

/** Clause 28.1: recipients are told that what they receive will be published. */
export const told: Check = {
  id: "clause-28/told",
  requirement: "28.privacy-wording",
  severity: "LOW",
  duty: "should",
  themes: ["disclosure-transfers-of-value"],
  applies: (facts) => paysProfessionals(facts) && facts.dealings.engagement && hasPhrase(CONTRACT, facts),
  find: (facts) =>
    hasPhrase(DISCLOSES, facts)
      ? []
      : [
          {
            at: null,
            issue:
              "The letter promises payment but does not say that it will be published. Recipients should be told of the disclosure and its basis.",
            fix: { kind: "insert", at: "end", text: "\nThis payment will be disclosed on Disclosure UK." },
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
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no payment" }],
  },
};
