import type { Tell } from "../tell.ts";

/** What those who rule on advertising write. They cite claims in order to rule on them. */
export const RULINGS: Tell[] = [
  {
    kind: "ruling",
    weight: 3,
    where: "any",
    pattern:
      /\bthe (?:asa|complainants?) (?:challenged|objected)\b[^\n]{0,120}\b(?:breach\w*|mislead\w*|the (?:code|rules))|\bissues? (?:was |were )?investigated,? (?:both|all|one)? ?(?:of which )?(?:was|were) (?:not )?upheld\b|\bthe ads? must not appear again\b|\bcap code rules?\b/g,
    means: "The form of a ruling on advertising",
    most: 2,
  },
  {
    kind: "ruling",
    weight: 4,
    where: "any",
    pattern: /\b(?:auth|case)\/\d{3,4}\/\d{1,2}\/\d{2}\b(?=[\s\S]{0,3000}(?:complain|case summary))/g,
    means: "The number of a case before the PMCPA",
  },
  {
    kind: "ruling",
    weight: 2,
    where: "any",
    pattern:
      /\bthe (?:appeal board|panel)(?:'s)? (?:therefore |also |further |did not |had |was )?(?:ruled|rul|noted|consider|accept|upheld|queried|disagreed|decided|concerned)/g,
    means: "The Panel speaks",
    most: 3,
  },
  {
    kind: "ruling",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:no )?breach(?:es)? of clauses? [\d., and]{1,40}(?: (?:was|were) ruled)?\b[^\n]{0,80}(?:ruled|upheld|accordingly|2008|2011|2012|2014|2015|2016|2019|2021 code)|\bbreach clause\(s\)|applicable code year|\bfull case report\b|\bcomplainant\b[^\n]{0,60}\b(?:alleged|submitted|stated|queried|had not established)\b|\bresponse from [^\n]{2,60} is given below\b/g,
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
  {
    kind: "ruling",
    weight: 2,
    where: "any",
    pattern:
      /\bthe complainants? (?:challenged|objected)\b|\b(?:not )?upheld\b|\bthe ad must not appear again\b|\bcap code\b/g,
    means: "The form of a ruling on an advertisement",
    most: 3,
  },
  {
    kind: "ruling",
    weight: 2,
    where: "any",
    pattern:
      /\bcomplainants? (?:\p{L}+ ){0,2}(?:considered|noted|alleged|stated|was concerned|believed|referred)\b|\b(?:contactable|non-contactable|anonymous) complainant\b|\bdetailed response from [^\n]{2,50} is given below\b|\bno breach of (?:the code|clause)\b|\bcomplaint upheld\b|\bin breach of (?:the )?code sections?\b/gu,
    means: "A complaint is reported and answered",
    most: 3,
  },
  {
    kind: "ruling",
    weight: 2,
    where: "any",
    pattern:
      /^(?:ad description|ad issues?|summary of (?:council )?decision|complaint|response|action(?: required)?)[ \t]*:?[ \t]*$/gm,
    means: "The headings of a ruling on an advertisement",
    most: 2,
  },
  {
    kind: "ruling",
    weight: 3,
    where: "any",
    pattern:
      /\b(?:was|were) ruled in breach of (?:the following )?(?:clauses?|the code)\b|\bcomplained about (?:an? |the )?[^\n.]{3,80}\bissued by\b|\b(?:published|issued) an? advertisement\b[^\n]{0,80}\bsanction\b|\bpublic reprimand\b[^\n]{0,80}\b(?:abpi|pmcpa|code|appeal board)\b|^clause \d{1,2}(?:\.\d{1,2})? [-–—] (?:failing|bringing|making|promoting|providing|disparaging)\b/gm,
    means: "It tells who was ruled in breach, or who complained of whom",
    most: 3,
  },
  {
    kind: "ruling",
    weight: 2,
    where: "any",
    pattern:
      /\b(?:alleged|stated|submitted) that (?:the|this|its?)\b[^\n]{0,160}\b(?:misleading|inaccurate|off-?label|disrepute|discredit|in breach|unsubstantiated)\b|^case summary$/gm,
    means: "A complaint is told",
    most: 2,
  },
];
