import type { Tell } from "../tell.ts";

/** Papers of the licence: summaries, leaflets, labels, assessment reports. Their numbered headings are counted apart
 * (`headings.ts`). */
export const LICENCE_PAPERS: Tell[] = [
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
    kind: "leaflet",
    weight: 2,
    where: "head",
    pattern:
      /\bpatient information leaflet\b|\bwhat you (?:need to|should) know about [^\n]{3,40} (?:tablets|capsules|injection|cream|inhaler|medicine)|\bplease read (?:this leaflet|it|this)\s{1,3}carefully before (?:you|your child)|\bthis leaflet (?:is for patients|contains important information|only gives a summary|provides a summary)/g,
    means: "It opens as leaflets did before their template",
    most: 2,
  },
  {
    kind: "leaflet",
    weight: 1.5,
    where: "any",
    pattern:
      /\b(?:the )?(?:product licen[cs]e|marketing authori[sz]ation) (?:holder|for [^\n]{2,30} is held by)\b|\b(?:the )?(?:information in )?this leaflet (?:applies only|only applies|does not contain the complete)|\bthe name o[ft] (?:your medicine|this (?:medicine|product|vaccine)) is\b|\balso contains? the following (?:inactive )?ingredients\b/g,
    means: "What every leaflet has to say of its medicine",
    most: 3,
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
    kind: "assessment-report",
    weight: 3,
    where: "any",
    pattern:
      /\bwhy (?:is|was|has) [^\n?]{2,50} (?:been )?(?:approved|authorised)(?: in the eu)?\?|\ban overview of [^\n]{2,60} and why it is authorised\b|\bsummary of the european public assessment report\b/g,
    means: "The question that a regulator’s overview answers",
  },
  {
    kind: "assessment-report",
    weight: 2.5,
    where: "any",
    pattern:
      /\bwhat benefits of [^\n?]{2,50} have been shown in studies\b|\bwhat measures are being taken to ensure the safe\b|\bhow has [^\n?]{2,50} been studied\?/g,
    means: "Headings of a regulator’s overview",
    most: 2,
  },
  {
    kind: "leaflet",
    weight: 1.5,
    where: "any",
    pattern:
      /\bthe (?:active (?:substance|ingredient)|other ingredients)s? (?:in [^\n]{2,40} )?(?:is|are)\b|^\W{0,5}what [^\n?]{2,60} contains?[ \t]*$|\blooks? like and (?:the )?contents of the pack\b/gm,
    means: "The particulars in section 6 of a package leaflet",
    most: 2,
  },
  {
    kind: "leaflet",
    weight: 1.5,
    where: "any",
    pattern:
      /\b(?:marketing authori[sz]ation|pl|product licence) holder and manufacturer\b|\bleaflet (?:was )?(?:last )?(?:revised|approved|updated)\b|^\W{0,4}[1-6]\.? {1,6}(?:how to store|before you (?:take|use)|how to (?:take|use)|possible side effects|further information)\b/gm,
    means: "A numbered section or the close of a package leaflet",
    most: 3,
  },
  {
    kind: "label",
    weight: 1,
    where: "any",
    pattern:
      /\bkeep out of the (?:sight and )?reach (?:and sight )?of children\b|\bdo not store above \d|\bpl(?: holder)?:? ?\d{5}\/\d{4}|\bpl holder\b|\bbraille\b|^[ \t]*(?:uses|dosage|warnings?|pom|p|gsl)[ \t]*$/gm,
    means: "A particular that the law asks of a pack",
    most: 4,
  },
  {
    kind: "assessment-report",
    weight: 3,
    where: "any",
    pattern:
      /\bbackground information on the procedure\b|\bsubmission of the dossier\b|\bassessment report as adopted by\b|\bsteps taken for the assessment\b/g,
    means: "A chapter of a regulator’s assessment",
    most: 2,
  },
  {
    kind: "assessment-report",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:[ab]\.i{1,3}\.[a-h]\.\d|c\.i\.(?:\d{1,2}|z))\b|\b(?:ia|ib|iain|ii|ws|psusa)\/\d{3,5}\b|^[ \t]*(?:i|n|r|s|t)\/\d{4}\b/gm,
    means: "A variation to a licence by its number",
    most: 3,
  },
  {
    kind: "assessment-report",
    weight: 1.5,
    where: "any",
    pattern:
      /\bco-?rapporteur\b|\bapplication for (?:a )?marketing authori[sz]ation\b|\b(?:cpmp|chmp|comp) (?:agreed|members|opinion|adopted|meeting)\b|\bthe procedure started on\b|\blist of (?:outstanding issues|questions)\b|\b(?:commission decision|marketing authori[sz]ation)(?: was)? (?:issued|granted) on\b|\borphan (?:medicinal product )?designation\b/g,
    means: "A step of the procedure of assessment",
    most: 3,
  },
];
