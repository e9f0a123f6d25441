import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import type { Facts } from "../facts/index.ts";

const SPONSORS = phrases("sponsor|sponsorship|sponsors");

/** Arrangements with organisations: agreements, grants, sponsorship, joint projects. */
export function isArrangement(facts: Facts): boolean {
  const { grant, patientOrganisation, agreement, collaboration, disclosurePage } = facts.dealings;
  return (
    (grant || patientOrganisation || agreement || collaboration || hasPhrase(SPONSORS, facts)) &&
    !disclosurePage &&
    !facts.briefing.isBriefing
  );
}
