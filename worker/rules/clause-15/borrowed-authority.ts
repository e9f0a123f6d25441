import { email, leavepiece } from "../checks/example-texts.ts";
import { written } from "../checks/written.ts";
import { AUTHORITY, OFFICIAL, VOUCHES } from "../concepts/authority.ts";
import { concept } from "../concepts/concept.ts";

/** A "no" that belongs to the praise ("just as the MHRA had no doubts"). */
const ADMIRING = concept(
  "not|never|no|nothing|nobody ..6 just|only|give|hesitate|got|have|need|take|doubt|doubts|treatment|other|single|rep's|repeat|have|let",
  "found|find nothing",
  "without a single|delay",
);

/** 15.2: no promotion borrows the word of a regulator, the government or the crown, named or described. */
export const borrowedAuthority = written({
  id: "clause-15/borrowed-authority",
  requirement: "15.mhra-mention",
  severity: "MEDIUM",
  duty: "must",
  needsConfirmation: true,
  themes: ["regulator-reference"],
  when: {
    audience: ["hcp", "payers", "media", "investors"],
    kinds: ["promotion", "internal", "no-medicine", "information", "reply", "advance-budget"],
  },
  meetings: [
    {
      ideas: [{ all: [VOUCHES, AUTHORITY], none: [OFFICIAL], why: "lends the medicine the word of an authority" }],
      unlessDenied: [ADMIRING],
      rule: "Promotion must not suggest that the MHRA, the Commission on Human Medicines, the licensing authority or the government endorses a medicine (Clause 15.2).",
    },
  ],
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
});
