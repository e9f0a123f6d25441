import { joinTexts, type Piece, type Row, type Run, WIDE_GAP } from "./line.ts";
import { isListMarker, normaliseMarker } from "./markers.ts";

interface OpenRow {
  y: number;
  size: number;
  runs: Run[];
}

/** Superscripts and smaller runs belong to a row only beside its text; a big initial must not swallow small print. */
function isBeside(run: Run, row: OpenRow): boolean {
  return row.runs.some((other) => run.x < other.right + row.size && run.right > other.x - row.size);
}

/** Superscripts of citations are often little smaller than the text, and raised all the more. */
const RAISED_SIZE = 0.9;

function findRow(run: Run, rows: OpenRow[]): OpenRow | undefined {
  let best: OpenRow | undefined;
  for (const row of rows) {
    const distance = Math.abs(run.y - row.y);
    const isSmaller = run.size < row.size * RAISED_SIZE;
    const tolerance = isSmaller ? 0.5 * Math.min(row.size, 2 * run.size) : 0.35 * run.size;
    if (distance > tolerance || (best && Math.abs(run.y - best.y) <= distance)) continue;
    if (!isSmaller || isBeside(run, row)) best = row;
  }
  return best;
}

const asPiece = (run: Run): Piece => ({
  text: run.text,
  x: run.x,
  right: run.right,
  y: run.y,
  size: run.size,
  isBold: run.isBold,
  links: run.link ? [{ start: 0, end: run.text.length, target: run.link }] : [],
});

/** The size and weight of a piece are those of most of its characters. */
function appendRun(piece: Piece, run: Run): void {
  const gap = run.x - piece.right;
  const separator = run.hasSpaceBefore || gap > 0.18 * Math.min(piece.size, run.size) ? " " : "";
  const isLonger = run.text.length > piece.text.length;
  const joined = joinTexts(piece, asPiece(run), separator);
  Object.assign(piece, joined, { right: Math.max(piece.right, run.right) });
  if (isLonger) Object.assign(piece, { size: run.size, y: run.y, isBold: run.isBold });
}

function toPieces(row: OpenRow): Piece[] {
  const pieces: Piece[] = [];
  for (const run of row.runs.sort((a, b) => a.x - b.x)) {
    const last = pieces.at(-1);
    const isMarker = last !== undefined && isListMarker(last.text) && run.x - last.right < 6 * row.size;
    if (isMarker)
      appendRun(Object.assign(last, { text: normaliseMarker(last.text) }), { ...run, hasSpaceBefore: true });
    else if (last && run.x - last.right < WIDE_GAP * Math.min(row.size, Math.max(last.size, run.size)))
      appendRun(last, run);
    else pieces.push(asPiece(run));
  }
  return pieces;
}

/** Groups runs into rows by baseline, and each row into pieces by its wide gaps. The largest runs found the rows, so
 * that superscripts join the row that they stand in. */
export function toRows(runs: Run[]): Row[] {
  const open: OpenRow[] = [];
  for (const run of [...runs].sort((a, b) => b.size - a.size)) {
    const row = findRow(run, open);
    if (row) row.runs.push(run);
    else open.push({ y: run.y, size: run.size, runs: [run] });
  }
  return open.map((row) => ({ y: row.y, size: row.size, pieces: toPieces(row) })).sort((a, b) => a.y - b.y);
}
