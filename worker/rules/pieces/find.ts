import { firstStarting } from "#worker/text/spans.ts";
import type { BaseFacts, Line, Span } from "../facts/types.ts";
import {
  endsPiece,
  goesOn,
  headOf,
  isFirstPage,
  isImprint,
  isMessageHead,
  isRule,
  isSalutation,
  isWithinGuide,
  itemCodeIn,
} from "./marks.ts";
import { holdsOne, type Named, namesIn, REACH, sharedAcross } from "./names.ts";

/* A file may hold several pieces: a campaign printed into one PDF, mails of a month in one text. What one of them says and
 * carries excuses no other, so each has to be judged as what it is. A piece ends with its imprint, another begins with its
 * heading, and no name of a medicine, company or site is on both sides. */

/** A piece is not shorter, in characters. */
const SHORTEST = 160;
/** The head of a piece has no more lines. */
const HEAD_LINES = 6;
/** A letter's head is not longer, in characters. */
const LETTERHEAD = 600;
/** An item code ends a piece up to so many characters before the next. */
const IMPRINT_REACH = 200;
/** A piece seldom goes on so long before it names its medicine or its company, in characters. */
const LONG_NAMELESS = 800;
/** From this on a break parts two pieces. */
const ENOUGH = 3.4;
/** A file in more parts than that is no file of pieces. */
const MOST_PIECES = 400;

/** Lines with which a piece might begin. */
function openings({ lines, view: { text } }: BaseFacts): Line[] {
  return lines.filter((line, i) => {
    const before = lines[i - 1];
    if (!before) return false;
    const isAfterRule = isRule(text.slice(before.start, before.end));
    if (!line.opensGroup && line.page === before.page && !isAfterRule) return false;
    const words = text.slice(line.start, line.end);
    return !isRule(words) && (endsPiece(words) === 0 || isFirstPage(words));
  });
}

/** Words of the lines at an index and after it. */
const wordsFrom = ({ lines, view: { text } }: BaseFacts, from: number, to: number): string[] =>
  lines.slice(Math.max(0, from), to).map(({ start, end }) => text.slice(start, end));

/** How plainly the lines before an opening end a piece that begins at an offset, from 0 to 2: its imprint is among the last. */
function endBefore({ lines, view: { text } }: BaseFacts, { index }: Line, since: number): number {
  const before = lines
    .slice(Math.max(0, index - 4), index)
    .filter(({ start }) => start >= since)
    .map(({ start, end }) => text.slice(start, end))
    .filter((line) => !isRule(line));
  return Math.max(0, ...before.slice(-3).map(endsPiece));
}

/** The item codes of a file by their lines, in order. */
function codesIn({ lines, view: { text } }: BaseFacts): (Span & { code: string })[] {
  return lines.flatMap(({ start, end }) => {
    const words = text.slice(start, end);
    const code = isImprint(words) ? itemCodeIn(words) : null;
    return code === null ? [] : [{ start, end, code }];
  });
}

/** What the item codes before and behind an opening say: that the same runs through the pages of one piece, that each is
 * another piece's, or nothing. */
function codesAt(codes: readonly (Span & { code: string })[], { start }: Line): "same" | "other" | null {
  const next = firstStarting(codes, start);
  const [before, after] = [codes[next - 1], codes[next]];
  if (before === undefined || after === undefined) return null;
  if (before.code === after.code) return "same";
  return start - before.end < IMPRINT_REACH ? "other" : null;
}

const CONTENTS = /^\W{0,4}(?:table of )?contents\W{0,3}$/i;
const ENTRY = /^\W{0,4}(?:\d{1,3}[.)\s]|[•–-])|[\s.…]\d{1,4}$/;
/** Where a list of contents ends that the file begins with; 0 where it begins with none. */
function endOfContents({ lines, view: { text } }: BaseFacts): number {
  const words = ({ start, end }: Line) => text.slice(start, end);
  if (!lines[0] || !CONTENTS.test(words(lines[0]))) return 0;
  return (lines.find((line) => line.index > 1 && (line.opensGroup || !ENTRY.test(words(line)))) ?? lines[0]).start;
}

/** Whether a line goes on with a message whose head stands before it. */
function followsItsHead(facts: BaseFacts, { index, start }: Line, words: string): boolean {
  const before = wordsFrom(facts, index - 6, index);
  if (isSalutation(before.at(-1) ?? "")) return true;
  if (goesOn(words) && before.some(isMessageHead)) return true;
  return isSalutation(words) && start < LETTERHEAD;
}

/** What is known of a line that may begin a piece. */
interface Opening {
  line: Line;
  /** Where the piece before begins. */
  since: number;
  /** Names that stand on both sides. */
  shared: number;
  named: readonly Named[];
}

/** How plainly a line begins a piece, from 0 to some 7; another item code behind it is not counted. */
function opensPiece(facts: BaseFacts, { line, since, shared, named }: Opening): number {
  const end = endBefore(facts, line, since);
  const first = wordsFrom(facts, line.index, line.index + HEAD_LINES);
  const last = facts.lines[line.index + 2] ?? line;
  const before = facts.lines[line.index - 1] as Line;
  const isHard = line.page !== before.page || isRule(facts.view.text.slice(before.start, before.end));
  const head = headOf(first);
  if (head < 0) return 0;
  // A new page behind an imprint begins a piece, whatever stands on top of it.
  const isBehindImprint = end === 2 && line.page !== before.page;
  if (head === 0 && !isBehindImprint && !holdsOne(named, line.start, last.end)) return 0;
  if (followsItsHead(facts, line, first[0] ?? "")) return 0;
  if (facts.submission.audience === "patients" && isWithinGuide(first[0] ?? "")) return 0;
  const isNamedBefore = holdsOne(named, Math.max(since, line.start - REACH), line.start);
  const isNamedBehind = holdsOne(named, line.start, line.start + REACH);
  // Without a name for so long the text before is another piece.
  const isLongNameless = !isNamedBefore && line.start - since > LONG_NAMELESS && (isHard ? head > 0 : head > 1);
  const isBothNamed = isNamedBehind && (isNamedBefore || isLongNameless);
  const change = shared > 0 ? 0 : isBothNamed ? 2 : 1;
  return change + 0.75 * end + head + (isHard ? 1 : 0);
}

/** A line that begins a piece. */
interface Break {
  start: number;
  /** How plainly it does, the item codes around it apart. */
  bare: number;
  score: number;
  /** Between which item codes it stands. */
  gap: number;
}

/** Whether two breaks part one piece too many: they are too close, or one of them stands only on the item codes between which
 * both are. */
const areOne = (a: Break, b: Break) =>
  b.start - a.start < SHORTEST || (a.gap === b.gap && Math.min(a.bare, b.bare) < ENOUGH);

/** The lines that begin a piece, in order; of those that part one piece too many the plainest. */
function breaksOf(facts: BaseFacts, body: number): number[] {
  const named = namesIn(facts);
  const codes = codesIn(facts);
  const breaks = openings(facts);
  const shared = sharedAcross(breaks, named);
  const { length } = facts.view.text;
  const kept: Break[] = [];
  for (const [i, line] of breaks.entries()) {
    const code = codesAt(codes, line);
    const { start } = line;
    if (code === "same" || start <= body || start < SHORTEST || length - start < SHORTEST) continue;
    const before = kept.at(-1);
    const isClose = before !== undefined && start - before.start < SHORTEST;
    const since = (isClose ? kept.at(-2) : before)?.start ?? body;
    const bare = opensPiece(facts, { line, since, shared: shared[i] ?? 0, named });
    const isHeaded = headOf(wordsFrom(facts, line.index, line.index + HEAD_LINES)) > 0;
    const score = bare + (code === "other" && isHeaded ? 1 : 0);
    if (score < ENOUGH) continue;
    const one = { start, bare, score, gap: firstStarting(codes, start) };
    if (before === undefined || !areOne(before, one)) kept.push(one);
    else if (score > before.score) kept[kept.length - 1] = one;
  }
  return kept.map(({ start }) => start);
}

/** The pieces that a file holds, in order and together all of its text; one where it is one piece. Linear in the text. */
export function piecesOf(facts: BaseFacts): Span[] {
  const { length } = facts.view.text;
  const body = endOfContents(facts);
  const starts = [0, ...(body > 0 ? [body] : []), ...breaksOf(facts, body)];
  if (starts.length > MOST_PIECES) return [{ start: 0, end: length }];
  return starts.map((start, i) => ({ start, end: starts[i + 1] ?? length }));
}
