import { written } from "../checks/written.ts";
import { CONCEALS, NO_INFLUENCE } from "../dealings/ties.ts";

/** Clause 23.2: those who use or see what is given can tell that the company is behind it. */
export const involvement = written({
  id: "clause-23/involvement",
  requirement: "23.involvement-declared",
  severity: "HIGH",
  duty: "must",
  themes: ["company-involvement-declaration", "medical-educational-goods-services"],
  when: { is: ["an offer of a grant"], isNot: ["a patient organisation"] },
  faults: [
    {
      denies: CONCEALS,
      unless: NO_INFLUENCE,
      issue:
        "{words} hides the company’s part. Those who use a donated service or item must be able to see who is behind it.",
      advice: "Say plainly that the company supports it.",
    },
  ],
  examples: {
    flagged: [
      {
        text: "Grant for the asthma clinic\n[[Our support should not be mentioned on the clinic’s papers.]]".replaceAll(
          "’",
          "'",
        ),
        audience: "payers",
        why: "support concealed",
      },
      {
        text: "Donation of a spirometer\n[[We would prefer to remain anonymous.]]",
        audience: "payers",
        why: "an anonymous donor",
      },
    ],
    clean: [
      {
        text: "Grant agreement. Course papers will state: supported by a grant from Northgate Pharma, which had no role in the content.",
        audience: "payers",
        why: "declared",
      },
      {
        text: "Donation agreement. No medicine will be named in connection with the grant.",
        audience: "payers",
        why: "the medicine, not the giver, is left out",
      },
    ],
    inapplicable: [{ text: "Zelvorin (zelvotriptan) for migraine", why: "no grant" }],
  },
});
