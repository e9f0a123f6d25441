import { combined } from "../combine.ts";
import { NEVER_SAY, PUT_RIGHT } from "../lexicon/candour.ts";
import { LABEL, LABEL_DEFIED, LABEL_KEPT, STRETCHED_USE } from "../lexicon/status.ts";
import type { Check } from "../types.ts";
import { examples } from "./licence-defied.examples.ts";
import { couldPromote } from "./off-label.ts";

const COMBINATIONS = [
  {
    all: [LABEL_DEFIED, LABEL],
    none: [LABEL_KEPT, PUT_RIGHT, NEVER_SAY],
    noneBeside: [LABEL_KEPT],
    why: "sets the licence aside",
  },
  {
    all: [STRETCHED_USE],
    none: [LABEL_KEPT, PUT_RIGHT, NEVER_SAY],
    noneBeside: [LABEL_KEPT],
    why: "urges a use beyond the licence",
  },
];

/** 11.2: what the licence says is not set aside, and no wider use is urged. */
export const licenceDefied: Check = {
  id: "clause-11/licence-defied",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  loose: true,
  themes: ["off-label", "patient-safety"],
  applies: (facts) =>
    couldPromote(facts) &&
    facts.promotion.kind !== "investor" &&
    facts.sentences.some((sentence) => LABEL_DEFIED.has(facts, sentence) || STRETCHED_USE.has(facts, sentence)),
  find: (facts) =>
    combined(
      COMBINATIONS,
      facts,
      "Promotion must not be inconsistent with the Summary of Product Characteristics (Clause 11.2).",
    ),
  examples,
};
