import type { Tell } from "../tell.ts";

/** What regulators, committees, surgeries and the press carry on their own pages beside what is told in the other lists. */
export const PUBLIC_BODIES: Tell[] = [
  {
    kind: "regulator-or-nhs",
    weight: 3,
    where: "head",
    pattern: /#?\bmedsafetyweek\b|\bmedicines safety week\b|\bworld patient safety day\b/g,
    means: "A campaign of the regulators",
  },
  {
    kind: "regulator-or-nhs",
    weight: 4,
    where: "any",
    pattern:
      /\bfoi (?:release|\d{2}\/)|\bfreedom of information (?:request|act 2000)\b|\bthe authority (?:administers|was established)\b|\bscottish medicines consortium \(smc\),? (?:which|has|the body)\b|\bsmc (?:chair|has (?:today|published|accepted))\b/g,
    means: "A public body answers or decides",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 4,
    where: "any",
    pattern:
      /\bfollowing an? (?:full|abbreviated|re-?)\s?submission\b|^indication under review:|^smc id:|\bnon-submission\b[^\n]{0,60}\bnhs ?scotland\b/gm,
    means: "The advice of a committee on a medicine",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 4,
    where: "any",
    pattern:
      /\bmedicine supply (?:notification|alert)\b|\bmsn\/20\d\d\/\d|\b(?:out of stock|limited supply|unavailable) until\b(?=[\s\S]{0,200}\bremains? available\b)|\bremains? available (?:but|and) (?:cannot|can) support\b/g,
    means: "A notice of supplies that run short",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 4,
    where: "any",
    pattern:
      /^(?:practice|prescribing|medicines (?:safety|optimisation)|icb|gp) (?:bulletin|newsletter)\b|\b(?:to|via|on|through) (?:lfpse|datix|nrls)\b/gm,
    means: "A bulletin of the health service on safety and prescribing",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 4,
    where: "head",
    pattern:
      /^(?:clause|regulation|article|section|appendix) \d{1,3}\b[^\n]{0,90}$(?=[\s\S]{0,400}\b(?:must|shall)\b)|\bthis guideline (?:addresses|sets out)\b|^appendix \d{1,2} [^\n]{0,60}\bguidelines?\b/gm,
    means: "The text of a rule",
  },
  {
    kind: "regulator-or-nhs",
    weight: 3,
    where: "any",
    pattern:
      /\brequirements in the abpi code\b|\blisted in clause \d|\b(?:the )?(?:abpi|efpia) code (?:disclosure )?requirements (?:are|mean)\b|\beach company is required\b|\bcompanies (?:must|should|are (?:reminded|required|expected|advised)|need to)\b|\bas set out in clause \d|\bsupplementary information\s{1,3}(?:to )?clause\b|\bguiding principles? (?:for|of) [^.\n]{0,40}\bcompanies\b|\bhuman medicines regulations 2012 \(s\.?i\.?/g,
    means: "It sets rules for all companies",
    most: 3,
  },
  {
    kind: "regulator-or-nhs",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:is|are) available on prescription(?: only)?\.|\byou can buy [^.\n]{2,50} (?:at|from|in) (?:most |a )?(?:pharmacies|pharmacy|shops)|\bit comes as (?:tablets|capsules|a liquid|an?)\b|\bmedicines is included in\b|\bmost people (?:can|do not) (?:take|have)\b/g,
    means: "The form of the NHS’s own pages on medicines",
    most: 2,
  },
  {
    kind: "regulator-or-nhs",
    weight: 2.5,
    where: "any",
    pattern:
      /^\W{0,4}patient information (?:factsheet|leaflet|sheet)\W{0,4}$|\bcontact the (?:[a-z]+ company and the )?(?:rheumatology|dermatology|pharmacy|outpatient|gastroenterology|oncology|renal|cardiology|day case) (?:department|team|unit|nurses?)\b|\bhomecare (?:company|delivery|compan)|\bwe are writing to patients\b|\bplease speak to your local pharmacist\b/gm,
    means: "Those who treat the reader wrote it",
    most: 2,
  },
  {
    kind: "charity",
    weight: 2.5,
    where: "any",
    pattern:
      /\bgives? (?:young people|people|parents|families|carers)(?: in [^.\n]{2,30})? (?:general |clear |trusted |independent )?information\b|\bdoes not give (?:you )?medical advice\b|\b(?:our|the) (?:report|research) (?:highlights|calls for)\b[^.\n]{0,60}\b(?:association|society|charity)\b/g,
    means: "Somebody informs without selling",
  },
  {
    kind: "journal-article",
    weight: 3,
    where: "any",
    pattern:
      /\bcite this as:|\bbmj \d{4}; ?\d|\bspecialist registrar\b|\b(?:national|annual) conference of the\b[^\n]{0,60}\n[\s\S]{0,600}\bconference report\b|^letters to the editor\b/gm,
    means: "A journal’s own form",
  },
  {
    kind: "news",
    weight: 2.5,
    where: "any",
    pattern:
      /\b(?:said|says|told reporters) in a statement\b|\bleave a (?:reply|comment)\b|^\W{0,3}source link\W{0,3}$|\bimage source\b|\bcredit: (?:pa|getty|reuters)\b|\blisten to our latest podcasts?\b|\bpost was originally published on\b|\balliance news\b|\bleading risers and fallers\b|\bworld news\b/gm,
    means: "The frame of a news page",
    most: 2,
  },
  {
    kind: "formulary",
    weight: 2.5,
    where: "any",
    pattern: /^\W{0,3}formulary chapter \d|^\W{0,3}(?:formulary|restricted|non formulary)\W{0,3}$/gm,
    means: "Entries of a formulary",
    most: 3,
  },
  {
    kind: "label",
    weight: 8,
    where: "head",
    pattern: /^\W{0,4}(?:a\. ?labelling|particulars to appear on [^\n]{3,60})\W{0,4}$/gm,
    means: "The text of a pack stands first",
  },
];
