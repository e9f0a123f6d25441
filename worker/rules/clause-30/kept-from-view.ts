import { NOT_SHOWN } from "../concepts/disclosure.ts";
import { KEPT_FROM_VIEW } from "../dealings/unseen-payments.ts";
import { written } from "../engine/written.ts";

/** 30.1: payments to the public and to journalists are not kept from view. */
export const keptFromView = written({
  id: "clause-30/kept-from-view",
  requirement: "30.trigger",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["disclosure-transfers-of-value"],
  when: { notKinds: ["product-document"] },
  meetings: [
    {
      ideas: KEPT_FROM_VIEW,
      near: ["a payment", "on payments to the public"],
      unlessDenied: [NOT_SHOWN],
      rule: "Payments to journalists, patients and other members of the public must be published each year (Clause 30).",
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[Call the £700 for the journalist advertising and keep it off the report.]]",
        why: "under another name",
      },
      {
        text: "[[The influencer was paid as a photographer, so leave the fee out of the published total.]]",
        why: "left out",
      },
    ],
    clean: [
      { text: "Fees of journalists are published as a total on our website.", why: "published" },
      { text: "No journalist was paid in 2024, the report says.", why: "none paid" },
    ],
    inapplicable: [
      { text: "Summary of Product Characteristics\n\nZelvorin 40 mg capsules", why: "a document of the licence" },
    ],
  },
});
