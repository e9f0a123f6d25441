import { written } from "../checks/written.ts";
import { NOT_REALLY } from "../concepts/favours.ts";
import { STRINGS_ATTACHED } from "../dealings/strings-attached.ts";

/** 23.1 and 23.2: grants go to organisations, without strings, without the name of a medicine, and those who sell have no part in them. */
export const stringsOnGrant = written({
  id: "clause-23/strings-attached",
  requirement: "19.service-not-tied",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["medical-educational-goods-services", "inducement-and-gifts"],
  when: { notKinds: ["product-document"] },
  meetings: [
    {
      ideas: STRINGS_ATTACHED.grant,
      near: "on a grant",
      unlessDenied: [NOT_REALLY],
      rule: "Grants and donations go to organisations only, must not reward or urge the use of a medicine or bear its name, and are no matter for the sales force (Clause 23).",
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[The second half of the grant is paid when Zelvorin is on the formulary.]]",
        why: "tied to the formulary",
      },
      { text: "[[Our sales director will approve the donations.]]", why: "decided by sales" },
    ],
    clean: [
      { text: "The grant carries no condition about the formulary.", why: "no condition" },
      { text: "The request for a personal donation was declined.", why: "declined" },
    ],
    inapplicable: [
      { text: "Summary of Product Characteristics\n\nZelvorin 40 mg capsules", why: "a document of the licence" },
    ],
  },
});
