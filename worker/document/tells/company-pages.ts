import type { KindOutside } from "#schema/document.ts";
import type { Tell } from "../tell.ts";

/** Papers of authorities and of research speak of makers, of systems and of data without being a company's page. */
const SPOKEN_OF_IN: KindOutside[] = [
  "smpc",
  "leaflet",
  "label",
  "assessment-report",
  "regulator-or-nhs",
  "guideline",
  "ruling",
  "journal-article",
  "news",
];

/** Whoever employs people or has a website states how it treats them. */
const OF_EVERY_EMPLOYER: KindOutside[] = [...SPOKEN_OF_IN, "charity", "job-advertisement", "not-medicines"];

/** The pages that every company's site has beside its medicines: statements that the law asks for, how to report to it, what
 * it gives and to whom, where it is and what it does. */
export const COMPANY_PAGES: Tell[] = [
  {
    kind: "corporate",
    weight: 2.5,
    where: "any",
    alsoOf: OF_EVERY_EMPLOYER,
    pattern:
      /\b(?:founded|established) in (?:1[89]|20)\d\d\b|\boperating in the (?:uk|united kingdom) (?:for|since)\b|\bour (?:uk|british|global) business\b|\binvested [£$€]\s?[\d.,]+ ?(?:million|billion|bn|m)? in research\b/g,
    means: "A company tells of its own history and business",
    most: 2,
  },
  {
    kind: "corporate",
    weight: 3,
    where: "any",
    alsoOf: OF_EVERY_EMPLOYER,
    pattern:
      /\bmodern slavery (?:act|and|statement|policy|risks?)\b|\b(?:slavery and human trafficking|gender pay gap|tax strategy|section 172) (?:statement|report)\b|\bmade pursuant to section \d+/g,
    means: "A statement that the law asks of companies",
  },
  {
    kind: "corporate",
    weight: 3,
    where: "any",
    alsoOf: OF_EVERY_EMPLOYER,
    pattern:
      /\b(?:privacy (?:statement|notice)|cookies? (?:and privacy )?policy|data protection policy)\b|\b(?:personal data|personal(?:ly)?[- ](?:identifiable )?information) (?:we|that we)(?: may)? collect\b|\bwe collect (?:your )?personal(?:ly)?\b/g,
    means: "How a company handles personal data",
  },
  {
    kind: "corporate",
    weight: 2.5,
    where: "any",
    alsoOf: SPOKEN_OF_IN,
    pattern:
      /\b(?:drug safety|medical information|medical affairs|pharmacovigilance) (?:and (?:drug |medical )?(?:safety|information) )?(?:departments?|teams?|system|process)\b|\bwhat is pharmacovigilance\b|\bcontinued success of the (?:yellow card )?scheme depends\b/g,
    means: "A company tells how to report to it",
    most: 2,
  },
  {
    kind: "corporate",
    weight: 1.5,
    where: "head",
    alsoOf: SPOKEN_OF_IN,
    pattern:
      /^\W{0,4}(?:(?:how to )?report(?:ing)? (?:of )?(?:an? )?(?:possible |suspected )?(?:side[- ]effects?|adverse (?:events?|reactions?))(?: \([^()\n]{3,30}\))?|handling side effects|adverse events?(?: reporting)?|patient safety is our focus|pharmacovigilance)\W{0,4}$/gm,
    means: "A page on reporting to a company",
  },
  {
    kind: "corporate",
    weight: 2,
    where: "any",
    alsoOf: SPOKEN_OF_IN,
    pattern:
      /\b(?:associated with|for|about|experienced with|to report) (?!(?:\p{L}+ ){0,4}this )(?:an? |any |one of our |our )?(?:[\p{L}-]+ ){0,2}?(?:products?|medicines?)\b[^.\n]{0,30}(?:should|can|please|may)\b[^.\n]{0,30}\b(?:reported to|call|contact|e-?mail)\b|\b(?:initials|name) of the (?:person|patient|(?:\p{L}+ )?product)\b|\b(?:markets|holds) the marketing authori[sz]ation\b/gu,
    means: "What a company asks of those who report",
    most: 2,
  },
  {
    kind: "corporate",
    weight: 2.5,
    where: "any",
    alsoOf: SPOKEN_OF_IN,
    pattern:
      /\b(?:criteria for (?:grants|donations)|grants? and donations? committee|applications? (?:are|is) reviewed|unsolicited requests?|must be proportional|patient (?:advocacy )?groups? funding|public policy (?:activity|and))\b/g,
    means: "What a company gives, and by which rules",
    most: 2,
  },
  {
    kind: "corporate",
    weight: 1.5,
    where: "any",
    alsoOf: [...SPOKEN_OF_IN, "job-advertisement"],
    pattern:
      /\b(?:written evidence (?:from|submitted by)|stakeholder report|is (?:a|one of the) [^.\n]{0,50}(?:bio)?pharma(?:ceutical)? compan(?:y|ies)|research-based pharmaceutical company|we (?:discover|develop|manufacture|specialise in|speciali[sz]e|have invested|spent over)|our (?:approach|expertise|global|economic impact|uk investment|business|relationship with the nhs)|(?:employs?|employees) [\d,]+|[\d,]+ (?:people|employees) worldwide|founded in|since (?:our|18|19)|headquarter\w*)\b/g,
    means: "A company tells what it is and does",
    most: 3,
  },
  {
    kind: "corporate",
    weight: 2,
    where: "any",
    alsoOf: SPOKEN_OF_IN,
    pattern:
      /\b(?:we are (?:also )?governed by|(?:adheres?|adherence|support(?:s|ing)?|member of|regulated by|committed to)) (?:to )?(?:the )?(?:abpi|association of (?:the )?british pharmaceutical industry|code of practice drawn up)|\bas a member of (?:the )?association of (?:the )?british pharmaceutical\b|\bwe do not pay (?:hcps|healthcare professionals) for prescribing\b/g,
    means: "A company tells by which code it works",
    most: 2,
  },
  {
    kind: "disclosure",
    weight: 2.5,
    where: "any",
    pattern:
      /\b(?:full )?details of (?:our |the )?(?:current |completed )?(?:joint|collaborative) working (?:projects?|initiatives?)?\b|\b(?:joint|collaborative) working initiatives\b|\bwe (?:have )?provided (?:financial )?support to the following\b|\bdetails of funding provided to\b/g,
    means: "A list of what a company gave or does with others",
    most: 2,
  },
  {
    kind: "disclosure",
    weight: 2.5,
    where: "any",
    pattern:
      /\b(?:hco|healthcare organisations?)\b[^.\n]{0,20}\bannual disclosure\b|\bdisclosure of payments\b|\bfigure paid in the previous year\b/g,
    means: "Payments are made known",
    most: 2,
  },
  {
    kind: "press-release",
    weight: 4,
    where: "head",
    acts: true,
    pattern: /\/(?:pr ?newswire|globe ?newswire)\/|[–-]{1,2} ?\(business wire\)|\bvia (?:pr newswire|globenewswire)\b/g,
    means: "A news wire carries it for a company",
  },
  {
    kind: null,
    weight: 4,
    where: "head",
    acts: true,
    alsoOf: [
      "smpc",
      "leaflet",
      "label",
      "assessment-report",
      "prescribing-information",
      "ruling",
      "job-advertisement",
      "journal-article",
    ],
    pattern:
      /^[^\n]{3,60}\b(?:medicines|pharma\p{L}*|therapeutics|biosciences?|laboratories|health(?:care)?|vaccines|sciences) (?:\(?uk\)? )?(?:ltd|limited|plc)\W{0,3}$/gmu,
    means: "A company’s letterhead",
  },
];
