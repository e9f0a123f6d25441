import type { Clause } from "../types.ts";
import { keptFromView } from "./kept-from-view.ts";
import { published } from "./published.ts";
import { told } from "./told.ts";

/** Clause 30: Annual Public Disclosure of Contracted Services Provided by the Public, Including Patients and Journalists. */
export const clause30: Clause = {
  number: 30,
  engaged: (facts) =>
    facts.dealings.paidPublic && (facts.submission.audience === "patients" || facts.submission.audience === "media"),
  checks: [published, told, keptFromView],
  human: [],
};
