import { hiddenFrom } from "../checks/unseen-payments.ts";
import { paysProfessionals, withheld } from "../dealings/withheld.ts";
import type { Check } from "../types.ts";

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
      {
        text: "A grant for the helpline of the charity, and £900 for a scale.\n[[Book the £900 to consumables, so that it does not appear on Disclosure UK.]]",
        audience: "payers",
        why: "kept from the register of professionals",
      },
    ],
    clean: [
      { text: "Your fee of £360 will be published on Disclosure UK.", channel: "email", why: "disclosed" },
      {
        text: "If you do not consent, the fee of £360 will be included in a single total.",
        channel: "email",
        why: "in the total without a name",
      },
      {
        text: "Please take our logo off the course list, as the sponsorship of £900 has ended.",
        channel: "email",
        why: "a logo",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no payment" }],
  },
};
