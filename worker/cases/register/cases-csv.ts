import Papa from "papaparse";
import type { Entry } from "./entries.ts";

const joined = (numbers: readonly string[] | null) =>
  numbers === null ? "" : numbers.length === 0 ? "none" : numbers.join("; ");

/** Columns go by the names that an import reads; a list that was not seen is empty, an empty one says "none". */
const toCells = ({ entry, preview }: Entry) => ({
  caseNumber: entry.caseNumber,
  alsoCaseNumbers: entry.alsoCaseNumbers.join("; "),
  title: entry.title,
  respondent: entry.respondent,
  complainant: entry.complainant,
  received: entry.received,
  completed: entry.completed,
  codeYear: entry.codeYear,
  outcome: preview.outcome,
  breachClauses: joined(entry.breachClauses),
  noBreachClauses: joined(entry.noBreachClauses),
  breachIn2024: joined(preview.in2024.breach),
  noBreachIn2024: joined(preview.in2024.noBreach),
  appeal: entry.appeal,
  additionalSanctions: entry.additionalSanctions.join("; "),
  matter: entry.matter,
  summary: entry.summary,
  url: entry.url,
  seenAt: entry.seenAt,
  note: entry.note,
});

/** The cases as a CSV file for a spreadsheet; no cell can be taken for a formula. */
export const casesCsv = (entries: readonly Entry[]): string =>
  `\uFEFF${Papa.unparse(entries.map(toCells), { newline: "\r\n", escapeFormulae: true })}\r\n`;
