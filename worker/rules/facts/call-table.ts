import { standsIn } from "#worker/text/may-match.ts";
import { NUMBER_WORDS } from "#worker/text/number-words.ts";
import { ofLine } from "#worker/text/spans.ts";
import type { BaseFacts, Line } from "./types.ts";

/** A number of calls on one person that staff are told to make. */
export interface CallTarget {
  perYear: number;
  sentence: number;
}

/** A column of calls on one person, and the time that it speaks of. */
const CALLS = /\b(?:calls?|visits?|face[- ]to[- ]face|f2f|one[- ]to[- ]one|1:1|frequency|times)\b/i;
const UNCOUNTED =
  /\b(?:requested|solicited|on request|meetings?|e-?mails?|contacts?|total|per day|a day|daily|phone|remote|last|made|actual|done|achieved|so far|limit|max(?:imum)?)\b/i;
/** Rows that stand for one person, or for a group each of whom is to be called on so often. */
const PERSONS =
  /\b(?:doctors?|GPs?|customers?|targets?|tiers?|segments?|specialt(?:y|ies)|prescribers?|consultants?|nurses?|pharmacists?|names?|class|group|band|who|decile)\b/i;
const PERIODS: [RegExp, number][] = [
  [/\b(?:a|per|each|every) week\b|\bweekly\b/i, 52],
  [/\b(?:a|per|each|every) month\b|\bmonthly\b|\/ ?month/i, 12],
  [/\b(?:a|per|each|every|this) quarter\b|\bquarterly\b|\bQ[1-4]\b/i, 4],
  [/\b(?:a|per|each|this) (?:half|six months)\b|\bH[12]\b/i, 2],
  [/\b(?:a|per|each|this) cycle\b|\bcycle \d\b/i, 1],
  [/\b(?:a|per|each|this) year\b|\byearly\b|\bannual\w*|\b20\d\d\b|\/ ?year/i, 1],
];
/** From a day to another of the same year: a year holds at least as many. */
const RANGE =
  /\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:to|-|until) \d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:to|-) (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:by|before) (?:christmas|easter|summer|the end of)\b/i;
const MAX_ROWS = 12;

const cellsOf = (text: string) =>
  text
    .split(/\s{2,}|\t|\s?\|\s?/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");

const periodIn = (text: string) =>
  PERIODS.find(([pattern]) => pattern.test(text))?.[1] ?? (standsIn(RANGE, text) ? 1 : null);

function numberIn(cell: string): number | null {
  const match =
    /^(?:up to |at least |min(?:imum)? )?(\d{1,2}|[a-z]+)(?: ?(?:to|-) ?(\d{1,2}|[a-z]+))?(?: (?:calls?|visits?|times))?$/i.exec(
      cell,
    );
  const value = (word: string | undefined) =>
    word === undefined ? Number.NaN : (NUMBER_WORDS[word.toLowerCase()] ?? Number(word));
  const numbers = [value(match?.[1]), value(match?.[2])].filter((n) => Number.isFinite(n));
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** Targets that stand in the columns of a table. Pure. */
export function tabledTargetsOf(facts: BaseFacts): CallTarget[] {
  const { text } = facts.view;
  const cells = (line: Line) => cellsOf(text.slice(line.start, line.end));
  return facts.lines.flatMap((head, at) => {
    const titles = cells(head);
    if (titles.length < 2 || !PERSONS.test(titles[0] ?? "")) return [];
    const above = facts.lines[at - 1];
    const title = above ? text.slice(above.start, above.end) : "";
    const column = titles.findIndex((cell, i) => i > 0 && CALLS.test(cell) && !UNCOUNTED.test(cell));
    const period = column === -1 ? null : (periodIn(titles[column] ?? "") ?? periodIn(title));
    if (period === null) return [];
    const rows: CallTarget[] = [];
    for (const line of facts.lines.slice(at + 1, at + 1 + MAX_ROWS)) {
      const row = cells(line);
      if (row.length !== titles.length) break;
      const count = numberIn(row[column] ?? "");
      const sentence = ofLine(facts.sentences, line.index)[0];
      if (count !== null && sentence) rows.push({ perYear: count * period, sentence: sentence.index });
    }
    return rows;
  });
}
