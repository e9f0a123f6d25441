import { stringsAttached } from "../dealings/strings-attached.ts";
import type { Check } from "../types.ts";

/** 27.1: support leaves the organisation its voice, its other supporters and its name. */
export const stringsOnSupport: Check = {
  id: "clause-27/strings-attached",
  requirement: "27.independence",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["patient-organisations"],
  applies: ({ promotion }) => promotion.kind !== "product-document",
  find: (facts) =>
    stringsAttached(
      facts,
      "patient-group",
      "Support of a patient organisation must leave it independent and must not be a way of promoting a medicine (Clause 27).",
    ),
  examples: {
    flagged: [
      { text: "[[Tell the charity that the grant depends on a post about our new tablet.]]", why: "a post for money" },
      { text: "[[The agency drafted the statement of the patient group.]]", why: "its voice taken" },
    ],
    clean: [
      { text: "The charity decides alone what it writes; we did not see the text.", why: "independent" },
      { text: "Never ask a charity to mention a medicine in return for a grant.", why: "a ban" },
    ],
    inapplicable: [
      { text: "Summary of Product Characteristics\n\nZelvorin 40 mg capsules", why: "a document of the licence" },
    ],
  },
};
