import type { Facts } from "../facts/index.ts";

/** A professional is asked to take part in a study; a published list or a report of results is none. */
export function isStudyInvitation(facts: Facts): boolean {
  return (
    facts.dealings.study &&
    (facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
    !facts.dealings.disclosurePage
  );
}
