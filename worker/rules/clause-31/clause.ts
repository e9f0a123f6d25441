import type { Clause } from "../types.ts";
import { inTime } from "./in-time.ts";
import { keptFromView } from "./kept-from-view.ts";
import { retained } from "./retained.ts";

/** Clause 31: Timings, Duration and Retention of Disclosure Information. */
export const clause31: Clause = {
  number: 31,
  engaged: (facts) => facts.dealings.disclosurePage,
  checks: [inTime, retained, keptFromView],
  human: [],
};
