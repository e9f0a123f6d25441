import { piInsert } from "../checks/obligatory-items.ts";
import type { Check } from "../types.ts";
import { advertisement, LEAVEPIECE } from "./example-texts.ts";

const LIMIT_CM2 = 420;

/** 13.3: an abbreviated advertisement is no larger than 420 square centimetres. */
export const size: Check = {
  id: "clause-13/size",
  requirement: "13.size",
  severity: "MEDIUM",
  duty: "must",
  themes: ["abbreviated-advert"],
  applies: (facts) =>
    facts.promotion.owesObligatoryItems &&
    facts.obligatory.abbreviated.claimed &&
    facts.obligatory.abbreviated.area !== null,
  find(facts) {
    const { area, areaAt } = facts.obligatory.abbreviated;
    if (area === null || area <= LIMIT_CM2) return [];
    return [
      {
        at: areaAt,
        issue: `The advertisement measures about ${Math.round(area)} square centimetres. An abbreviated advertisement must be no larger than ${LIMIT_CM2}; a larger one must carry prescribing information.`,
        fix: {
          kind: "insert",
          at: "end",
          text: `${piInsert(facts, facts.promotion.medicines[0]?.name ?? "the medicine")}\n\nDate of preparation: [month and year]`,
          note: "Or reduce the advertisement to 420 square centimetres.",
        },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: advertisement({
          place: "ADVERTISEMENT - The Headache Journal, printed edition, full page, [[21 cm x 29.7 cm]]",
        }),
        why: "624 square centimetres",
      },
      {
        text: advertisement(),
        context: "Half page in the printed edition, 462 square centimetres.",
        why: "the size is in the context",
      },
    ],
    clean: [
      {
        text: advertisement({ place: "ADVERTISEMENT - printed edition, 14 cm x 29 cm" }),
        why: "406 square centimetres",
      },
      { text: advertisement({ place: "ADVERTISEMENT - printed edition, 140 x 200 mm" }), why: "280, in millimetres" },
    ],
    inapplicable: [
      { text: advertisement(), why: "no size given" },
      { text: LEAVEPIECE, why: "not an advertisement" },
    ],
  },
};
