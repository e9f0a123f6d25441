import type { Facts } from "../facts/index.ts";

const YEAR =
  /\b(?:(?:calendar|reporting) year:?|year ended 31 december|payments (?:made )?(?:in|for|during)|transfers of value (?:in|for)|disclosures? (?:for|of)|list for|report for|for the year|in the year|during|for)\s+(20\d\d)\b|\b(20\d\d) (?:disclosure|list|report|payments|figures|transfers)\b/gi;

export function yearCovered(facts: Facts, text = facts.view.text): number | null {
  const years = [...text.matchAll(YEAR)].map((m) => Number(m[1] ?? m[2]));
  if (years.length > 0) return Math.max(...years);
  const title =
    facts.lines[0] && text === facts.view.text
      ? /\b20\d\d\b/.exec(text.slice(0, facts.lines[1]?.end ?? facts.lines[0].end))
      : null;
  return title ? Number(title[0]) : null;
}
