import {
  KEPT_DARK,
  KEPT_OFF,
  NOT_SHOWN,
  PROPERLY_SHOWN,
  REGISTER,
  TOLD_OPENLY,
  TRANSFER,
} from "../concepts/disclosure.ts";
import { type Receiver, receiverOf, withheld } from "../dealings/withheld.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";
import type { Wording } from "./asked.ts";
import { clip, hitsIn } from "./hits.ts";
import { written } from "./written.ts";

/* What Clauses 28 to 31 all ask of payments that have to be published, each of its own receivers. */

/** Promises to leave payments to such a receiver out of the disclosure. `what` is what the clause asks instead. */
export function hiddenFrom(facts: Facts, receiver: Receiver, what: string): Hit[] {
  const places = withheld(facts).filter((m) => receiverOf(facts, m) === receiver);
  return hitsIn(
    facts,
    places,
    (words) => `“${clip(words)}” keeps a payment out of the yearly disclosure. ${what}`,
    "Disclose the payment.",
  ).map(
    (hit): Hit => ({
      ...hit,
      fix: { kind: "replace", with: "We will disclose the payment as the Code requires." },
    }),
  );
}

interface OfClause extends Pick<Check, "id" | "requirement"> {
  /** Of which payments the clause speaks. */
  near: Wording;
  /** What the Code asks, to follow what is wrong. */
  rule: string;
  examples: Omit<Check["examples"], "inapplicable">;
}

/** The check of a clause that payments are not kept from view. */
export const keptFromViewOf = ({ near, rule, examples, ...ofClause }: OfClause): Check =>
  written({
    ...ofClause,
    severity: "HIGH",
    duty: "must",
    needsConfirmation: true,
    themes: ["disclosure-transfers-of-value"],
    when: { notKinds: ["product-document"] },
    meetings: [
      {
        ideas: [
          {
            all: [KEPT_OFF, KEPT_DARK, TRANSFER, REGISTER],
            none: [PROPERLY_SHOWN, TOLD_OPENLY],
            why: "keeps a payment from where it has to be published",
          },
        ],
        near: ["a payment", near],
        unlessDenied: [NOT_SHOWN],
        rule,
      },
    ],
    examples: {
      ...examples,
      inapplicable: [
        { text: "Summary of Product Characteristics\n\nZelvorin 40 mg capsules", why: "a document of the licence" },
      ],
    },
  });
