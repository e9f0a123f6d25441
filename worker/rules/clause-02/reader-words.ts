import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 2. */
export const words02: ClauseWords = {
  fear: {
    headline: "Fear used to steer prescribing",
    asks: "material must not bring discredit on the industry (Clause 2)",
    action: "remove",
    advice: "Take out the threat; state the evidence in neutral terms.",
  },
  "safety-prejudice": {
    headline: "Instruction that could harm a patient",
    asks: "prejudice to patient safety is a ground for Clause 2",
    action: "ask",
    advice: "Have a pharmacist check the amount against the SPC or the package leaflet before any use.",
  },
};
