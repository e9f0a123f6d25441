import { AppError } from "#worker/lib/errors.ts";
import { type BrokenRow, type FileRow, lineCounter } from "./rows.ts";

const NOT_A_LIST = "A JSON file has to hold a list of cases: [ { … }, { … } ], by itself or as “cases”.";

/** Where the list begins: the file itself, or what it calls its cases. */
function listStart(text: string): number {
  const own = /^\s*\[/.test(text) ? text.indexOf("[") : -1;
  if (own !== -1) return own;
  const named = /"cases"\s*:\s*\[/.exec(text);
  if (!named) throw new AppError("invalid-request", NOT_A_LIST);
  return named.index + named[0].length - 1;
}

/** Where each element of a JSON list begins and ends. A bracket or a quotation mark that is not closed makes one
 * element of the rest. */
function* elements(text: string, from: number): Generator<{ start: number; end: number }> {
  let depth = 0;
  let inString = false;
  let start = -1;
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (inString) {
      if (sign === "\\") at++;
      else if (sign === '"') inString = false;
      continue;
    }
    const ends = depth === 1 && (sign === "," || sign === "]");
    if (ends && start !== -1) {
      yield { start, end: at };
      start = -1;
    }
    if (ends && sign === "]") return;
    if (depth === 1 && start === -1 && sign !== "," && sign.trim() !== "") start = at;
    if (sign === '"') inString = true;
    else if (sign === "[" || sign === "{") depth++;
    else if (sign === "]" || sign === "}") depth--;
  }
  if (start !== -1) yield { start, end: text.length };
}

function toRow(json: string, line: number): FileRow | BrokenRow {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return { line, reason: "is not a case: it has to be an object { … }" };
    return { line, value: value as Record<string, unknown> };
  } catch {
    return { line, reason: "is not valid JSON; look for a missing bracket, comma or quotation mark" };
  }
}

/** Reads a JSON list case by case, so that one that is damaged does not cost the others. Throws when the file is no
 * list. */
export function readJson(text: string): (FileRow | BrokenRow)[] {
  const lineAt = lineCounter(text);
  return [...elements(text, listStart(text))].map(({ start, end }) => toRow(text.slice(start, end), lineAt(start)));
}
