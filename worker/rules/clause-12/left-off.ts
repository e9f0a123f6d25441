import { BOOKLET, leavepiece } from "../checks/example-texts.ts";
import { written } from "../checks/written.ts";
import { ITEM, ITEM_ABSENT, KEPT_ON, LEFT_OFF, PLAINLY_OFF, TAKEN_OFF } from "../concepts/obligatory-items.ts";
import type { PieceKind } from "../facts/piece-kind.ts";

/** Kinds of paper that owe none of the items. */
const OWE_NONE: PieceKind[] = [
  "press",
  "investor",
  "product-document",
  "agreement",
  "for-public",
  "for-patients",
  "notice",
  "recruitment",
];

const DOES_WITHOUT = "does without something that the piece has to carry";
const TAKES_OFF = { all: [TAKEN_OFF], beside: [ITEM], none: [KEPT_ON], why: "takes off what the piece has to carry" };
const RULE =
  "Prescribing information, the non-proprietary name, the statement on adverse events, the date and the black triangle must stand on the piece itself, legible and complete (Clause 12).";

/** 12.1 to 12.7: nothing that a promotional piece has to carry is left off it, hidden or put where it does not count. */
export const leftOff = written({
  id: "clause-12/left-off",
  requirement: "12.pi-legible",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["prescribing-information"],
  when: [
    { is: ["a piece that owes the obligatory items"], notKinds: OWE_NONE },
    { isNot: ["promotion"], notKinds: OWE_NONE },
  ],
  meetings: [
    {
      // In promotional copy a mention of an item proves nothing.
      when: { is: ["promotion"] },
      ideas: [{ all: [PLAINLY_OFF, ITEM, LEFT_OFF], none: [KEPT_ON], why: DOES_WITHOUT }, TAKES_OFF],
      unlessDenied: [ITEM_ABSENT],
      rule: RULE,
    },
    {
      when: { isNot: ["promotion"] },
      ideas: [{ all: [ITEM, LEFT_OFF], none: [KEPT_ON], why: DOES_WITHOUT }, TAKES_OFF],
      unlessDenied: [ITEM_ABSENT],
      rule: RULE,
    },
  ],
  examples: {
    flagged: [
      {
        text: "Internal, for representatives only\n\n[[Crop the triangle off the e-mail header, it spoils the logo.]] Zelvorin (tavorimib) launches in June.",
        why: "an order to leave it off",
      },
      {
        text: "Internal, for representatives only\n\n[[There is no space for the generic name on the pen.]] Zelvorin launches in June.",
        why: "an excuse",
      },
      {
        text: "Internal, for representatives only\n\nMedical wants the triangle and the generic name on every slide. [[The slides look cluttered, so take them off.]] Zelvorin (tavorimib) launches in June.",
        why: "an order about what the sentence before named",
      },
    ],
    clean: [
      {
        text: "Internal, for representatives only\n\nNever leave the triangle off a banner for Zelvorin (tavorimib).",
        why: "a ban",
      },
      { text: leavepiece(), why: "everything there" },
    ],
    inapplicable: [{ text: BOOKLET, audience: "patients", why: "a booklet for patients" }],
  },
});
