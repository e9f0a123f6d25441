import { type Piece, quantile, type Row, WIDE_GAP } from "./line.ts";
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
  /** The font size of running text, in points. */
  bodySize: number;
  isMonospaced: boolean;
}

/** Measures a region once for all its lines. */
export function measureRegion(lines: TextLine[], page: { width: number; bodySize: number }): RegionMeasures {
  return { lines, pageWidth: page.width, bodySize: page.bodySize, isMonospaced: isMonospaced(lines) };
}

const TERMINAL = /[.!?:;]["”’)\]]?\d{0,3}$/;

/** The usual distance of baselines for text of this size, in points. */
function linePitch(lines: TextLine[], size: number): number {
  const steps: number[] = [];
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const step = next ? next.y - line.y : 0;
    if (
      next &&
      Math.abs(line.size - size) < 0.12 * size &&
      Math.abs(next.size - size) < 0.12 * size &&
      step > 0.8 * size
    ) {
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

/** Widths of letters in a common sans-serif font, as a share of the font size; others are 0.55. */
const LETTER_WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’|!]/, 0.25],
  [/[\sftrI()[\]/-]/, 0.31],
  [/[mwMW—%]/, 0.85],
  [/[\p{Lu}&]/u, 0.69],
  [/[czskvxy]/, 0.5],
];

const letterWidth = (letter: string) => LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.55;
const textWidth = (text: string) => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** Whether all letters are equally wide: then lines of any words have the same width for each letter. */
function isMonospaced(lines: TextLine[]): boolean {
  const widths = lines
    .filter((line) => line.text.length > 20 && !line.isTableRow)
    .map((line) => (line.right - line.x) / line.text.length / line.size);
  return widths.length > 1 && Math.max(...widths) < 1.03 * Math.min(...widths);
}

/** Whether the first word of the next line would not have fitted on this one. */
function isFull(line: TextLine, next: TextLine, region: RegionMeasures): boolean {
  const word = /^\S+/.exec(next.text)?.[0] ?? "";
  const share = region.isMonospaced ? word.length / next.text.length : textWidth(word) / textWidth(next.text);
  const space = (region.isMonospaced ? 0.55 : 0.3) * line.size;
  const margin = rightMargin(line, region);
  const room = isCentred(line, next) ? 2 * (margin - line.right) : margin - line.right;
  return room < (next.right - next.x) * share + space;
}

/** Whether the distance to the next line is more than line spacing. */
export function isApart(line: TextLine, next: TextLine, region: RegionMeasures): boolean {
  const pitch = Math.max(linePitch(region.lines, line.size), linePitch(region.lines, next.size));
  return next.y - line.y > 1.32 * pitch || next.y < line.y;
}

/** Whether a line begins with the next number of an enumeration that runs on in the paragraph ("… 2. SPC. / 3. Data on
 * file."), rather than with an item of a list. */
function isRunningNumber(next: TextLine, group: TextLine[]): boolean {
  const number = Number(/^(\d{1,3})\.\s/.exec(next.text)?.[1] ?? 0);
  const before = new RegExp(`\\s${number - 1}\\.\\s`);
  return number > 1 && group.some((line) => before.test(line.text));
}

/** Whether a range of pages was cut: "2020;22:5–" and "16. 3. SPC". */
const isCutRange = (line: TextLine, next: TextLine) => /\d[–-]$/.test(line.text) && /^\d/.test(next.text);

const TIME = /^\d{1,2}[.:]\d{2}\b/;
const JOB_CODE = /^(?:job (?:code|number|bag)|item code|approval code)/i;
const MAIL_HEADER = /^(?:from|to|cc|bcc|sent|date|subject|reply-to)\s?:\s/i;
const CODE_OR_DATE = /^(?:date of prep|prepared:|[A-Z]{2,5}(?:-[A-Z0-9]{1,5}){2,})/i;

const isCapitals = (text: string) => /\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** Whether a line stands by itself in any material: an entry of a timetable or of a mail's head after another, a job code or a
 * date, the first line after a heading in capitals. */
function opensOwnLine(next: TextLine, line: TextLine, first: TextLine): boolean {
  if (JOB_CODE.test(next.text) || (TIME.test(next.text) && TIME.test(first.text))) return true;
  if (MAIL_HEADER.test(next.text) && MAIL_HEADER.test(first.text)) return true;
  if (line === first && CODE_OR_DATE.test(next.text) && /[.!?;]["”’)\]]?\d{0,3}$/.test(line.text)) return true;
  return line === first && isCapitals(line.text) && /\p{Ll}{2}/u.test(next.text) && !/^\p{Lu}{3}/u.test(next.text);
}

/** Whether a row with wide gaps is no table but text with spaces in it, which the next line goes on with. */
function isSpacedText(line: TextLine, next: TextLine, region: RegionMeasures): boolean {
  if (Math.abs(next.x - line.x) > 1 || isApart(line, next, region) || !isFull(line, next, region)) return false;
  const at = region.lines.indexOf(line);
  const isInTable = region.lines.slice(Math.max(0, at - 2), at + 3).some((other) => other !== line && other.isTableRow);
  return !isInTable || /^\p{Ll}/u.test(next.text);
}

/** Letters so much larger than running text are a title's. */
const TITLE = 1.3;
const TITLE_STEP = 1.35;

/** Whether two lines of a title are one: as large, as heavy, at one edge or about one middle, and close. */
function isSplitTitle(line: TextLine, next: TextLine, { bodySize }: RegionMeasures): boolean {
  return (
    line.size > TITLE * bodySize &&
    Math.abs(line.size - next.size) < 0.03 * line.size &&
    line.isBold === next.isBold &&
    next.y - line.y < TITLE_STEP * line.size &&
    (Math.abs(line.x - next.x) < 0.3 * line.size || isCentred(line, next)) &&
    !TERMINAL.test(line.text) &&
    isCapitals(line.text) === isCapitals(next.text) &&
    [line, next].every(({ text }) => /\p{L}{2}/u.test(text))
  );
}

/** Whether the next line goes on with the paragraph whose lines so far are given. */
export function continues(group: TextLine[], next: TextLine, region: RegionMeasures): boolean {
  const [first] = group;
  const line = group.at(-1);
  if (!first || !line || next.isTableRow || opensOwnLine(next, line, first)) return false;
  if (line.isTableRow) return isSpacedText(line, next, region);
  if (startsListItem(next.text) && !isRunningNumber(next, group) && !isCutRange(line, next)) return false;
  if (Math.abs(line.size - next.size) > 0.12 * line.size || isApart(line, next, region)) return false;
  const isHanging = line === first && startsListItem(first.text);
  const isIndented = next.x > line.x + 1.2 * line.size && !isHanging && !isCentred(line, next);
  const isOutdented = next.x < line.x - 1.2 * line.size && line !== first && !isCentred(line, next);
  if (isIndented || isOutdented) return false;
  const full = isFull(line, next, region) || isSplitTitle(line, next, region);
  if (line.isBold !== next.isBold && !full) return false;
  return full || (/^[\p{Ll}(]/u.test(next.text) && !TERMINAL.test(line.text) && line.text.length > 25);
}

/** Whether a bar stands between two pieces, as in a menu ("Home   |   Dosing"): the gap is the bar's, not a table's. */
const isBarred = (before: Piece, piece: Piece) => /\|\s*$/.test(before.text) || /^\s*\|/.test(piece.text);

/** Whether a row is one of a table: cells with wide gaps. */
export function isTableRow(row: Row): boolean {
  return row.pieces.some((piece, index) => {
    const before = row.pieces[index - 1];
    return before !== undefined && piece.x - before.right >= WIDE_GAP * row.size && !isBarred(before, piece);
  });
}
