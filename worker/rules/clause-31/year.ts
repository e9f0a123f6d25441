import type { Facts } from "../facts/index.ts";

const YEAR =
  /\b(?:(?:calendar|reporting) year:?|year ended 31 december|payments (?:made )?(?:in|for|during)|transfers of value (?:in|for)|disclosures? (?:for|of)|list for|report for|for the year|in the year|during|for)\s+(20\d\d)\b|\b(20\d\d) (?:disclosure|list|report|payments|figures|transfers)\b/giu;

/** Ways in which a page says of which year it tells, before other years that it may speak of. */
const OWN_YEAR =
  /\bin (20\d\d),? (?:we|the company) (?:paid|gave|spent|supported|worked|engaged|provided)\b|\b(?:calendar|reporting) year:? (20\d\d)\b|\b(?:paid|gave|spent|supported|engaged|payments) (?:\p{L}{1,20} ){0,4}in (20\d\d)\b/iu;

export function yearCovered(facts: Facts, text = facts.view.text): number | null {
  const own = OWN_YEAR.exec(text);
  if (own) return Number(own[1] ?? own[2] ?? own[3]);
  const years = [...text.matchAll(YEAR)].map((m) => Number(m[1] ?? m[2] ?? m[3]));
  // A year in the title is the page's own; the text may go on to speak of others.
  const title =
    facts.lines[0] && text === facts.view.text
      ? /\b20\d\d\b/.exec(text.slice(0, facts.lines[1]?.end ?? facts.lines[0].end))
      : null;
  if (title && (years.length === 0 || !years.includes(Number(title[0])))) return Number(title[0]);
  return years.length > 0 ? Math.max(...years) : null;
}
