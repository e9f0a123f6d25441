import { ownSentences } from "#worker/text/voice/own-sentences.ts";
import { wordsOf } from "#worker/text/words-of.ts";
import { concept } from "../concepts/concept.ts";
import { OF_CHARITY, OF_PROFESSIONALS } from "../concepts/disclosure.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import type { Check } from "../types.ts";
import { PAYMENT } from "../vocabulary/payments.ts";

/** Support of patient organisations, services from them, and what each is worth. */
const SUPPORT = concept(
  `support|supported|gift|gifts|${PAYMENT}|paid|pay|service|services|grant|grants|donation|donations|sponsorship|sponsored|funding|help|kind|money|contribution|contributions|work`,
  "organisation|organisations|group|groups|charity|charities|association|associations|them|they|panel|members",
  "staff|volunteer|volunteering|printing|rooms|offices|time|hospitality|travel",
);
/** It is not on the list. */
const NOT_ON_IT = concept(
  "not|never|nor ..3 listed|shown|named|included|include|published|publish|disclosed|disclose|counted|count|recorded|appear|appears|stated|given|reported|valued|name|list|show",
  "left|leave|leaves|leaving|omitted|omit|omits|excluded|exclude|excludes|removed ..2 out|off|from|names|support|payments|fees|grants|services",
  "do|does not appear|count|feature|include|list|name|show|cover",
  "omitted|excluded|left out|off",
  "in ..3 agency's|agency|another|other books|accounts|name|return",
  "asked|asks|prefer|prefers|wish|wished ..3 not ..3 named|listed|shown|identified",
);
/** Other lists, other people, taxes, and what the Code leaves out. */
const OTHER =
  /\b(?:VAT|health(?:care)? (?:professionals?|organi[sz]ations?)|Disclosure UK|doctors|individual patients?|patients'? names?|personal data|research and development|other countries|outside the UK|earlier years|previous years|before 20\d\d|had no part|did not (?:take|ask|see|write|choose|influence)|we did not|no (?:support|payments?|services?) (?:was|were)|none (?:was|were)|not (?:been )?(?:asked|given) to)\b/i;

/** "As these sums went …" after a sentence on nurses or a hospital: theirs, and a matter of Clause 28. */
const POINTS_BACK =
  /^\W*(?:as |since |because )?(?:both|these|those|they|it|this|that|the (?:sums?|payments?|amounts?))\b/i;
function isOfProfessionals(facts: Facts, sentence: Sentence): boolean {
  const before = facts.sentences[sentence.index - 1];
  return (
    before?.line === sentence.line &&
    POINTS_BACK.test(wordsOf(facts, sentence)) &&
    OF_PROFESSIONALS.has(facts, before) &&
    !OF_CHARITY.has(facts, sentence) &&
    !OF_CHARITY.has(facts, before)
  );
}

function isLeftOut(facts: Facts, sentence: Sentence): boolean {
  return (
    SUPPORT.has(facts, sentence) &&
    NOT_ON_IT.has(facts, sentence) &&
    !OTHER.test(wordsOf(facts, sentence)) &&
    !isOfProfessionals(facts, sentence) &&
    sentence.last - sentence.first > 4
  );
}

/** 29.1: the yearly list of patient organisations leaves nothing and nobody out. */
export const leftOut: Check = {
  id: "clause-29/left-out",
  requirement: "29.trigger-po-support",
  severity: "HIGH",
  duty: "must",
  themes: ["disclosure-transfers-of-value", "patient-organisations"],
  applies: (facts) => facts.dealings.disclosurePage && facts.dealings.patientOrganisation,
  find: (facts) =>
    ownSentences(facts)
      .filter((s) => isLeftOut(facts, s))
      .map(({ start, end }) => ({
        at: { start, end },
        issue:
          "This leaves support of patient organisations, or services that they gave, out of the published list. All of it must be listed each year, with its value or a description.",
        fix: { kind: "delete", note: "List each of them, with its value or a description of the support in kind." },
      })),
  examples: {
    flagged: [
      {
        text: "Our support of patient organisations\nCalendar year 2024. First published 20 June 2025.\nMigraine Line: Grant, £2,500: hire of rooms for a family day.\n[[Grants below £1,000 are not shown.]]",
        audience: "patients",
        channel: "website",
        why: "a threshold",
      },
      {
        text: "Patient organisations that we supported in 2024\nMigraine Line: Grant, £2,500: hire of rooms for a family day.\n[[Two groups that wished not to be named have been left out.]]",
        audience: "patients",
        channel: "website",
        why: "left out at their wish",
      },
      {
        text: "Patient organisations that we supported in 2024\nMigraine Line: Grant, £2,500: hire of rooms.\n[[Small gifts, below £900, are not shown.]]",
        audience: "patients",
        channel: "website",
        why: "small gifts",
      },
      {
        text: "Patient organisations that we supported in 2024\nMigraine Line: Grant, £2,500: hire of rooms. The Cramp League received £900. [[As the sum went through an agency, it is not listed as support.]]",
        audience: "patients",
        channel: "website",
        why: "a league of patients, paid through an agency",
      },
    ],
    clean: [
      {
        text: "Our support of patient organisations\nCalendar year 2024. First published 20 June 2025.\nMigraine Line: Grant, £2,500: hire of rooms for a family day.\nFigures do not include VAT. Payments to health professionals are not listed here: they are on Disclosure UK.",
        audience: "patients",
        channel: "website",
        why: "other lists",
      },
      {
        text: "Our support of patient organisations\nCalendar year 2024. First published 20 June 2025.\nMigraine Line: Grant, £2,500: hire of rooms.\nThe school for nurses of the hospital received £900. As these payments went through an agency, they are not listed.",
        audience: "patients",
        channel: "website",
        why: "payments to a hospital, a matter of Clause 28",
      },
      {
        text: "Our support of patient organisations\nCalendar year 2024. First published 20 June 2025.\nMigraine Line: Grant, £2,500: hire of rooms for a family day. We did not choose the speakers and are not named as hosts.",
        audience: "patients",
        channel: "website",
        why: "no influence",
      },
    ],
    inapplicable: [{ text: "Grants below £1,000 are not shown.", why: "no published list" }],
  },
};
