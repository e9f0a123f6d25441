import type { Tell } from "../tell.ts";

/** Papers of the licence: summaries, leaflets, labels, assessment reports. Their numbered headings are counted apart
 * (`headings.ts`). */
export const REGULATORY: Tell[] = [
  {
    kind: "smpc",
    weight: 3,
    where: "head",
    pattern: /^[^\p{L}\n]{0,8}(?:annex i\s{1,9})?summary of product characteristics[ \t]*$/gmu,
    means: "It is headed as a Summary of Product Characteristics",
  },
  {
    kind: "smpc",
    weight: 1.5,
    where: "any",
    pattern: /for (?:the|a) full list of excipients, see section 6\.1/g,
    means: "The pointer to section 6.1 that stands in every SmPC",
    most: 2,
  },
  {
    kind: "smpc",
    weight: 1,
    where: "any",
    pattern: /date of first authori[sz]ation\/renewal/g,
    means: "The heading for the date of first authorisation",
  },
  {
    kind: "smpc",
    weight: 1,
    where: "head",
    pattern: /last updated on emc/g,
    means: "A page of the compendium of licensed texts",
  },
  {
    kind: "leaflet",
    weight: 4,
    where: "any",
    pattern:
      /package leaflet: information for the (?:user|patient)|patient information leaflet[^\n]{0,40}\n[^\n]{0,80}\n?read all of this leaflet/g,
    means: "The title that the law prescribes for a package leaflet",
  },
  {
    kind: "leaflet",
    weight: 2,
    where: "any",
    pattern: /read all of this leaflet carefully before/g,
    means: "The opening words of a package leaflet",
  },
  {
    kind: "leaflet",
    weight: 1,
    where: "any",
    pattern: /keep this leaflet\.? ?you may need to read it again/g,
    means: "A set line of a package leaflet",
  },
  {
    kind: "leaflet",
    weight: 1,
    where: "any",
    pattern: /(?:has been|is) prescribed for you(?: only)?\. ?do not pass it on to others/g,
    means: "A set line of a package leaflet",
  },
  {
    kind: "leaflet",
    weight: 1.5,
    where: "any",
    pattern: /this includes any possible side effects not listed in this leaflet\. ?see section 4/g,
    means: "The pointer to section 4 of a package leaflet",
  },
  {
    kind: "leaflet",
    weight: 2,
    where: "any",
    pattern: /this leaflet was (?:last )?(?:revised|approved|prepared|updated) in/g,
    means: "The closing line of a package leaflet",
  },
  {
    kind: "leaflet",
    weight: 2,
    where: "head",
    pattern: /patient leaflet updated \d|assessed against\s{1,9}the uk pil/g,
    means: "A copy of a package leaflet",
  },
  {
    kind: "label",
    weight: 4,
    where: "any",
    pattern: /particulars to appear on the (?:outer packaging|immediate packaging|blisters)/g,
    means: "The heading of the text of a pack",
  },
  {
    kind: "label",
    weight: 2,
    where: "any",
    pattern: /\bunique identifier\s?[-–]\s?(?:2d barcode|human readable)/g,
    means: "A particular of the text of a pack",
  },
  {
    kind: "label",
    weight: 1.5,
    where: "any",
    pattern: /^[ \t]*(?:exp|lot|bn|batch (?:no|number)|exp date)\b[.: ]{0,3}(?:\d{2}\/\d{2,4}|[a-z\d]{0,10})[ \t]*$/gm,
    means: "Expiry date and batch of a pack",
    most: 2,
  },
  {
    kind: "assessment-report",
    weight: 4,
    where: "head",
    pattern:
      /\b(?:public|chmp|final|variation|withdrawal|european public) assessment report\b|scientific discussion\b|scientific conclusions and grounds|procedural steps taken|steps taken (?:for the assessment|(?:and scientific information )?after)|\bepar\b/g,
    means: "It is headed as a regulator’s assessment",
  },
  {
    kind: "assessment-report",
    weight: 1,
    where: "any",
    pattern:
      /\b(?:the )?(?:chmp|cvmp|prac|rapporteur|committee for (?:medicinal products|proprietary medicinal products)[^.\n]{0,30}) (?:considered|concluded|recommended|adopted|was of the opinion|noted|agreed|assessed)|\bin view of the (?:available )?data\b[^.\n]{0,80}\bprac\b/g,
    means: "A committee of the regulator speaks",
    most: 4,
  },
  {
    kind: "assessment-report",
    weight: 1,
    where: "any",
    pattern:
      /\bpsurs?\b|\bemea\/h\/c\/\d|\btype (?:ia|ib|ii) variation|benefit[ -–]risk balance|\bissued\/amended\b|\bopinion\/\s?notification/g,
    means: "A word of regulatory procedure",
    most: 4,
  },
  {
    kind: "ruling",
    weight: 4,
    where: "any",
    pattern: /\bauth\/\d{3,4}\/\d{1,2}\/\d{2}\b(?=[\s\S]{0,3000}(?:complain|case summary))/g,
    means: "The number of a case before the PMCPA",
  },
  {
    kind: "ruling",
    weight: 2,
    where: "any",
    pattern:
      /\bthe (?:appeal board|panel) (?:therefore |also |further |did not |had )?(?:ruled|rul|noted|considered|accepted|upheld)/g,
    means: "The Panel speaks",
    most: 3,
  },
  {
    kind: "ruling",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:no )?breach(?:es)? of clauses? [\d., and]{1,40}(?: (?:was|were) ruled)?\b[^\n]{0,80}(?:ruled|upheld|accordingly|2008|2011|2012|2014|2015|2016|2019|2021 code)|\bbreach clause\(s\)|applicable code year|\bfull case report\b|\bcomplainant\b[^\n]{0,60}\balleged\b/g,
    means: "The form of a ruling",
    most: 3,
  },
  {
    kind: "ruling",
    weight: 3,
    where: "head",
    pattern: /\basa (?:ruling|adjudication) on\b|\bupheld in part\b|\b(?:informally resolved|adjudicat(?:ion|ed))\b/g,
    means: "It is headed as a ruling",
  },
];
