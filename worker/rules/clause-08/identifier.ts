import type { Check } from "../types.ts";

const KINDS = ["promotion", "for-patients", "internal"];

/** 8.1: the piece carries a reference by which its certificate can be found. */
export const identifier: Check = {
  id: "clause-08/identifier",
  requirement: "8.identifier",
  severity: "LOW",
  duty: "should",
  themes: ["certification"],
  applies: ({ promotion, lines }) => KINDS.includes(promotion.kind) && lines.length > 2,
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
        text: "Zelvorin (tavorimib)\nFor UK health professionals\n\nFor adults with migraine.\n\nJob code: ZEL-UK-0120",
        why: "a job code",
      },
      {
        text: "Zelvorin (tavorimib)\nFor UK health professionals\n\nFor adults with migraine.\n\nZEL/24/0417 Prepared June 2024",
        why: "a code without a label",
      },
    ],
    inapplicable: [
      { text: "Study day programme\n\n10.00 Welcome\n10.10 Imaging\n11.00 Close", why: "a society's programme" },
    ],
  },
};
