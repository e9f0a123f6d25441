import type { Clause } from "../types.ts";
import { conditions } from "./conditions.ts";
import { marking } from "./marking.ts";
import { misusedSamples } from "./misused-samples.ts";
import { recipients } from "./recipients.ts";

/** Clause 21: Provision of Medicines and Samples. */
export const clause21: Clause = {
  number: 21,
  engaged: (facts) => facts.dealings.samples,
  checks: [misusedSamples, conditions, recipients, marking],
  human: [],
};
