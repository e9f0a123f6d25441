import { keptFromViewOf } from "../checks/unseen-payments.ts";

/** 30.1: payments to the public and to journalists are not kept from view. */
export const keptFromView = keptFromViewOf({
  id: "clause-30/kept-from-view",
  requirement: "30.trigger",
  near: "on payments to the public",
  rule: "Payments to journalists, patients and other members of the public must be published each year (Clause 30).",
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
  },
});
