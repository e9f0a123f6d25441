import { BOOKLET, email, leavepiece, PI } from "../checks/example-texts.ts";
import { prominentName } from "../checks/obligatory-items.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

const BASIS = {
  context: "as you told us",
  "prescribing-information": "as the prescribing information shows",
  statement: "as the piece itself says",
  symbol: "as the symbol elsewhere shows",
} as const;

function hits(facts: Facts): Hit[] {
  const { triangle } = facts.obligatory;
  const product = facts.promotion.medicines[0];
  if (!product || !triangle.due) return [];
  const name = prominentName(facts, product);
  const basis = BASIS[triangle.due.by];
  if (triangle.symbols.length > 0) {
    if (triangle.bareElsewhere)
      return [
        {
          at: triangle.bareElsewhere,
          issue: `${product.name} is subject to additional monitoring, and this page, which readers reach by itself, shows the inverted black triangle nowhere. It must stand next to the name on each page that is used by itself.`,
          fix: { kind: "insert", at: triangle.bareElsewhere.end, text: "▼" },
        },
      ];
    if (triangle.atName) return [];
    return [
      {
        at: name,
        severity: "LOW",
        issue: `The black triangle is in the piece but not beside ${product.name}. It should stand next to the name of the medicine.`,
        fix: { kind: "insert", at: name.end, text: "▼" },
      },
    ];
  }
  return [
    {
      at: triangle.wrongMark ?? name,
      issue: `${product.name} is subject to additional monitoring, ${basis}, and the inverted black triangle is ${triangle.wrongMark ? "shown in another form" : "missing beside its name"}. It must be shown, solid and black, next to the name.`,
      fix: triangle.wrongMark
        ? { kind: "replace", at: triangle.wrongMark, with: "▼" }
        : { kind: "insert", at: name.end, text: "▼" },
    },
  ];
}

const MONITORED = PI.replace(
  "before prescribing.",
  "before prescribing. ▼ This medicinal product is subject to additional monitoring.",
);

/** 12.7: promotion of a medicine under additional monitoring shows the inverted black triangle at its name. */
export const blackTriangle: Check = {
  id: "clause-12/black-triangle",
  requirement: "12.black-triangle",
  severity: "MEDIUM",
  duty: "must",
  themes: ["black-triangle"],
  applies: (facts) => facts.promotion.owesObligatoryItems && facts.obligatory.triangle.due !== null,
  find: hits,
  examples: {
    flagged: [
      {
        text: leavepiece({ heading: "[[Zelvorin]] (tavorimib) 40 mg capsules", pi: MONITORED }),
        why: "the prescribing information says so, the headline does not show it",
      },
      {
        text: email({ subject: "Subject: [Promotional] [[Zelvorin]] (tavorimib) in migraine" }),
        channel: "email",
        context: "The medicine is subject to additional monitoring.",
        why: "known from the context",
      },
      {
        text: leavepiece({ heading: "[[Zelvorin]] (tavorimib) 40 mg capsules" }),
        context: "The SPC changed in May: black triangle required since then.",
        why: "asked for since the SPC changed",
      },
      {
        text: leavepiece({ heading: "Zelvorin [[△]] (tavorimib) 40 mg capsules", pi: MONITORED }),
        why: "a hollow triangle the right way up",
      },
      {
        text: leavepiece({
          heading:
            "Our headache pages: Zelvorin▼ (tavorimib)\n\nPAGE 2 (opens straight from a search, not through the home page)\n[[Zelvorin]] (tavorimib) 40 mg capsules",
        }),
        channel: "website",
        why: "a page of its own without the triangle",
      },
    ],
    clean: [
      {
        text: `- Zelvorin\n- Oldexin▼\n- Contact us\n\n${leavepiece({ heading: "Zelvorin (tavorimib) 40 mg capsules\nFor UK health professionals\nOldexin▼ (oldexinib) has a site of its own" })}`,
        channel: "website",
        why: "the triangle is another medicine's",
      },
      {
        text: leavepiece({
          heading:
            "Our headache pages: Zelvorin▼ (tavorimib)\n\nPAGE 2 (opens straight from a search)\nZelvorin▼ (tavorimib) 40 mg capsules",
        }),
        channel: "website",
        why: "on each page",
      },
      { text: leavepiece({ heading: "Zelvorin▼ (tavorimib) 40 mg capsules", pi: MONITORED }), why: "at the name" },
      {
        text: leavepiece({ heading: "Zelvorin (tavorimib▼) 40 mg capsules", pi: MONITORED }),
        why: "inside the brackets",
      },
      { text: leavepiece({ heading: "▼Zelvorin (tavorimib) 40 mg capsules", pi: MONITORED }), why: "before the name" },
    ],
    inapplicable: [
      { text: leavepiece(), why: "nothing shows that the medicine is under additional monitoring" },
      {
        text: leavepiece(),
        context: "The medicine is no longer subject to additional monitoring.",
        why: "the user says that it is not",
      },
      { text: BOOKLET, audience: "patients", why: "Clause 26 has the rule for patients" },
    ],
  },
};
