import type { CaseOutcome } from "#schema/result.ts";
import older from "#worker/knowledge/cases-2006-2019.json" with { type: "json" };
import newer from "#worker/knowledge/cases-2021-2024.json" with { type: "json" };
import newest from "#worker/knowledge/cases-2025-2026.json" with { type: "json" };
import type { Theme } from "#worker/rules/book/themes.ts";
import { in2024, likelyIn2024 } from "./clause-numbers.ts";

/** A PMCPA case that a material can be matched with, for it says what it was about. Clause numbers are those of the
 * edition ruled under; a list that was not seen is null, which is not the same as an empty one. */
export interface LibraryCase {
  caseNumber: string;
  alsoCaseNumbers: string[];
  title: string;
  matter: string;
  /** Day received and completed, ISO 8601; null where it was not seen. */
  received: string | null;
  completed: string | null;
  codeYear: number;
  breachClauses: string[] | null;
  noBreachClauses: string[] | null;
  /** What was said of an appeal; null where nothing was seen. */
  appeal: string | null;
  /** Sanctions beyond the undertaking. */
  additionalSanctions: string[];
  respondent: string | null;
  /** Who complained, in words. */
  complainant: string | null;
  /** The regulator's page, and the page on which its facts were seen. */
  url: string | null;
  seenAt: string | null;
  /** What to keep in mind of how its facts were seen. */
  note: string | null;
  materialType: string;
  channel: string;
  audience: string;
  themes: Theme[];
  issuePhrases: string[];
  summary: string;
}

/** A case as the register lists it: of most no more than number, parties and dates is known. */
export interface RegisterCase extends Omit<LibraryCase, "title" | "matter" | "codeYear" | "summary"> {
  title: string | null;
  matter: string | null;
  codeYear: number | null;
  summary: string | null;
}

/** A case of the register with the id of its row. */
export interface RegisterRow {
  id: number;
  isImported: boolean;
  entry: RegisterCase;
}

/** The case as one that materials can be matched with; null where it does not say what it was about. */
export function asLibraryCase(entry: RegisterCase): LibraryCase | null {
  const { title, matter, codeYear, summary } = entry;
  if (title === null || matter === null || codeYear === null) return null;
  return { ...entry, title, matter, codeYear, summary: summary ?? "" };
}

type RawCase = (typeof older)[number] | (typeof newer)[number] | (typeof newest)[number];

function toCase(raw: RawCase): LibraryCase {
  return {
    caseNumber: raw.caseNumber,
    alsoCaseNumbers: raw.alsoCaseNumbers,
    title: raw.title,
    matter: raw.matter,
    received: raw.received,
    completed: raw.completed,
    codeYear: raw.codeYear,
    breachClauses: raw.breachClauses,
    noBreachClauses: raw.noBreachClauses,
    appeal: raw.appeal,
    additionalSanctions: raw.additionalSanctions ?? [],
    respondent: raw.respondent,
    complainant: raw.complainant,
    url: raw.url,
    seenAt: raw.seenAt,
    note: "note" in raw ? (raw.note ?? null) : null,
    materialType: raw.materialType,
    channel: raw.channel,
    audience: raw.audience,
    themes: raw.themes as Theme[],
    issuePhrases: raw.issuePhrases,
    summary: raw.summary,
  };
}

/** When a case was dealt with, for sorting: where the day of completion was not seen, the last day of the month in its number. */
export function sortDay({ caseNumber, completed }: Pick<LibraryCase, "caseNumber" | "completed">): string {
  if (completed !== null) return completed;
  const [, , month = "12", year = ""] = caseNumber.split("/");
  return `20${year.slice(-2)}-${month.padStart(2, "0")}-31`;
}

/** All cases of the built-in library, newest first. */
export const LIBRARY: readonly LibraryCase[] = [...newest, ...newer, ...older]
  .map(toCase)
  .sort((a, b) => sortDay(b).localeCompare(sortDay(a)) || a.caseNumber.localeCompare(b.caseNumber));

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

export type Ruled = Pick<LibraryCase, "codeYear" | "breachClauses" | "noBreachClauses">;

/** The outcome in a word. What was not seen is never told as a ruling. */
export function outcomeOf({ breachClauses, noBreachClauses }: Omit<Ruled, "codeYear">): CaseOutcome {
  const breach = (breachClauses ?? []).length > 0;
  const noBreach = (noBreachClauses ?? []).length > 0;
  if (breach) return noBreach ? "breach and no breach" : "breach";
  return noBreach ? "no breach" : "not seen";
}

/** All clauses that a case was ruled under, each once. */
export const clausesRuled = ({ breachClauses, noBreachClauses }: Omit<Ruled, "codeYear">): string[] => [
  ...new Set([...(breachClauses ?? []), ...(noBreachClauses ?? [])]),
];

/** Clauses ruled upon, in today's numbers: `shown` where the map is verified, `searched` also where it is likely. */
export function clausesToday({ codeYear }: Pick<LibraryCase, "codeYear">, numbers: readonly string[]) {
  return {
    shown: [...new Set(numbers.flatMap((n) => in2024(codeYear, n)))],
    searched: [...new Set(numbers.flatMap((n) => likelyIn2024(codeYear, n)))],
  };
}
