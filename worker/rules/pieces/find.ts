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
  itemCodeIn,
} from "./marks.ts";
import { holdsOne, type Named, namesIn, REACH, sharedAcross } from "./names.ts";

/* A file may hold several pieces: a campaign printed into one PDF, mails of a month in one text. What one of them says and
 * carries excuses no other, so each has to be judged as what it is. A piece ends with its imprint, another begins with its
 * heading, and no name of a medicine, company or site is on both sides. */

/** A piece is not shorter, in characters. */
const SHORTEST = 160;
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

/** How plainly the lines before an opening end a piece, from 0 to 2: its imprint is the last or the one before. */
function endBefore(facts: BaseFacts, { index }: Line): number {
  const before = wordsFrom(facts, index - 4, index).filter((line) => !isRule(line));
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

function opensPiece(
  facts: BaseFacts,
  line: Line,
  { shared, named, isOtherCode }: { shared: number; named: readonly Named[]; isOtherCode: boolean },
): number {
  const end = endBefore(facts, line);
  const first = wordsFrom(facts, line.index, line.index + 3);
  const last = facts.lines[line.index + 2] ?? line;
  const head = headOf(first);
  if (head < 0) return 0;
  if (head === 0 && !holdsOne(named, line.start, last.end)) return 0;
  if (followsItsHead(facts, line, first[0] ?? "")) return 0;
  const before = facts.lines[line.index - 1] as Line;
  const isHard = line.page !== before.page || isRule(facts.view.text.slice(before.start, before.end));
  const isNamedBefore = holdsOne(named, line.start - REACH, line.start);
  const isNamedBehind = holdsOne(named, line.start, line.start + REACH);
  // Without a name for so long the text before is another piece.
  const isLongNameless = !isNamedBefore && line.start > LONG_NAMELESS && head > 1;
  const isBothNamed = isNamedBehind && (isNamedBefore || isLongNameless);
  const change = shared > 0 ? 0 : isBothNamed ? 2 : 1;
  const other = isOtherCode && head > 0 ? 1 : 0;
  return change + other + 0.75 * end + head + (isHard ? 1 : 0);
}

/** Of breaks that are too close to part two pieces the plainest. */
function plainest(all: { start: number; score: number }[], length: number): number[] {
  const kept: { start: number; score: number }[] = [];
  for (const one of all) {
    if (one.start < SHORTEST || length - one.start < SHORTEST) continue;
    const last = kept.at(-1);
    if (last === undefined || one.start - last.start >= SHORTEST) kept.push(one);
    else if (one.score > last.score) kept[kept.length - 1] = one;
  }
  return kept.map(({ start }) => start);
}

/** The pieces that a file holds, in order and together all of its text; one where it is one piece. Linear in the text. */
export function piecesOf(facts: BaseFacts): Span[] {
  const named = namesIn(facts);
  const codes = codesIn(facts);
  const breaks = openings(facts);
  const shared = sharedAcross(breaks, named);
  const { length } = facts.view.text;
  const parting = breaks.flatMap((line, i) => {
    const code = codesAt(codes, line);
    if (code === "same") return [];
    const score = opensPiece(facts, line, { shared: shared[i] ?? 0, named, isOtherCode: code === "other" });
    return score < ENOUGH ? [] : [{ start: line.start, score }];
  });
  const body = endOfContents(facts);
  const starts = [0, ...(body > 0 ? [body] : []), ...plainest(parting, length).filter((start) => start > body)];
  if (starts.length > MOST_PIECES) return [{ start: 0, end: length }];
  return starts.map((start, i) => ({ start, end: starts[i + 1] ?? length }));
}
