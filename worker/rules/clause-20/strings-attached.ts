import { written } from "../checks/written.ts";
import { NOT_REALLY } from "../concepts/favours.ts";
import { STRINGS_ATTACHED } from "../dealings/strings-attached.ts";

/** 20.1 and 20.2: both parties give to a project, patients gain by it, and nothing in it rewards the use of a medicine. */
export const stringsOnProject = written({
  id: "clause-20/strings-attached",
  requirement: "20.not-product-promotion",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["switch-and-therapy-review", "inducement-and-gifts"],
  when: { notKinds: ["product-document"] },
  meetings: [
    {
      ideas: STRINGS_ATTACHED.project,
      near: "on a project",
      unlessDenied: [NOT_REALLY],
      rule: "A collaborative project must benefit patients, pool the resources of both parties, be summarised in public first, and never reward the prescribing of a medicine (Clause 20).",
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[The surgery gets its spirometer from the partnership when half its patients have been switched to our inhaler.]]",
        why: "a reward for a switch",
      },
      { text: "[[In this joint project the company will pay for everything.]]", why: "one side gives" },
    ],
    clean: [
      {
        text: "Joint working with Eastley Trust. No payment depends on the prescribing of any medicine.",
        why: "free of strings",
      },
      { text: "A project that rewards a switch to our inhaler would be a breach and was refused.", why: "a refusal" },
    ],
    inapplicable: [
      { text: "Summary of Product Characteristics\n\nZelvorin 40 mg capsules", why: "a document of the licence" },
    ],
  },
});
