import type { ClauseWords } from "../types.ts";

const WITHIN_SPC = "promotion must be consistent with the SPC (Clause 11.2)";

/** What a reader is told where a material contradicts the SmPC or a reference that was sent with it. */
export const wordsOfComparison: ClauseWords = {
  indication: {
    headline: "Indication differs from the SmPC supplied",
    asks: WITHIN_SPC,
    action: "substantiate",
    advice: "Use the indication as section 4.1 of the SmPC gives it, or withdraw the sentence.",
  },
  population: {
    headline: "Patient group differs from the SmPC supplied",
    asks: WITHIN_SPC,
    action: "replace",
    advice: "Limit the sentence to the patients for whom the SmPC gives it.",
  },
  dose: {
    headline: "Dosing differs from the SmPC supplied",
    asks: WITHIN_SPC,
    action: "replace",
    advice: "Give the dose, its frequency and route as section 4.2 of the SmPC gives them.",
  },
  warning: {
    headline: "Contradicts a warning or contraindication of the SmPC",
    asks: WITHIN_SPC,
    action: "substantiate",
    advice: "Withdraw the sentence, or say it with the limit that the SmPC sets.",
  },
  number: {
    headline: "Figure differs from the SmPC supplied",
    asks: "information must be accurate and up to date (Clause 6.1)",
    action: "replace",
    advice: "Correct the figure, or cite the source that gives it.",
  },
  revision: {
    headline: "Date of the SmPC differs from the SmPC supplied",
    asks: "prescribing information must agree with the current SPC (Clause 12.1)",
    action: "ask",
    advice: "Check which SmPC is current, and bring the date and the prescribing information into line with it.",
  },
  reference: {
    headline: "Claim differs from the reference it cites",
    asks: "claims must be capable of substantiation by what they cite (Clause 6.2)",
    action: "replace",
    advice: "Correct the claim to what the reference says, or cite the source that supports it.",
  },
};
