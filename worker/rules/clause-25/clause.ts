import type { Clause, ClauseWords } from "../types.ts";
import { acknowledgement } from "./acknowledgement.ts";
import { logos } from "./logos.ts";
import { research } from "./research.ts";
import { soleFunder } from "./sole-funder.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "sole-funder": {
    headline: "Requires to be the sole funder",
    asks: "no company may require to be the only sponsor (Clause 25.1)",
    action: "replace",
    advice: "Replace the requirement: other supporters stay free to give.",
  },
  logos: {
    headline: "Another organisation's logo without agreement",
    asks: "public use needs a written agreement on purpose and use (Clause 25.2)",
    action: "ask",
    advice: "Obtain written agreement first, or leave the logo out.",
  },
  acknowledgement: {
    headline: "Support acknowledged only at the end",
    asks: "support must be acknowledged from the outset (Clause 25.3)",
    action: "replace",
    advice: "Move the acknowledgement to the start.",
  },
  research: {
    headline: "Research with a promotional aim",
    asks: "research must be primarily scientific or educational (Clause 25.4)",
    action: "ask",
    advice: "Take promotion out of the research, or do not call it research.",
  },
};

/** Clause 25: Relationships with Professionals, Decision Makers, Healthcare and Patient Organisations. */
export const clause25: Clause = {
  number: 25,
  engaged: (facts) => facts.dealings.agreement,
  checks: [soleFunder, logos, acknowledgement, research],
  words: WORDS,
  human: [],
};
