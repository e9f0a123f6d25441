import type { ClauseWords } from "../types.ts";

/** What a reader is told of each check of Clause 20. */
export const words20: ClauseWords = {
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
