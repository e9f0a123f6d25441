import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 11. */
export const words11: ClauseWords = {
  "off-label-age": {
    headline: "Promotes use outside the licensed age",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "substantiate",
    advice: "Limit the wording to the licensed age, or withdraw it; check it against section 4.1 of the SPC.",
  },
  "off-label-use": {
    headline: "Promotes an unlicensed indication",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "substantiate",
    advice: "Limit the wording to the licensed indication, or withdraw it; check it against section 4.1 of the SPC.",
  },
  "off-label-place": {
    headline: "Promotes use outside the licensed place in treatment",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "substantiate",
    advice: "Limit the wording to the place in treatment that the SPC gives.",
  },
  "off-label-group": {
    headline: "Promotes use in a contraindicated group",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "ask",
    advice: "Withdraw the suggestion; check it against section 4.3 of the SPC.",
  },
  "off-label-dose": {
    headline: "Gives a dose above the licence",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "substantiate",
    advice: "Check the dose against section 4.2 of the SPC and give the licensed dose.",
  },
  "off-label-admitted": {
    headline: "Promotes a use known to be unlicensed",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "ask",
    advice: "Withdraw the suggestion; answer unsolicited questions through medical information.",
  },
  "off-label-own-words": {
    headline: "Claims an effect the licence does not cover",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "substantiate",
    advice: "Limit the wording to the licensed use.",
  },
  "off-label-awaited": {
    headline: "Anticipates a licence extension",
    asks: "promotion must keep to the terms of the marketing authorisation (Clause 11.2)",
    action: "ask",
    advice: "Hold the wording until the extension is granted.",
  },
  "off-label-wide": {
    headline: "Widens the licensed indication",
    asks: "the licence's limits must stand with the claim (Clause 11.2)",
    action: "substantiate",
    advice: "State the full licensed indication, with its limits.",
  },
  "off-label-threshold": {
    headline: "Selects patients beyond the licensed threshold",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "substantiate",
    advice: "Use the level that the licence gives.",
  },
  "off-label-picture": {
    headline: "Image shows an unlicensed patient group",
    asks: "images must not suggest use outside the SPC (Clause 11.2)",
    action: "ask",
    advice: "Show a patient of the licensed group.",
  },
  "licence-defied": {
    headline: "Encourages use beyond the licence",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "substantiate",
    advice: "Limit the wording to the licensed use, or withdraw it.",
  },
  "congress-labelling": {
    headline: "Unlicensed medicine not labelled at congress",
    asks: "it must be prominent that the medicine is not licensed in the UK (Clause 11.2)",
    action: "add",
    advice: "State the licence status prominently.",
  },
  "use-stretched": {
    headline: "Use may go beyond the licence",
    asks: "promotion must be consistent with the SPC (Clause 11.2)",
    action: "substantiate",
    advice:
      "Show the section of the SPC that covers this use, dose or patient; otherwise limit the words to what it covers.",
  },
};
