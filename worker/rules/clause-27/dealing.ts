import type { Facts } from "../facts/index.ts";

/** A dealing with a patient organisation: a letter, an agreement, shared material; not the yearly list. */
export function isDealing(facts: Facts): boolean {
  const { patientOrganisation, disclosurePage } = facts.dealings;
  return (
    patientOrganisation && !disclosurePage && !facts.briefing.isBriefing && facts.submission.audience !== "investors"
  );
}
