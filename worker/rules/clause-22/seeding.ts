import { written } from "../checks/written.ts";
import { NOT_REALLY } from "../concepts/favours.ts";
import { STRINGS_ATTACHED } from "../dealings/strings-attached.ts";

/** 22: a study answers a question, and is no way of having the medicine used. */
export const seeding = written({
  id: "clause-22/seeding",
  requirement: "22.study-invite-not-promo",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
  themes: ["market-research-and-studies"],
  when: { notKinds: ["product-document"] },
  meetings: [
    {
      ideas: STRINGS_ATTACHED.study,
      near: "on a study",
      unlessDenied: [NOT_REALLY],
      rule: "A study must have a scientific purpose and must not be a way of having the medicine prescribed (Clause 22).",
    },
  ],
  examples: {
    flagged: [
      {
        text: "[[Join our registry and start your next ten patients on Zelvorin.]]",
        why: "the use is the point of it",
      },
      { text: "[[Sales will pick the sites of the study.]]", why: "run by those who sell" },
      {
        text: "[[After the phase III data we invite you to our registry: start your first patients.]]",
        why: "use, beside old data",
      },
      {
        text: "[[The ZEST study: start your next ten patients on Zelvorin (tavorimib) and see for yourself what was seen in the phase III trials.]] We pay £100 for each form.",
        why: "use, as in the old trials",
      },
    ],
    clean: [
      {
        text: "This observational study follows adults already prescribed treatment; it must not influence the choice.",
        why: "no influence",
      },
      {
        text: "A talk: Zelvorin in the phase III programme, and how to start your first patients.",
        why: "a trial that is over",
      },
      { text: "Never ask an investigator to start patients for a study.", why: "a ban" },
      {
        text: "One equivalence trial: HbA1c change at 26 weeks -0.62% v -0.60%; margin 0.4.",
        why: "a result, which starts nobody on anything",
      },
    ],
    inapplicable: [
      { text: "Summary of Product Characteristics\n\nZelvorin 40 mg capsules", why: "a document of the licence" },
    ],
  },
});
