import { type Row, quantile, WIDE_GAP } from "./line.ts";
import { startsListItem } from "./markers.ts";

/** A row as one line of text with the measures that paragraphs are told by. */
export interface TextLine {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  isTableRow: boolean;
  row: Row;
}

/** What all lines of a region have in common. */
export interface RegionMeasures {
  lines: TextLine[];
  pageWidth: number;
}

const TERMINAL = /[.!?:;]["”’)\]]?\d{0,3}$/;

/** The usual distance of baselines for text of this size, in points. */
export function linePitch(lines: TextLine[], size: number): number {
  const steps: number[] = [];
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const step = next ? next.y - line.y : 0;
    if (next && Math.abs(line.size - size) < 0.12 * size && Math.abs(next.size - size) < 0.12 * size && step > 0.8 * size) {
      steps.push(step);
    }
  });
  const usual = steps.length > 0 ? quantile(steps, 0.2) : 1.25 * size;
  return Math.min(usual, 2.1 * size);
}

/** How far text that begins near this line's left edge reaches; null when nothing else shows it. A line alone at its
 * own right edge says nothing about where lines must end. */
function rightMargin(line: TextLine, { lines, pageWidth }: RegionMeasures): number {
  const near = lines.filter((other) => !other.isTableRow && Math.abs(other.x - line.x) < 4 * line.size);
  const widest = Math.max(...near.map((other) => other.right));
  const support = near.filter((other) => other.right > widest - 5 * other.size).length;
  const leftEdge = Math.min(...lines.map((other) => other.x));
  // With no second line reaching as far, a margin as wide as the left one is the best guess.
  return support >= 2 ? widest : Math.max(widest, pageWidth - leftEdge);
}

function isCentred(line: TextLine, next: TextLine): boolean {
  const isSameCentre = Math.abs(line.x + line.right - next.x - next.right) < 0.8 * line.size;
  return isSameCentre && Math.abs(line.x - next.x) > line.size;
}

/** Whether the first word of the next line would not have fitted on this one. */
function isFull(line: TextLine, next: TextLine, region: RegionMeasures): boolean {
  const word = /^\S+/.exec(next.text)?.[0] ?? "";
  const capitals = word.replace(/[^\p{Lu}]/gu, "").length;
  const wordWidth = ((next.right - next.x) / next.text.length) * (word.length + 0.35 * capitals);
  const margin = rightMargin(line, region);
  const room = isCentred(line, next) ? 2 * (margin - line.right) : margin - line.right;
  return room < wordWidth + 0.4 * line.size;
}

/** Whether the distance to the next line is more than line spacing. */
export function isApart(line: TextLine, next: TextLine, region: RegionMeasures): boolean {
  const pitch = Math.max(linePitch(region.lines, line.size), linePitch(region.lines, next.size));
  return next.y - line.y > 1.32 * pitch || next.y < line.y;
}

/** Whether the next line goes on with the paragraph that this line is in. `first` is the first line of it. */
export function continues(line: TextLine, next: TextLine, first: TextLine, region: RegionMeasures): boolean {
  if (line.isTableRow || next.isTableRow || startsListItem(next.text)) return false;
  if (Math.abs(line.size - next.size) > 0.12 * line.size || isApart(line, next, region)) return false;
  const isHanging = line === first && startsListItem(first.text);
  const isIndented = next.x > line.x + 1.2 * line.size && !isHanging && !isCentred(line, next);
  const isOutdented = next.x < line.x - 1.2 * line.size && line !== first && !isCentred(line, next);
  if (isIndented || isOutdented) return false;
  const full = isFull(line, next, region);
  if (line.isBold !== next.isBold && !full) return false;
  return full || (/^[\p{Ll}(]/u.test(next.text) && !TERMINAL.test(line.text) && line.text.length > 25);
}

/** Whether a row is one of a table: cells with wide gaps. */
export function isTableRow(row: Row): boolean {
  return row.pieces.length > 1 && row.pieces.some((piece, index) => {
    const before = row.pieces[index - 1];
    return before !== undefined && piece.x - before.right >= WIDE_GAP * row.size;
  });
}
