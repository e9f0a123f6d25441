import type { Tell } from "../tell.ts";

/** Online pharmacies, clinics and shops, and what they and creators put before the public. */
export const SELLERS: Tell[] = [
  {
    kind: "promotion-public",
    weight: 3,
    where: "any",
    acts: true,
    pattern:
      /\b(?:start|begin|book|free) (?:your |a |an |my )?(?:free )?(?:\d+ minute )?(?:online )?(?:consultation|assessment|order)\b|\bget started (?:today|now|online)\b|\blog in\s{1,9}get started\b|^get started$|\badd to (?:basket|cart)\b|\bbuy (?:now|online)\b|\border (?:now|online|yours)\b|\bnext order\b|\breorder\b|\bplace (?:your|my|an) (?:next )?order\b/gm,
    means: "It takes orders or bookings",
    most: 2,
  },
  {
    kind: "promotion-public",
    weight: 2.5,
    where: "any",
    acts: true,
    pattern:
      /\bgphc\b|\bsuperintendent pharmacist\b|\bregistered pharmac(?:y|ies|ists?)\b|\bonline (?:pharmacy|doctor|clinic)\b|\bcqc\b|\buk[- ](?:registered|regulated|licensed) (?:clinicians?|prescribers?|doctors?|pharmacy)/g,
    means: "A pharmacy or clinic speaks",
    most: 2,
  },
  {
    kind: "promotion-public",
    weight: 3,
    where: "any",
    acts: true,
    pattern:
      /\b(?:the uk|london|britain|england|scotland|the country|europe)(?:'|’)?s? leading (?:independent |private |specialist )?(?:cent(?:re|er)|clinic|provider|hospital|practice)s? (?:for|of|in)\b|\b(?:our|the) (?:private )?(?:clinic|cent(?:re|er)) (?:in|on|at) (?:harley street|london)\b/g,
    means: "A clinic speaks of itself",
  },
  {
    kind: "promotion-public",
    weight: 2,
    where: "any",
    acts: true,
    alsoOf: [
      "prescribing-information",
      "formulary",
      "not-medicines",
      "guideline",
      "news",
      "charity",
      "job-advertisement",
    ],
    pattern:
      /(?<!\b(?:costs? (?:around|about|roughly|typically)|donat\p{L}+|gift of) (?:£\d[\d.]{0,5} ?(?:-|–|to) ?)?)(?:[£€$]|\bfrom £) ?(?:\d{2,4}(?:\.\d\d)?\b(?!,\d{3})|\d,\d{3}\.\d\d\b)(?![^\n]{0,20}(?:million|m\b|bn|per prescription))/gu,
    means: "Prices for the public",
    most: 3,
  },
  {
    kind: "promotion-public",
    weight: 2,
    where: "any",
    acts: true,
    alsoOf: [
      "smpc",
      "leaflet",
      "label",
      "assessment-report",
      "journal-article",
      "guideline",
      "regulator-or-nhs",
      "news",
    ],
    pattern:
      /\b(?:(?:significant|sustained|substantial|proven|your) weight[- ]loss|weight[- ]loss (?=injection|jab|pen|treatment|medic|program|drug|clinic|service|journey|tablet|pill|surgery|results?|consultation|plan|solution|option|support|goals?|industry|in )|lose (?:up to|weight)|wrinkles?|frown lines?|crow'?s feet|dermal fillers?|anti-?wrinkle|lip fillers?|erectile dysfunction|aesthetic(?:s)? (?:clinic|treatment)|(?:cosmetic|beauty) (?:clinic|treatment|procedure)s?)\b/g,
    means: "What clinics and shops sell",
    most: 2,
  },
  {
    kind: "promotion-public",
    weight: 1,
    where: "any",
    pattern: /\bhair loss\b/g,
    means: "An illness whose treatment is often sold online",
  },
  {
    kind: "promotion-public",
    weight: 2,
    where: "any",
    acts: true,
    alsoOf: ["smpc", "leaflet", "label", "regulator-or-nhs", "charity"],
    pattern:
      /\b(?:ask your (?:doctor|gp|pharmacist|nurse) (?:about|for(?! (?:more )?(?:advice|help|information))|whether)|i(?:'m| am) (?:taking|using|on) |#ad\b|paid partnership|my (?:story|journey)|changed my life|followers|hashtags?|(?:posted?|published|shared) (?:to|on) (?:instagram|facebook|tiktok|linkedin|x\b)|billboard|bus (?:side|shelter)|consumer (?:magazine|press))\b/g,
    means: "It is placed before the public",
    most: 2,
  },
  {
    kind: "promotion-public",
    weight: 2,
    where: "any",
    acts: true,
    alsoOf: [
      "smpc",
      "leaflet",
      "label",
      "assessment-report",
      "prescribing-information",
      "formulary",
      "guideline",
      "regulator-or-nhs",
    ],
    pattern:
      /^[ \t]*\d{1,3} ?x ?\d{1,3}(?:\.\d{1,2})? ?(?:mg|ml|mcg|tablets?|capsules?|pills?|vials?|ampoules?)(?:\/\d{1,3} ?mg)?[ \t]*$/gm,
    means: "Packs as a shop lists them",
    most: 2,
  },
  {
    kind: "promotion-public",
    weight: 1.5,
    where: "any",
    alsoOf: ["charity", "regulator-or-nhs", "not-medicines", "job-advertisement"],
    pattern: /\b(?:frequently asked questions|faqs?)\b/g,
    means: "Questions and answers for customers",
  },
  {
    kind: "promotion-public",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["job-advertisement"],
    pattern:
      /\b(?:our (?:clinic|clinicians|doctors|prescribers|pharmacists|pharmacy|treatments|programme)\b|discreet|next[- ]day delivery|free delivery|deliver(?:y|ed) (?:free )?to your door|click (?:&|and) collect|(?:plain|unbranded) packaging|packaging is (?:always )?(?:plain|unbranded)|no hidden fees|consultation fees?|price list|treatment can be (?:paid|purchased)|before[- ]and[- ]after(?= (?:photo|picture|image|result|gallery|shot)))/g,
    means: "A seller’s words",
    most: 2,
  },
  {
    kind: "promotion-public",
    weight: 2,
    where: "any",
    acts: true,
    pattern:
      /\b(?:reposted|[\d,]+ (?:connections|followers)|visibility: (?:anyone|public)|visible to anyone|(?:facebook|linkedin|instagram) (?:feed|profile|story|post)|sponsored ·|public profile|personal profile)\b|^linkedin\b/gm,
    means: "A post that anyone can see",
    most: 2,
  },
];
