import type { Clause, ClauseWords } from "../types.ts";
import { described } from "./described.ts";
import { keptFromView } from "./kept-from-view.ts";
import { leftOut } from "./left-out.ts";
import { listed } from "./listed.ts";
import { methodology } from "./methodology.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  listed: {
    headline: "Patient organisation payment kept out of disclosure",
    asks: "support must be listed each year with its value (Clause 29.1)",
    action: "do-not-use",
    advice: "Do not use this material; list the payment and correct the record.",
  },
  "left-out": {
    headline: "Support of patient organisations left out",
    asks: "all support must be listed each year (Clause 29.1)",
    action: "do-not-use",
    advice: "Do not use this list until each item is in it, with its value.",
  },
  described: {
    headline: "Support not described in full",
    asks: "each entry must give its value and a full description (Clause 29.2)",
    action: "ask",
    advice: "Give the value and what the support was for.",
  },
  methodology: {
    headline: "No note on methodology",
    asks: "the yearly list must come with a note on methodology (Clause 29.1)",
    action: "add",
    advice: "Add a note that says how the figures were worked out, or a link to it.",
  },
  "kept-from-view": {
    headline: "Support of a patient organisation kept from view",
    asks: "support of patient organisations must be published (Clause 29)",
    action: "do-not-use",
    advice: "Do not use this material; publish the support and correct the record.",
  },
};

/** Clause 29: Annual Public Disclosure of Support of and Services from Patient Organisations. */
export const clause29: Clause = {
  number: 29,
  engaged: (facts) => facts.dealings.patientOrganisation,
  checks: [listed, leftOut, described, methodology, keptFromView],
  words: WORDS,
  human: [],
};
