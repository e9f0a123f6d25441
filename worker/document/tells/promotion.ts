import type { Tell } from "../tell.ts";

/** What a company writes to health professionals and payers. */
export const PROMOTION: Tell[] = [
  {
    kind: "promotion-hcp",
    weight: 2.5,
    where: "any",
    acts: true,
    alsoOf: ["prescribing-information", "ruling"],
    pattern: /\badverse events? should (?:also )?be reported\b/g,
    means: "The adverse event statement of a company’s material",
  },
  {
    kind: "promotion-hcp",
    weight: 2,
    where: "any",
    acts: true,
    alsoOf: ["prescribing-information", "ruling"],
    pattern:
      /\bprescribing information (?:can|may|is|and|for|on|at|overleaf|below|available|appears|follows|(?:is )?(?:printed|found))\b|\b(?:scan|click|tap|link|see)\b[^\n.]{0,40}\bprescribing information\b|\bprescribing information ?[:→>–(-]/g,
    means: "It points to prescribing information",
    most: 2,
  },
  {
    kind: "promotion-hcp",
    weight: 2,
    where: "any",
    acts: true,
    alsoOf: ["prescribing-information", "ruling"],
    pattern:
      /\b(?:date of prep(?:aration)?|date prepared|job (?:code|number|bag|no)|item code|prepared(?: in)?:?) ?:?[^\n]{0,40}\b20\d\d\b/g,
    means: "Date of preparation or job code, as certified material has",
  },
  {
    kind: "promotion-hcp",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["prescribing-information", "ruling"],
    pattern:
      /(?:^|[\s(|])(?:[a-z]{2,6}[-/]){1,4}[a-z]{0,6}[-/]?\d{3,8}[a-z]?\b[^\n/:]{0,40}\b(?:january|february|march|april|may|june|july|august|september|october|november|december|\d{2}\/)\W{0,3}20\d\d\b/g,
    means: "A job code with its date",
  },
  {
    kind: "promotion-hcp",
    weight: 2.5,
    where: "any",
    acts: true,
    alsoOf: ["ruling", "journal-article"],
    pattern:
      /\b(?:promotional (?:material|item|e-?mail|page|piece|leavepiece|website|site|meeting|content|information|webinar|message)|contains promotional content|this is (?:a )?promotional)\b/g,
    means: "It says that it is promotional",
  },
  {
    kind: "promotion-hcp",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["prescribing-information", "ruling", "news", "smpc"],
    pattern:
      /(?:^|[|.:(!] ?|\bintended (?:solely )?|\binformation |\bsite is |\bwebsite is |\bonly )for (?:uk |gb |canadian |us |eu )?(?:health ?care|health) professionals\b(?: in the uk)?(?: only)?|\bfor uk (?:prescribers|hcps|doctors|nurses|gps|cardiologists|pharmacists)\b/gm,
    means: "It is addressed to health professionals",
  },
  {
    kind: "promotion-hcp",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["prescribing-information", "ruling", "formulary", "news"],
    pattern: /(?:®|™|▼)[^\n]{0,80}\bis (?:indicated|licensed) (?:for|in|as|to)\b|(?:®|™|▼) ?\([a-z][a-z /-]{4,50}\)/g,
    means: "A brand with its non-proprietary name or indication",
  },
  {
    kind: "promotion-hcp",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["prescribing-information", "ruling", "smpc", "assessment-report", "journal-article", "guideline"],
    pattern:
      /\bp ?[<=] ?0?\.\d|\(n ?= ?[\d,]{2,6}\)|\b(?:versus|vs?\.?|compared with) (?:placebo|comparator)\b|\b95% ci\b/g,
    means: "Trial figures for a claim",
    most: 2,
  },
  {
    kind: "promotion-hcp",
    weight: 2,
    where: "any",
    acts: true,
    pattern: /\bdata on file\b/g,
    means: "References to a company’s own data",
  },
  {
    kind: "promotion-hcp",
    weight: 2,
    where: "any",
    acts: true,
    pattern:
      /\b(?:saves?|savings?|cost saving) (?:of )?(?:up to )?£|\bsave \d+ ?%|\bcost[- ]sav(?:ing|ings)\b[^\n]{0,60}\bprescrib|\b(?:least|less) expensive\b[^\n]{0,40}\bprescribing\b|\bsavings? (?:calculator|of up to)\b/g,
    means: "It argues with cost to those who prescribe",
    most: 2,
  },
  {
    kind: "promotion-hcp",
    weight: 2,
    where: "any",
    acts: true,
    pattern:
      /\b(?:would you|why|please|now|time to|reasons? to) (?:consider|choose|prescribe|switch|start) [^\n.]{2,40}(?:®|™|▼|\?)|^(?:consider|choose|prescribe|start with|switch to|introducing) [^\n.]{2,40}(?:®|™|▼|\()|\bhelp (?:you )?get your patients started\b|\bconsider [^\n.]{2,30}(?:®|™|▼)/gm,
    means: "It urges use",
    most: 2,
  },
  {
    kind: "promotion-hcp",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["prescribing-information", "ruling"],
    pattern:
      /\b(?:important safety information|product monograph|full prescribing information|savings? card|see (?:the )?pi\b)\b/g,
    means: "The set phrases of foreign promotion",
    most: 2,
  },
  {
    kind: "promotion-hcp",
    weight: 1,
    where: "any",
    pattern: /\byour patients?\b/g,
    means: "It speaks of your patients",
    most: 2,
  },
  {
    kind: "promotion-hcp",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["ruling", "journal-article"],
    pattern:
      /\b(?:leavepiece|detail aid|sales aid|journal advertisement|advertisement|this advert\b|banner|exhibition (?:panel|stand)|e-?detail|mailing)\b/g,
    means: "It names itself as an advertisement or aid",
    most: 2,
  },
  {
    kind: "promotion-hcp",
    weight: 1.5,
    where: "head",
    acts: true,
    pattern:
      /^(?:from|to|subject(?: line)?|cc|sender|preheader) ?:|^dear (?:dr|doctor|colleague|pharmacist|nurse|prescriber|healthcare professional|professor|sister)/gm,
    means: "A letter or e-mail to professionals",
    most: 2,
  },
  {
    kind: "promotion-hcp",
    weight: 1,
    where: "any",
    pattern:
      /\bhow to (?:order|prescribe)\b|\bordering information\b|\bmaterials? request\b|\bcall back from our\b|\bpatient support (?:program|service)/g,
    means: "It helps to order or prescribe",
    most: 2,
  },
];
