import type { Tell } from "../tell.ts";

/** What a company writes to the press, investors, its own people and its partners, and what speaks of its money. */
export const COMPANY: Tell[] = [
  {
    kind: "press-release",
    weight: 4,
    where: "any",
    acts: true,
    alsoOf: ["regulator-or-nhs"],
    pattern:
      /\brns (?:number|no)\b|\bregulatory news\b|\b(?:contains|publishes?) inside information|^inside information:|\bnot for release, publication or distribution\b|\bfor immediate release\b|\bembargo(?:ed)? (?:until|for)|\bnotes? to editors?\b|\bfor (?:media|uk medical media|medical media|trade media)(?: and investors)?(?: use)? only\b|\bpress release\b|\bmedia release\b|\bmedia (?:contact|enquiries)\b/gm,
    means: "The form of a release",
    most: 2,
  },
  {
    kind: "press-release",
    weight: 2,
    where: "any",
    acts: true,
    alsoOf: ["not-medicines", "news"],
    pattern:
      /\((?:lse|aim|nasdaq|nyse|euronext)[^()\n]{0,30}: ?[a-z.]{2,6}[^()\n]{0,30}\)|\btotal (?:number of|share capital)\b[^\n]{0,40}\bshares?\b|\bforward-looking statements\b|\bunaudited\b|\binterim results\b|\bvoting rights\b|\bshareholders?\b/g,
    means: "News for investors",
    most: 2,
  },
  {
    kind: "press-release",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["news"],
    pattern:
      /^[^\n]{0,60}\b(?:today announce[sd]?|announces? (?:today|that|the|its)|is pleased to announce)\b|\bannounces? today\b/gm,
    means: "A company announces",
    most: 2,
  },
  {
    kind: "press-release",
    weight: 1.5,
    where: "foot",
    acts: true,
    alsoOf: ["smpc"],
    pattern: /^\W{0,3}about (?!us$)[a-z][^\n\d]{2,40}$|^\W{0,3}ends\W{0,3}$/gm,
    means: "The boxes at the end of a release",
    most: 2,
  },
  {
    kind: "press-release",
    weight: 2.5,
    where: "any",
    acts: true,
    pattern: /^(?:press |media )?statement[ \t]*$|^editors ?:|\bpictures of [^\n]{2,30} on request\b/gm,
    means: "A statement to the press",
  },
  {
    kind: "corporate",
    weight: 1.5,
    where: "any",
    pattern:
      /\b(?:our (?:purpose|vision|values|heritage|people|pipeline|science|mission|company|commitment)|we (?:believe|strive|aim|invest|employ|are (?:proud|committed|dedicated))|our partnerships?|working (?:with|in partnership)|corporate responsibility|our suppliers?|annual report)\b/g,
    means: "A company speaks of itself",
    most: 3,
  },
  {
    kind: "corporate",
    weight: 1.5,
    where: "head",
    pattern: /\b(?:careers|investors|responsibility|about us|who we are|news ?room|skip directly to content)\b/g,
    means: "The menu of a company’s site",
    most: 2,
  },
  {
    kind: "internal-briefing",
    weight: 3,
    where: "any",
    acts: true,
    pattern:
      /\b(?:for internal use|internal (?:use )?only|internal briefing|representatives? only|not (?:to be|for) (?:shown|left|distributed|shared|external)|(?:sales|field) (?:team|force)|objection handl\w+|call plan|key account (?:plan|team|objectives)|briefing (?:document|note|for)|signator(?:y|ies) training|speaker notes|brand plan|our strategy|key messages|high-impact tactics|omnichannel)\b/g,
    means: "It speaks to the company’s own people",
    most: 2,
  },
  {
    kind: "internal-briefing",
    weight: 2,
    where: "any",
    acts: true,
    pattern:
      /\b(?:key topic \d|you will be familiar with|each asset|the asset|before you can decide which|target (?:customers?|list)|hi (?:team|all)\b|to: (?:all )?(?:sales|field|representatives|key account)|create a strategy|strategic imperatives?|obligatory information|regulations and codes apply|for this asset)/g,
    means: "Instructions for work in a company",
    most: 2,
  },
  {
    kind: "disclosure",
    weight: 3,
    where: "any",
    acts: true,
    alsoOf: ["journal-article", "ruling", "news", "regulator-or-nhs"],
    pattern: /\b(?:transfers? of value|disclosure uk|methodological note|efpia disclosure)\b/g,
    means: "It speaks of transfers of value",
    most: 2,
  },
  {
    kind: "disclosure",
    weight: 2.5,
    where: "any",
    acts: true,
    pattern:
      /\b(?:(?:grant|donation|sponsorship|consultancy|speaker|collaborative working|joint working|service|educational) agreement|heads of terms|letter of agreement|memorandum of understanding|executive summary of (?:the )?(?:collaborative|joint) working|payments? to (?:health|patient)|list of (?:involvement|grants|donations))\b/g,
    means: "An agreement or a list of dealings",
    most: 2,
  },
  {
    kind: "disclosure",
    weight: 2,
    where: "head",
    pattern: /\btransparency\b/g,
    means: "It is headed as transparency",
    most: 2,
  },
  {
    kind: null,
    weight: 4,
    where: "any",
    acts: true,
    pattern:
      /\b(?:paid for|funded|funding|sponsored|supported|financed|grants?|thanks?|with (?:the )?(?:help|support)|made possible|donat(?:ion|ed)|commissioned|written|provided|backing|partner(?:ed|ship)?|kindness|generosity|money)\b[^.\n]{0,60}\b(?:by|from|of|to|with|at|came from)\b(?: \p{L}+){0,6}? (?:ltd|limited|plc|inc|pharma\p{L}*|biopharma|therapeutics|biosciences?|bio|biologics|laborator(?:y|ies)|labs|neurosciences?|medicines|vaccines|life sciences|pharmaceutical company)\b/gu,
    means: "A company pays",
  },
  {
    kind: null,
    weight: 4,
    where: "any",
    acts: true,
    alsoOf: ["assessment-report", "journal-article", "smpc"],
    pattern:
      /\b(?:ltd|limited|plc|pharma(?!c(?:y|ies|ists?)\b)\p{L}*|therapeutics|biosciences?|laborator(?:y|ies)|labs)\b[^.\n]{0,50}\b(?:gave|gives|paid|pays|funds|funded|sponsors|sponsored|supports|engages|grant|commissioned|asks?)\b|\bwe thank [^.\n]{2,60} for (?:its|their|a|the) (?:support|help|grant|gift|money)\b|\b(?:our|the) sponsors?\b|\bcarries our company name\b|\b(?:agreement|contract) (?:for services|between(?= (?:us\b|the parties\b|[^\n]{0,70}\b(?:ltd|limited|plc|company|surgery|trust|university|dr|professor|practice|hospital|society|charity)\b)))/gu,
    means: "A company pays",
  },
  {
    kind: "disclosure",
    weight: 1.5,
    where: "any",
    acts: true,
    alsoOf: ["ruling", "news", "journal-article"],
    pattern: /\b(?:joint|collaborative) working (?:project|agreement|outline|partnership)\b/g,
    means: "A project with a health organisation",
  },
];
