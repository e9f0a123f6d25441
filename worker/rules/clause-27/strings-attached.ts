import { written } from "../checks/written.ts";
import { NOT_REALLY } from "../concepts/favours.ts";
import { STRINGS_ATTACHED } from "../dealings/strings-attached.ts";

/** 27.1: support leaves the organisation its voice, its other supporters and its name. */
export const stringsOnSupport = written({
  id: "clause-27/strings-attached",
  requirement: "27.independence",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["patient-organisations"],
  when: { notKinds: ["product-document"] },
  meetings: [
    {
      ideas: STRINGS_ATTACHED["patient-group"],
      near: "on support of a patient organisation",
      unlessDenied: [NOT_REALLY],
      rule: "Support of a patient organisation must leave it independent and must not be a way of promoting a medicine (Clause 27).",
    },
  ],
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
});
