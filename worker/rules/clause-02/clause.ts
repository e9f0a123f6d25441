import type { Facts } from "../facts/index.ts";
import type { Clause, ClauseWords } from "../types.ts";
import { fear } from "./fear.ts";
import { safetyPrejudice } from "./safety-prejudice.ts";

/** Facts that rulings have weighed under Clause 2 when they come with a breach. */
function grave(facts: Facts): boolean {
  const { readers } = facts.setting;
  const beforePublic =
    ["public", "open-investors", "consumer-media", "partners"].includes(readers) && facts.identity.named.length > 0;
  return (
    beforePublic ||
    facts.undertaking.told.length > 0 ||
    (facts.promotion.unlicensed && facts.promotion.medicines.length > 0)
  );
}

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  fear: {
    headline: "Fear used to steer prescribing",
    asks: "material must not bring discredit on the industry (Clause 2)",
    action: "remove",
    advice: "Take out the threat, and state the evidence in neutral terms.",
  },
  "safety-prejudice": {
    headline: "Instruction that could harm a patient",
    asks: "prejudice to patient safety is a ground for Clause 2",
    action: "ask",
    advice: "Have a pharmacist check the amount against the SPC or the package leaflet before any use.",
  },
};

/** Clause 2: Upholding Confidence in the Industry. */
export const clause02: Clause = {
  number: 2,
  engaged: () => false,
  checks: [fear, safetyPrejudice],
  words: WORDS,
  human: [
    {
      requirement: "2.cumulative",
      engaged: grave,
      look: "Weigh the findings together: promotion to the public or before a licence, several serious faults, or a repeat of one already ruled on can bring Clause 2 into play; a senior signatory should decide.",
    },
  ],
};
