import type { CaseDetail, CasePreview, FacetName } from "#schema/precedent.ts";
import { clausesToday, outcomeOf, type RegisterCase, type RegisterRow, sortDay } from "#worker/cases/library.ts";

/** Said where a thing was not seen. */
const NOT_SEEN = "not seen";

/** A case with everything that lists are narrowed and sorted by. */
export interface Entry {
  id: number;
  preview: CasePreview;
  entry: RegisterCase;
  /** The day that it is sorted by. */
  day: string;
  /** Values of each filter; those of `clause` are the clauses of 2024 and their sub-clauses. */
  values: Record<FacetName, readonly string[]>;
}

const APPEALS: [RegExp, string][] = [
  [/^no appeal/i, "no appeal"],
  [/appeal by|appeals by|appealed|(?:respondent|complainant) appeal/i, "appealed"],
];

function appealOf(appeal: string | null): string {
  if (appeal === null) return NOT_SEEN;
  return APPEALS.find(([words]) => words.test(appeal))?.[1] ?? "report to the Appeal Board";
}

/** Sanctions by one name each: the register's own words differ by company and number. */
const sanctionOf = (words: string) =>
  /^suspension/i.test(words)
    ? "Suspension from ABPI membership"
    : /^reports? to/i.test(words)
      ? "Report to ABPI Board"
      : words;

/** A clause number and the clause that it belongs to. */
const withClause = (number: string) => [number, number.split(".")[0] ?? number];

function today({ codeYear }: RegisterCase, numbers: string[] | null): string[] | null {
  if (numbers === null || codeYear === null) return null;
  return clausesToday({ codeYear }, numbers).shown;
}

const seen = (value: string | number | null) => [value === null ? NOT_SEEN : String(value)];

/** A row of the register made ready for lists. */
export function toEntry({ id, entry }: RegisterRow): Entry {
  const { breachClauses, noBreachClauses, title, respondent, complainant, matter, codeYear } = entry;
  const in2024 = { breach: today(entry, breachClauses), noBreach: today(entry, noBreachClauses) };
  const outcome = outcomeOf(entry);
  const { caseNumber, alsoCaseNumbers, received, completed } = entry;
  const day = completed ?? received ?? sortDay(entry);
  const clauses = [...(in2024.breach ?? []), ...(in2024.noBreach ?? [])].flatMap(withClause);
  return {
    id,
    entry,
    day,
    preview: {
      ...{
        caseNumber,
        alsoCaseNumbers,
        title,
        respondent,
        complainant,
        matter,
        received,
        completed,
        codeYear,
        outcome,
      },
      ruled: { breach: breachClauses, noBreach: noBreachClauses },
      in2024,
    },
    values: {
      clause: [...new Set(clauses)],
      outcome: [outcome],
      year: [day.slice(0, 4)],
      code: seen(codeYear),
      complainant: seen(complainant),
      material: seen(entry.summary === null ? null : entry.materialType),
      appeal: [appealOf(entry.appeal)],
      sanction: [...new Set(entry.additionalSanctions.map(sanctionOf))],
    },
  };
}

/** How much of a case was seen. */
function knownBy({ summary, matter, breachClauses, noBreachClauses }: RegisterCase): CaseDetail["knownBy"] {
  if (summary !== null) return "summary";
  return matter === null && breachClauses === null && noBreachClauses === null ? "index" : "facts";
}

/** Each clause that a case was ruled under, with its place in 2024. */
function clausesOf({ codeYear, breachClauses, noBreachClauses }: RegisterCase): CaseDetail["clauses"] {
  const placed = (numbers: string[] | null, ruling: "breach" | "no breach") =>
    (numbers ?? []).map((number) => ({
      number,
      ruling,
      in2024: codeYear === null ? [] : clausesToday({ codeYear }, [number]).shown,
    }));
  return [...placed(breachClauses, "breach"), ...placed(noBreachClauses, "no breach")];
}

/** All that its page tells of a case. */
export function detailOf({ entry, preview }: Entry): CaseDetail {
  const isRead = entry.summary !== null;
  return {
    ...preview,
    summary: entry.summary,
    clauses: clausesOf(entry),
    appeal: entry.appeal,
    additionalSanctions: entry.additionalSanctions,
    materialType: isRead ? entry.materialType : null,
    channel: isRead ? entry.channel : null,
    audience: isRead ? entry.audience : null,
    themes: entry.themes,
    note: entry.note,
    url: entry.url,
    seenAt: entry.seenAt,
    knownBy: knownBy(entry),
  };
}
