import type { Facts } from "../facts/index.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { dataWithheld } from "./data-withheld.ts";
import { frameAlone } from "./frame-alone.ts";
import { imitation } from "./imitation.ts";
import { misleadingComparison } from "./misleading-comparison.ts";
import { overstated } from "./overstated.ts";
import { partsOf } from "./parts.ts";
import { rationalUse } from "./rational-use.ts";
import { referenceIncomplete } from "./reference-incomplete.ts";
import { referencesGiven } from "./references-given.ts";
import { superlatives } from "./superlatives.ts";
import { triumph } from "./triumph.ts";

/** A piece made of frames, cards or posts that a reader may see one by one, with claims in some. */
function isInParts(facts: Facts): boolean {
  return (
    partsOf(facts).length > 0 && facts.products.length > 0 && facts.claims.all.some((c) => c.kinds.includes("efficacy"))
  );
}

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "misleading-comparison": {
    headline: "Misleading comparison",
    asks: "a comparison must rest on a substantiated feature (Clause 14.1)",
    action: "substantiate",
    advice: "Cite a study that supports the comparison, or withdraw it.",
  },
  imitation: {
    headline: "Trades on another company's medicine",
    asks: "a comparison must not present the medicine as an imitation (Clause 14.1)",
    action: "reword",
    advice: "State the shared active substance and strength as facts instead.",
  },
  "references-given": {
    headline: "Published study without a reference",
    asks: "clear references must be given to published studies (Clause 14.2)",
    action: "add",
    advice: "Give the reference, or withdraw the statement.",
  },
  "reference-incomplete": {
    headline: "Incomplete reference",
    asks: "references must let readers find the source (Clause 14.2)",
    action: "add",
    advice: "Complete the reference.",
  },
  "data-withheld": {
    headline: "Data on file refused, or no way to ask for it",
    asks: "data on file must be supplied within ten working days of a request (Clause 14.3)",
    action: "reword",
    advice: "Offer the data on request, within ten working days.",
  },
  superlatives: {
    headline: "Unsupported superlative or exaggeration",
    asks: "superlatives and exaggerated claims must not be used (Clause 14.4)",
    action: "reword",
    advice: "Give the measured result with its reference instead.",
  },
  "rational-use": {
    headline: "Encourages use without selecting patients",
    asks: "promotion must encourage rational use (Clause 14.4)",
    action: "reword",
    advice: "State for which patients the medicine is licensed.",
  },
  "frame-alone": {
    headline: "Frame or post misleads on its own",
    asks: "each frame or post must be complete when read alone (Clause 14.5)",
    action: "ask",
    advice: "Put the missing information into the same frame.",
  },
  triumph: {
    headline: "Exaggerated claim",
    asks: "exaggerated and all-embracing claims must not be made (Clause 14.4)",
    action: "reword",
    advice: "Give the measured result with its reference instead.",
  },
  overstated: {
    headline: "Exaggerated or unfair comparative claim",
    asks: "claims must not exaggerate and comparisons must not mislead (Clauses 14.1 and 14.4)",
    action: "reword",
    advice: "State what was measured, in whom and against what, with its reference; otherwise withdraw the claim.",
  },
};

/** Clause 14: Information, Claims and Comparisons. */
export const clause14: Clause = {
  number: 14,
  engaged: (facts) => facts.promotion.isPromotional,
  checks: [
    misleadingComparison,
    imitation,
    referencesGiven,
    referenceIncomplete,
    dataWithheld,
    superlatives,
    rationalUse,
    frameAlone,
    triumph,
    overstated,
  ],
  words: WORDS,
  human: [
    {
      requirement: "14.each-screen-alone",
      engaged: isInParts,
      look: "Look at each frame, card or slide by itself: no benefit may stand without the limit or risk that belongs to it.",
    },
  ],
};
