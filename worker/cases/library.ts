import older from "#worker/knowledge/cases-2006-2019.json" with { type: "json" };
import newer from "#worker/knowledge/cases-2021-2024.json" with { type: "json" };
import type { Theme } from "#worker/rules/themes.ts";
import { in2024, likelyIn2024 } from "./clause-numbers.ts";

/** A completed PMCPA case as the library holds it. Clause numbers are those of the edition ruled under. */
export interface LibraryCase {
  caseNumber: string;
  alsoCaseNumbers: string[];
  title: string;
  matter: string;
  completed: string | null;
  codeYear: number;
  breachClauses: string[];
  noBreachClauses: string[];
  url: string | null;
  materialType: string;
  channel: string;
  audience: string;
  themes: Theme[];
  issuePhrases: string[];
  summary: string;
}

type RawCase = (typeof older)[number] | (typeof newer)[number];

function toCase(raw: RawCase): LibraryCase {
  return {
    caseNumber: raw.caseNumber,
    alsoCaseNumbers: raw.alsoCaseNumbers,
    title: raw.title,
    matter: raw.matter,
    completed: raw.completed,
    codeYear: raw.codeYear,
    // Some rulings of no breach are not given by number; the library then holds nothing for them.
    breachClauses: raw.breachClauses ?? [],
    noBreachClauses: raw.noBreachClauses ?? [],
    url: raw.url,
    materialType: raw.materialType,
    channel: raw.channel,
    audience: raw.audience,
    themes: raw.themes as Theme[],
    issuePhrases: raw.issuePhrases,
    summary: raw.summary,
  };
}

/** All cases of the built-in library, newest first. */
export const LIBRARY: readonly LibraryCase[] = [...newer, ...older]
  .map(toCase)
  .sort((a, b) => (b.completed ?? "").localeCompare(a.completed ?? "") || a.caseNumber.localeCompare(b.caseNumber));

/** Date of the newest completed case, ISO 8601; null when none is dated. */
export function newestOf(entries: readonly LibraryCase[]): string | null {
  return entries.reduce<string | null>((newest, { completed }) => {
    return completed !== null && (newest === null || completed > newest) ? completed : newest;
  }, null);
}

const inWords = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** What a library is, for every result: how many cases, how many of them imported, and the date of the newest. */
export function describeLibrary(entries: readonly LibraryCase[], imported: number): string {
  const among = imported > 0 ? ` (${imported} of them imported)` : "";
  const newest = newestOf(entries);
  const until = newest === null ? "" : `, completed to ${inWords.format(new Date(newest))}`;
  return `${entries.length} PMCPA cases${among}${until}`;
}

/** The outcome in a word. A case without a numbered ruling says so. */
export function outcomeOf(entry: LibraryCase) {
  const breach = entry.breachClauses.length > 0;
  const noBreach = entry.noBreachClauses.length > 0;
  if (breach && noBreach) return "breach and no breach";
  return breach ? "breach" : noBreach ? "no breach" : "resolved without a ruling";
}

/** Clauses ruled upon, in today's numbers: `shown` where the map is verified, `searched` also where it is likely. */
export function clausesToday(entry: LibraryCase, numbers: string[]) {
  return {
    shown: [...new Set(numbers.flatMap((n) => in2024(entry.codeYear, n)))],
    searched: [...new Set(numbers.flatMap((n) => likelyIn2024(entry.codeYear, n)))],
  };
}
