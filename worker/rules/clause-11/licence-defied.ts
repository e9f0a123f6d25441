import { wordsOf } from "#worker/text/words-of.ts";
import { combined } from "../checks/combine.ts";
import { couldPromote } from "../checks/of-the-medicine.ts";
import { NEVER_SAY, PUT_RIGHT } from "../concepts/candour.ts";
import { LABEL, LABEL_DEFIED, LABEL_KEPT, STRETCHED_USE } from "../concepts/label.ts";
import type { Facts } from "../facts/index.ts";
import type { Check, Hit } from "../types.ts";

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

/** A limit is named as the licence's own, and its keeping made light of: without both, the words are only a hint. */
const LIMIT_NAMED =
  /\b(?:label|licen[cs]e|SPC|datasheet|contra-?indication|indication)\b[^.]{0,50}\b(?:stops?|says?|ends?|limits?|allows?|lists?|names?|overstated|overcautious|old-fashioned|conservative|out of date|technicality|formality)\b/i;
const MADE_LIGHT_OF =
  /\bbut\b|\bthough\b|\bignore\w*|\bnever mind\b|\b(?:do|just|please|still) (?:try|use|give|go)\b|\bmost of us\b|\boverstated\b|\bovercautious\b|\bregardless\b/i;

/** On unseen pieces ideas that meet by chance were taken for a fault: only the plain words count in full. */
function graded(facts: Facts, hit: Hit): Hit {
  const words = hit.at ? wordsOf(facts, hit.at) : "";
  return LIMIT_NAMED.test(words) && MADE_LIGHT_OF.test(words) ? hit : { ...hit, severity: "LOW" };
}

/** 11.2: what the licence says is not set aside, and no wider use is urged. */
export const licenceDefied: Check = {
  id: "clause-11/licence-defied",
  requirement: "11.on-label",
  severity: "HIGH",
  duty: "must",
  needsConfirmation: true,
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
    ).map((hit) => graded(facts, hit)),
  examples: {
    flagged: [
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[The contraindication has been overstated, so do try it in them.]]",
        why: "a contraindication waved away",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[Three tablets at once for bigger patients.]]",
        why: "a dose of one's own",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[The label stops at two tablets, but most of us give four.]]",
        why: "a dose above the licence",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\n[[No need to stop at week 12: carry on for as long as you see fit.]]",
        why: "longer than the licence",
      },
    ],
    clean: [
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nNo more than two tablets may be taken in 24 hours.",
        why: "the licensed maximum",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nDo not use for longer than 12 weeks, as the SPC requires.",
        why: "kept to",
      },
      {
        text: "Tavorel (tavorimib) tablets, for UK prescribers\nTavorel is indicated for migraine in adults.",
        why: "the indication",
      },
    ],
    inapplicable: [{ text: "Our hospitality register was updated in May.", why: "no medicine" }],
  },
};
