import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import type { Facts } from "../facts/index.ts";

/* Which papers the clauses on dealings are put to. */

/** A joint project with an organisation, but for its listing and news of it to investors. */
export const isProject = (facts: Facts) =>
  facts.dealings.collaboration && !facts.dealings.disclosurePage && facts.submission.audience !== "investors";

/** A professional is asked to take part in a study; a published list or a report of results is none. */
export function isStudyInvitation(facts: Facts): boolean {
  return (
    facts.dealings.study &&
    (facts.submission.audience === "hcp" || facts.submission.audience === "payers") &&
    !facts.dealings.disclosurePage
  );
}

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

/** A dealing with a patient organisation: a letter, an agreement, shared material; not the yearly list. */
export function isDealing(facts: Facts): boolean {
  const { patientOrganisation, disclosurePage } = facts.dealings;
  return (
    patientOrganisation && !disclosurePage && !facts.briefing.isBriefing && facts.submission.audience !== "investors"
  );
}

/** A grant, donation or sponsorship is being arranged here, not only mentioned. */
export function isGrant(facts: Facts): boolean {
  const { grant, patientOrganisation, disclosurePage } = facts.dealings;
  const { audience } = facts.submission;
  return (
    (grant || patientOrganisation) &&
    !facts.briefing.isBriefing &&
    !disclosurePage &&
    !facts.event.isAdvisory &&
    audience !== "investors" &&
    audience !== "media"
  );
}

/** The piece is the arrangement itself; a briefing or a study letter only speaks of one. */
export function arrangesGrant(facts: Facts): boolean {
  return isGrant(facts) && !facts.briefing.isBriefing && !facts.dealings.study;
}
