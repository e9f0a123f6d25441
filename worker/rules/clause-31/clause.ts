import type { Clause, ClauseWords } from "../types.ts";
import { inTime } from "./in-time.ts";
import { keptFromView } from "./kept-from-view.ts";
import { retained } from "./retained.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "in-time": {
    headline: "Disclosure made late",
    asks: "disclosure is due in the first six months after the year (Clause 31.1)",
    action: "ask",
    advice: "Record the delay and publish future disclosures in time.",
  },
  retained: {
    headline: "Disclosure kept too short",
    asks: "disclosures stay public for three years and records for five (Clause 31.2)",
    action: "replace",
    advice: "Keep disclosures public for three years and records for five.",
  },
  "kept-from-view": {
    headline: "Disclosure delayed or taken down early",
    asks: "disclosures must be made on time and stay public (Clause 31)",
    action: "ask",
    advice: "Publish in time; keep disclosures public for three years and records for five.",
  },
};

/** Clause 31: Timings, Duration and Retention of Disclosure Information. */
export const clause31: Clause = {
  number: 31,
  engaged: (facts) => facts.dealings.disclosurePage,
  checks: [inTime, retained, keptFromView],
  words: WORDS,
  human: [],
};
