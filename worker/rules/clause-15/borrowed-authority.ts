import { email, leavepiece } from "../clause-12/example-texts.ts";
import { AUTHORITY, OFFICIAL, VOUCHES } from "../concepts/authority.ts";
import { combined } from "../concepts/combine.ts";
import { concept } from "../concepts/concept.ts";
import { refrains } from "../concepts/refrain.ts";
import type { PieceKind } from "../facts/piece-kind.ts";
import type { Check } from "../types.ts";

const KINDS = new Set<PieceKind>(["promotion", "internal", "no-medicine", "information", "reply", "advance-budget"]);

/** A "no" that belongs to the praise ("just as the MHRA had no doubts"). */
const ADMIRING = concept(
  "not|never|no|nothing|nobody ..6 just|only|give|hesitate|got|have|need|take|doubt|doubts|treatment|other|single|rep's|repeat|have|let",
  "found|find nothing",
  "without a single|delay",
);

/** 15.2: no promotion borrows the word of a regulator, the government or the crown, named or described. */
export const borrowedAuthority: Check = {
  id: "clause-15/borrowed-authority",
  requirement: "15.mhra-mention",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["regulator-reference"],
  applies: ({ promotion, submission }) => KINDS.has(promotion.kind) && submission.audience !== "patients",
  find: (facts) =>
    combined(
      [{ all: [VOUCHES, AUTHORITY], none: [OFFICIAL], why: "lends the medicine the word of an authority" }],
      facts,
      "Promotion must not suggest that the MHRA, the Commission on Human Medicines, the licensing authority or the government endorses a medicine (Clause 15.2).",
      ({ sentence }) => !refrains(facts, sentence, ADMIRING),
    ),
  examples: {
    flagged: [
      {
        text: leavepiece({ claim: "[[The government's own watchdog was impressed, and you will be too.]]" }),
        why: "described, not named",
      },
      {
        text: email({ claim: "[[Even the assessors were convinced.]]" }),
        channel: "email",
        why: "the assessors as witnesses",
      },
    ],
    clean: [
      {
        text: leavepiece({ claim: "The Royal College of Physicians is the venue and has no part in this meeting." }),
        why: "a venue",
      },
      { text: leavepiece(), why: "the Yellow Card address" },
    ],
    inapplicable: [{ text: "Zelvorin was authorised in June.", audience: "patients", why: "for the public" }],
  },
};
