import type { Tell } from "../tell.ts";

/** Texts on other things: what manuals, recipes, contracts, lessons and software carry as a rule, and papers on medicines do not. */
export const OTHER_SUBJECTS: Tell[] = [
  {
    kind: "not-medicines",
    weight: 3,
    where: "any",
    pattern:
      /\b(?:content design(?:ers?)?|style guide|plain (?:simple )?english|subject lines?|headings and subheadings|house style)\b/g,
    means: "It is about writing",
    most: 2,
  },
  {
    kind: "not-medicines",
    weight: 2,
    where: "any",
    pattern:
      /^```|\b(?:git clone|pip install|npm (?:install|run)|sudo |readme\b|github\.com|source code|command line|dockerfile|docker|python\d?\b|javascript|repository|localhost)/gm,
    means: "It speaks of software",
    most: 2,
  },
  {
    kind: "not-medicines",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:before first use|power (?:cord|cable|socket|supply)|unplug|mains (?:plug|lead|supply)|appliance|remote control|detergent|fabric softener|washer|dishwasher|vacuum cleaner|owner['’]s manual|error codes?|spare parts?|rechargeable)\b/g,
    means: "It explains an appliance",
    most: 2,
  },
  {
    kind: "not-medicines",
    weight: 2,
    where: "any",
    pattern:
      /^\W{0,5}(?:servings?|serves \d|cook(?:ing)? time|prep(?:aration)? time)\b[^\n]{0,30}$|\b(?:preheat|tbsp|tsp|tablespoons? of|cloves? of garlic|chopped onions?|olive oil|medium heat)\b/gm,
    means: "It is a recipe",
    most: 2,
  },
  {
    kind: "not-medicines",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:landlord|tenan(?:t|cy)|leaseholder|indemnif\w+|governing law|terms (?:of (?:service|use)|and conditions)|privacy policy|copyright (?:owner|infringement)|cancel your (?:account|subscription)|refund policy|the (?:seller|buyer|licensee|licensor))\b/g,
    means: "It is a contract, or terms of use",
    most: 2,
  },
  {
    kind: "not-medicines",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:gcse|key stage [1-5]|a[- ]level (?:biology|chemistry|physics|maths)|lesson (?:plan|overview)|worksheet|exam board|homework|worked examples?|pupils|classroom)\b/g,
    means: "It is for a school",
    most: 2,
  },
];
