import type { Facts } from "../facts/index.ts";
import { REPLY } from "../facts/promotion-signs.ts";
import { isSpoken } from "../facts/transcript.ts";
import type { Check } from "../types.ts";

const KINDS = ["promotion", "for-patients"];
/** What the health service puts up itself needs no company's certificate. */
const OF_THE_NHS = /\bNHS (?:foundation )?trust\b/i;
const OPENING_CHARS = 300;
const opening = (text: string) => text.slice(0, OPENING_CHARS);

/** A piece that a company certifies: for readers outside, or for its own people about a medicine. */
const isCertified = ({ promotion, view, document }: Facts) =>
  KINDS.includes(promotion.kind) && document.kind === "corporate" && promotion.medicines.length === 0
    ? false
    : (KINDS.includes(promotion.kind) && !OF_THE_NHS.test(opening(view.text)) && !REPLY.test(opening(view.text))) ||
      (promotion.kind === "internal" && promotion.medicines.length > 0);

const WAITS = [
  /^\W{0,12}(?:first |second |working )?draft\b/im,
  /\bnot (?:yet )?(?:been )?(?:approved|certified|signed off)\b/i,
  /\b(?:awaiting|pending) (?:approval|certification|review|sign-?off)\b/i,
  /\bno reference (?:yet )?allocated\b|\b(?:job |item )?code: to be \w+/i,
];

/** Whether the piece says that it is not approved yet, or goes without approval: the code comes with the approval. */
const isUnapproved = ({ view, obligatory: { certification } }: Facts) =>
  certification.uncertified.length > 0 ||
  certification.uncertifiedInContext ||
  WAITS.some((waits) => waits.test(view.text));

/** 8.1: the piece carries a reference by which its certificate can be found. */
export const identifier: Check = {
  id: "clause-08/identifier",
  requirement: "8.identifier",
  severity: "LOW",
  duty: "should",
  themes: ["certification"],
  // What is said aloud carries no code, and what is not approved yet has been given none.
  applies: (facts) =>
    isCertified(facts) &&
    !isSpoken(facts) &&
    !isUnapproved(facts) &&
    !facts.obligatory.abbreviated.claimed &&
    facts.lines.length > 2,
  find({ obligatory: { identity } }) {
    if (identity.code) return [];
    return [
      {
        at: null,
        issue: "The piece has no reference by which its certificate can be found. It should carry a unique code.",
        fix: { kind: "insert", at: "end", text: "\n\nJob code: [code-000]" },
      },
    ];
  },
  examples: {
    flagged: [
      {
        text: "Zelvorin (tavorimib)\nFor UK health professionals\n\nFor adults with migraine.\n\nDate of preparation: May 2025",
        why: "a date and no code",
      },
      {
        text: "Living with Zelvorin\n\nFor people who have been prescribed Zelvorin (tavorimib).\n\nTake one a day.",
        audience: "patients",
        why: "a booklet without a code",
      },
    ],
    clean: [
      {
        text: "Zelvorin (tavorimib)\nFor UK health professionals\n\nFor adults with migraine.\n\nStatus: awaiting approval. Not for use until certified.",
        why: "the code comes with the approval",
      },
      {
        text: "Zelvorin (tavorimib)\nFor UK health professionals\n\nFor adults with migraine.\n\nJob code: ZEL-UK-0120",
        why: "a job code",
      },
      {
        text: "Zelvorin (tavorimib)\nFor UK health professionals\n\nFor adults with migraine.\n\nZEL/24/0417 Prepared June 2024",
        why: "a code without a label",
      },
    ],
    inapplicable: [
      {
        text: "LEEDS NHS TRUST\nGastroenterology\n\nDo you take Zelvorin (tavorimib) for colitis?\n\nYou have been prescribed Zelvorin and could join our study.",
        audience: "patients",
        why: "a poster of the hospital's own",
      },
      {
        text: "INTERNAL\nTo: field force\n\nPlease delete the file that was sent at 16.40 today.\n\nTell your manager when it is done.",
        channel: "sales",
        why: "an internal message about no medicine",
      },
      {
        text: "Zelvorin (tavorimib), a conversation\nHOST: Welcome to all health professionals.\nGUEST: Thank you.\nHOST: Whom is Zelvorin for?\nGUEST: Adults with migraine.\nHOST: Thank you.",
        why: "what is said aloud",
      },
      { text: "Study day programme\n\n10.00 Welcome\n10.10 Imaging\n11.00 Close", why: "a society's programme" },
    ],
  },
};
