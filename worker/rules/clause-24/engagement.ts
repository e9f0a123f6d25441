import type { Facts } from "../facts/index.ts";

/** Services of advisers, speakers, creators, journalists; patient organisations and studies have clauses of their own. */
export function isEngagement(facts: Facts): boolean {
  const { engagement, paidPublic, disclosurePage, patientOrganisation, study } = facts.dealings;
  return (
    (engagement || paidPublic || facts.event.isAdvisory) &&
    !disclosurePage &&
    !study &&
    !(patientOrganisation && !facts.event.isAdvisory) &&
    !facts.briefing.isBriefing
  );
}
