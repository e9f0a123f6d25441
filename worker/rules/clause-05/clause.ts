import { hasPhrase, phrases } from "#worker/text/language/phrases.ts";
import { standsIn } from "#worker/text/may-match.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import type { Clause } from "../types.ts";
import { companyRole } from "./company-role.ts";
import { exitNotice } from "./exit-notice.ts";
import { faultLeft } from "./fault-left.ts";
import { knownAndLeft } from "./known-and-left.ts";
import { leanedOn } from "./leaned-on.ts";
import { marketResearch } from "./market-research.ts";
import { offence, teaser } from "./offence.ts";
import { partHidden } from "./part-hidden.ts";
import { reviewerNotes } from "./reviewer-notes.ts";
import { roleConcealed } from "./role-concealed.ts";
import { roleUnclear } from "./role-unclear.ts";
import { seriousConsequence } from "./serious-consequence.ts";
import { seriousFailing } from "./serious-failing.ts";
import { taste } from "./taste.ts";
import { withdrawnInUse } from "./withdrawn-in-use.ts";

const MIXED_READERS =
  /\bfor (?=[^.\n]{0,80}\b(?:doctors?|nurses?|clinicians|health professionals)\b)(?=[^.\n]{0,80}\b(?:patients|public|carers|families)\b)[^.\n]{5,80}/i;
const CLINICIAN_SHOWN = /\[(?:image|picture|photo(?:graph)?)[^\]\n]{0,60}\b(?:doctor|consultant|professor|nurse|dr)\b/i;
const COSTLY = phrases(
  "pop up ..4 box|folder|book|mailer",
  "embossed|leather|velvet|gilded|hardback|luxury|wooden|metal ..4 box|folder|case|pack|cover|finish|book|edition|mailer",
  "gadget|gadgets|video brochure|light up|musical",
  "box ..6 containing|with ..4 gift|model|tablet",
);

/** Clause 5: High Standards and Suitability. */
export const clause05: Clause = {
  number: 5,
  engaged: (facts) => facts.promotion.isPromotional || facts.role.companyBehind,
  checks: [
    companyRole,
    roleConcealed,
    partHidden,
    marketResearch,
    seriousFailing,
    withdrawnInUse,
    knownAndLeft,
    leanedOn,
    exitNotice,
    offence,
    teaser,
    taste,
    reviewerNotes,
    faultLeft,
    roleUnclear,
    seriousConsequence,
  ],
  human: [
    {
      requirement: "5.audience-fit",
      engaged: (facts) => standsIn(MIXED_READERS, facts.view.text),
      look: "The piece addresses professionals and the public at once: check that each reader needs it and that it is written for them.",
    },
    {
      requirement: "5.hcp-name-photo",
      engaged: (facts) =>
        standsIn(CLINICIAN_SHOWN, facts.view.text) ||
        facts.quotations.some(
          (q) =>
            q.attribution && /\b(?:Dr|Prof|Professor|Sister|consultant|nurse)\b/i.test(wordsOf(facts, q.attribution)),
        ),
      look: "A clinician is quoted or shown: check for written consent and that the use keeps to the conventions of the profession.",
    },
    {
      requirement: "5.format-cost",
      engaged: (facts) => hasPhrase(COSTLY, facts),
      look: "Check that the format, size and cost of the finished item are not extreme.",
    },
  ],
};
