import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 4. */
export const words04: ClauseWords = {
  "results-late": {
    headline: "Trial results published late",
    asks: "results of trials of marketed medicines must be public within a year (Clause 4.6)",
    action: "ask",
    advice: "State the delay as it is and do not call it timely; the responsible team should record it.",
  },
};
