import type { z } from "zod";
import type { CaseColumn } from "#schema/admin-options.ts";
import type { RefusedRow } from "#schema/case-import.ts";
import type { RegisterCase } from "#worker/cases/library.ts";
import { AppError } from "#worker/lib/errors.ts";
import { caseRow } from "./case-row.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import type { BrokenRow, FileRow } from "./rows.ts";

/** What a file of cases comes to. */
export interface CheckedFile {
  good: RegisterCase[];
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

/** What files of the register call the same things. */
const ALSO_CALLED: Record<string, CaseColumn> = {
  n: "caseNumber",
  also: "alsoCaseNumbers",
  breach: "breachClauses",
  noBreach: "noBreachClauses",
  complainantKind: "complainant",
};

const withOurNames = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [ALSO_CALLED[name] ?? name, value]));

/** Each fault of a row, after the name of its column. */
function reasonOf({ issues }: z.ZodError): string {
  const reasons = new Set(issues.map(({ path, message }) => `${String(path[0] ?? "row")} ${message}`));
  const text = [...reasons].join("; ");
  return text.length > MAX_REASON_CHARS ? `${text.slice(0, MAX_REASON_CHARS)}…` : text;
}

const numberIn = ({ caseNumber }: Record<string, unknown>) =>
  typeof caseNumber === "string" ? caseNumber.trim().slice(0, 40) : null;

/** Case numbers that are known: `held` with all that a file could say, `listed` by no more than parties and dates. */
export interface KnownNumbers {
  held: ReadonlySet<string>;
  listed: ReadonlySet<string>;
}

/** Tells of each case number who has it: the library, the register, or an earlier line of the file. */
class Numbers {
  private readonly lines = new Map<string, number>();

  constructor(private readonly known: KnownNumbers) {}

  /** Why a case cannot be taken; null after noting that it is. What the register lists is taken when the file says more of it. */
  take({ caseNumber, alsoCaseNumbers, matter, breachClauses, noBreachClauses }: RegisterCase, line: number) {
    const numbers = [caseNumber, ...alsoCaseNumbers];
    const { held, listed } = this.known;
    const saysMore = matter !== null || breachClauses !== null || noBreachClauses !== null;
    const isHeld = (number: string) => held.has(number) || (!saysMore && listed.has(number));
    const taken = numbers.find((number) => isHeld(number) || this.lines.has(number));
    if (taken === undefined) {
      for (const number of numbers) this.lines.set(number, line);
      return null;
    }
    if (held.has(taken)) return `${taken} is in the library already`;
    if (isHeld(taken)) return `${taken} is in the register already, and this row says no more of it`;
    return `${taken} is in this file already, on line ${this.lines.get(taken)}`;
  }
}

function checkRow(row: FileRow | BrokenRow, numbers: Numbers): RegisterCase | RefusedRow {
  const { line } = row;
  if ("reason" in row) return { line, caseNumber: null, reason: row.reason };
  const value = withOurNames(row.value);
  const parsed = caseRow.safeParse(value);
  if (!parsed.success) return { line, caseNumber: numberIn(value), reason: reasonOf(parsed.error) };
  const reason = numbers.take(parsed.data, line);
  return reason === null ? parsed.data : { line, caseNumber: parsed.data.caseNumber, reason };
}

/** Reads a file of cases, CSV or JSON, and checks it row by row. Throws when the file as a whole cannot be read. */
export function checkFile(bytes: ArrayBuffer, known: KnownNumbers): CheckedFile {
  const rows = readRows(decode(bytes));
  if (rows.length === 0) throw new AppError("invalid-request", NO_ROWS);
  const numbers = new Numbers(known);
  const checked: CheckedFile = { good: [], refused: [] };
  for (const row of rows) {
    const outcome = checkRow(row, numbers);
    if ("reason" in outcome) checked.refused.push(outcome);
    else checked.good.push(outcome);
  }
  return checked;
}
