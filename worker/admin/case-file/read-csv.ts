import Papa from "papaparse";
import { CASE_COLUMNS, type CaseColumn } from "#schema/admin-options.ts";
import { AppError } from "#worker/lib/errors.ts";
import { type BrokenRow, type FileRow, lineCounter } from "./rows.ts";

const COLUMNS = Object.keys(CASE_COLUMNS) as CaseColumn[];
const REQUIRED = COLUMNS.filter((name) => CASE_COLUMNS[name].isRequired);

/** The column of ours that each column of the file is; null for others, which are left aside. */
function columnsOf(heading: string[]): (CaseColumn | null)[] {
  const names = heading.map((title) => {
    const wanted = title.trim().toLowerCase();
    return COLUMNS.find((name) => name.toLowerCase() === wanted) ?? null;
  });
  const missing = REQUIRED.filter((name) => !names.includes(name));
  if (missing.length === 0) return names;
  const message = `The first line has to name the columns, and these are missing: ${missing.join(", ")}.`;
  throw new AppError("invalid-request", message);
}

function toRow(cells: string[], columns: (CaseColumn | null)[], line: number): FileRow | BrokenRow {
  if (cells.length !== columns.length) {
    const reason = `has ${cells.length} columns where the first line has ${columns.length}; look for a missing quotation mark or a stray comma`;
    return { line, reason };
  }
  return { line, value: Object.fromEntries(columns.flatMap((name, i) => (name ? [[name, cells[i]]] : []))) };
}

/** Reads a CSV file whose first line names its columns; empty lines are passed over. Throws when columns are
 * missing. */
export function readCsv(text: string): (FileRow | BrokenRow)[] {
  const rows: (FileRow | BrokenRow)[] = [];
  const lineAt = lineCounter(text);
  let columns: (CaseColumn | null)[] | undefined;
  let start = 0;
  Papa.parse<string[]>(text, {
    delimitersToGuess: [",", "\t"],
    step({ data: cells, errors, meta }) {
      const line = lineAt(start);
      start = meta.cursor;
      if (cells.every((cell) => cell.trim() === "")) return;
      if (!columns) columns = columnsOf(cells);
      else if (errors.some(({ type }) => type === "Quotes"))
        rows.push({
          line,
          reason: "has a quotation mark that is not closed; the rest of the file cannot be told apart",
        });
      else rows.push(toRow(cells, columns, line));
    },
  });
  if (!columns) throw new AppError("invalid-request", "The file is empty. Please choose a file with cases in it.");
  return rows;
}
