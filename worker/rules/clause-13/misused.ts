import { written } from "../checks/written.ts";
import { AMISS, SHORT_FORM, SHORT_OF, WITHIN_RULES } from "../concepts/abbreviated.ts";

/** 13.1 to 13.3: the short form is for print in professional journals, within its size and with its own list of items. */
export const misused = written({
  id: "clause-13/misused",
  requirement: "13.is-it-abbreviated",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["abbreviated-advert"],
  when: [{ kinds: ["internal", "no-medicine", "information"] }, { is: ["an abbreviated advertisement"] }],
  meetings: [
    {
      ideas: [
        {
          all: [AMISS, SHORT_FORM],
          none: [WITHIN_RULES],
          why: "takes the abbreviated form where or as it is not allowed",
        },
      ],
      unlessDenied: [SHORT_OF],
      rule: "An abbreviated advertisement may stand only in the print edition of a professional journal, on no more than 420 square centimetres, with the items of Clause 13 and no others.",
    },
  ],
  examples: {
    flagged: [
      { text: "[[Run the short form in the members' app, it saves space.]]", why: "on a screen" },
      { text: "[[We put a graph into the abbreviated advertisement.]]", why: "a graph in it" },
    ],
    clean: [
      { text: "Abbreviated advertisements may not stand online.", why: "the rule" },
      { text: "The poster was pulled; the short form has no place there.", why: "put right" },
    ],
    inapplicable: [
      {
        text: "Summary of Product Characteristics\n\nZelvorin 40 mg capsules",
        why: "a document of the licence",
      },
    ],
  },
});
