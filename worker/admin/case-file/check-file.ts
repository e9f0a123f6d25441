import type { z } from "zod";
import type { RefusedRow } from "#schema/case-import.ts";
import type { LibraryCase } from "#worker/cases/library.ts";
import { AppError } from "#worker/lib/errors.ts";
import { caseRow } from "./case-row.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import type { BrokenRow, FileRow } from "./rows.ts";

/** What a file of cases comes to. */
export interface CheckedFile {
  good: LibraryCase[];
  refused: RefusedRow[];
}

const NOT_TEXT = "This file is not UTF-8 text. Please save it as “CSV UTF-8” or as JSON, and try again.";
const NO_ROWS = "There are no cases in this file.";
const MAX_REASON_CHARS = 500;

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new AppError("invalid-request", NOT_TEXT);
  }
}

const readRows = (text: string) => (/^\s*[[{]/.test(text) ? readJson(text) : readCsv(text));

/** Each fault of a row, after the name of its column. */
function reasonOf({ issues }: z.ZodError): string {
  const reasons = new Set(issues.map(({ path, message }) => `${String(path[0] ?? "row")} ${message}`));
  const text = [...reasons].join("; ");
  return text.length > MAX_REASON_CHARS ? `${text.slice(0, MAX_REASON_CHARS)}…` : text;
}

const numberIn = ({ caseNumber }: Record<string, unknown>) =>
  typeof caseNumber === "string" ? caseNumber.trim().slice(0, 40) : null;

/** Tells of each case number who has it: the library, or an earlier line of the file. */
class Numbers {
  private readonly lines = new Map<string, number>();

  constructor(private readonly held: ReadonlySet<string>) {}

  /** Why a case of these numbers cannot be taken; null after noting that it is. */
  take(numbers: string[], line: number): string | null {
    const taken = numbers.find((number) => this.held.has(number) || this.lines.has(number));
    if (taken === undefined) {
      for (const number of numbers) this.lines.set(number, line);
      return null;
    }
    if (this.held.has(taken)) return `${taken} is in the library already`;
    return `${taken} is in this file already, on line ${this.lines.get(taken)}`;
  }
}

function checkRow(row: FileRow | BrokenRow, numbers: Numbers): LibraryCase | RefusedRow {
  const { line } = row;
  if ("reason" in row) return { line, caseNumber: null, reason: row.reason };
  const parsed = caseRow.safeParse(row.value);
  if (!parsed.success) return { line, caseNumber: numberIn(row.value), reason: reasonOf(parsed.error) };
  const { caseNumber, alsoCaseNumbers } = parsed.data;
  const reason = numbers.take([caseNumber, ...alsoCaseNumbers], line);
  return reason === null ? parsed.data : { line, caseNumber, reason };
}

/** Reads a file of cases, CSV or JSON, and checks it row by row. `held` are the numbers that the library has. Throws
 * when the file as a whole cannot be read. */
export function checkFile(bytes: ArrayBuffer, held: ReadonlySet<string>): CheckedFile {
  const rows = readRows(decode(bytes));
  if (rows.length === 0) throw new AppError("invalid-request", NO_ROWS);
  const numbers = new Numbers(held);
  const checked: CheckedFile = { good: [], refused: [] };
  for (const row of rows) {
    const outcome = checkRow(row, numbers);
    if ("reason" in outcome) checked.refused.push(outcome);
    else checked.good.push(outcome);
  }
  return checked;
}
