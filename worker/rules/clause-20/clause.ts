import type { Clause, ClauseWords } from "../types.ts";
import { contributions } from "./contributions.ts";
import { noSteer } from "./no-steer.ts";
import { prospective } from "./prospective.ts";
import { stringsOnProject } from "./strings-attached.ts";

/** What a reader is told of each check. */
const WORDS: ClauseWords = {
  "no-steer": {
    headline: "Collaboration steers use of one medicine",
    asks: "collaborative working must not be an inducement to prescribe (Clause 20.3)",
    action: "ask",
    advice: "State an aim for patients or the service, whatever medicine is used.",
  },
  contributions: {
    headline: "Collaborative working requirements not met",
    asks: "parties must pool resources under a written agreement (Clause 20.3)",
    action: "ask",
    advice: "Set out each party's contribution in a written agreement.",
  },
  prospective: {
    headline: "Collaboration not published beforehand",
    asks: "a summary must be public before the project starts (Clause 20.3)",
    action: "ask",
    advice: "Publish the summary before the project starts; then say where it stands.",
  },
  "strings-attached": {
    headline: "Joint project serves the company's sales",
    asks: "collaborative working must benefit patients and not be a way to promote (Clause 20.3)",
    action: "ask",
    advice: "Have the agreement reviewed; take out what ties the project to the company's medicine.",
  },
};

/** Clause 20: Collaborative Working with Organisations. */
export const clause20: Clause = {
  number: 20,
  engaged: (facts) => facts.dealings.collaboration && !facts.dealings.disclosurePage,
  checks: [noSteer, contributions, prospective, stringsOnProject],
  words: WORDS,
  human: [],
};
