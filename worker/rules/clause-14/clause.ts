import type { Facts } from "../facts/index.ts";
import type { Clause } from "../types.ts";
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
  human: [
    {
      requirement: "14.each-screen-alone",
      engaged: isInParts,
      look: "Look at each frame, card or slide by itself: no benefit may stand without the limit or risk that belongs to it.",
    },
  ],
};
