import { AMISS, SHORT_FORM, SHORT_OF, WITHIN_RULES } from "../concepts/abbreviated.ts";
import { combined } from "../concepts/combine.ts";
import { refrains } from "../concepts/refrain.ts";
import type { Check } from "../types.ts";

/** 13.1 to 13.3: the short form is for print in professional journals, within its size and with its own list of items. */
export const misused: Check = {
  id: "clause-13/misused",
  requirement: "13.is-it-abbreviated",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["abbreviated-advert"],
  applies: ({ promotion, obligatory }) =>
    ["internal", "no-medicine", "information"].includes(promotion.kind) || obligatory.abbreviated.claimed,
  find: (facts) =>
    combined(
      [
        {
          all: [AMISS, SHORT_FORM],
          none: [WITHIN_RULES],
          why: "takes the abbreviated form where or as it is not allowed",
        },
      ],
      facts,
      "An abbreviated advertisement may stand only in the print edition of a professional journal, on no more than 420 square centimetres, with the items of Clause 13 and no others.",
      ({ sentence }) => !refrains(facts, sentence, SHORT_OF),
    ),
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
};
