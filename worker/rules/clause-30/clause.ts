import type { Clause, ClauseWords } from "../types.ts";
import { keptFromView } from "./kept-from-view.ts";
import { published } from "./published.ts";
import { told } from "./told.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  published: {
    headline: "Payment to members of the public not disclosed",
    asks: "such payments must be published each year (Clause 30)",
    action: "do-not-use",
    advice: "Do not use this material; disclose the payments and correct the record.",
  },
  told: {
    headline: "Agreement does not mention disclosure",
    asks: "such payments are published each year in total (Clause 30)",
    action: "add",
    advice: "Say that payments are published.",
  },
  "kept-from-view": {
    headline: "Payment to the public or journalists kept from view",
    asks: "fees paid to members of the public, patients and journalists must be published (Clause 30)",
    action: "do-not-use",
    advice: "Do not use this material; publish the payment and correct the record.",
  },
};

/** Clause 30: Annual Public Disclosure of Contracted Services Provided by the Public, Including Patients and Journalists. */
export const clause30: Clause = {
  number: 30,
  engaged: (facts) =>
    facts.dealings.paidPublic && (facts.submission.audience === "patients" || facts.submission.audience === "media"),
  checks: [published, told, keptFromView],
  words: WORDS,
  human: [],
};
