import { hiddenFrom } from "../checks/unseen-payments.ts";
import { receiverOf, withheld } from "../dealings/withheld.ts";
import type { Facts } from "../facts/index.ts";
import type { Check } from "../types.ts";

const hides = (facts: Facts) =>
  !facts.dealings.disclosurePage && withheld(facts).some((m) => receiverOf(facts, m) === "patient-organisations");

/** Clause 29.1: support of patient organisations is published each year. */
export const listed: Check = {
  id: "clause-29/listed",
  requirement: "29.trigger-po-support",
  severity: "HIGH",
  duty: "must",
  themes: ["disclosure-transfers-of-value", "patient-organisations"],
  applies: (facts) => hides(facts) || (facts.dealings.patientOrganisation && !facts.dealings.disclosurePage),
  find: (facts) =>
    hiddenFrom(
      facts,
      "patient-organisations",
      "Support of and services from patient organisations must be listed each year with their value.",
    ),
  examples: {
    flagged: [
      {
        text: "To the charity: our grant of £20,000\n[[We will keep this grant off our published list.]]",
        audience: "patients",
        why: "left off the list",
      },
      {
        text: "Helpline of the patient association: donation of £3,000\n[[The donation will not be published.]]",
        audience: "patients",
        why: "not published",
      },
      {
        text: "To the charity: our grant of £20,000\n[[Our logo stays, and we will keep this grant off our published list.]]",
        audience: "patients",
        why: "the grant goes, whatever becomes of the logo",
      },
    ],
    clean: [
      {
        text: "To the charity: our grant of £20,000\nEvery decision on the grant is justified, traceable and in line with our rules on publication.",
        audience: "patients",
        why: "a trace is kept",
      },
      {
        text: "Agreement with the charity: grant of £5,000\nWe will publish the amount and the purpose in our yearly list.",
        audience: "patients",
        why: "published",
      },
      {
        text: "Agreement with the charity: grant of £5,000\nThe names of callers will not be disclosed.",
        audience: "patients",
        why: "personal data",
      },
      {
        text: "Charity's page: paid for by a grant of £5,000 from Calder Ltd, which did not see the text before publication.",
        audience: "patients",
        why: "the giver has not read it",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no support" }],
  },
};
