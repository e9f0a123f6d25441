import type { Piece, Row } from "./line.ts";

/** Rows that are read from top to bottom before anything beside them. */
export interface Region {
  rows: Row[];
  /** Whether the rows are the lines of one sentence or passage. */
  isStack?: boolean;
}

/** A column holds at least so many rows, else a gap is a chance of layout. */
const FEWEST_ROWS = 3;
/** Mean characters of a piece of running text; cells of tables are shorter. */
const PROSE_LENGTH = 22;
const NARROWEST_GUTTER = 6;
/** Rows nearer than so many font sizes follow each other within a column. */
const CLOSE = 2.6;

interface Split {
  from: number;
  to: number;
  x: number;
}

const isLeft = (piece: Piece, x: number) => piece.right <= x - NARROWEST_GUTTER;
const isRight = (piece: Piece, x: number) => piece.x >= x - 1;
const meanLength = (pieces: Piece[]) =>
  pieces.reduce((sum, piece) => sum + piece.text.length, 0) / (pieces.length || 1);

/** Left edges at which several pieces begin with something to the left of them somewhere: where a column may start. */
function candidateEdges(rows: Row[]): number[] {
  const counts = new Map<number, number>();
  const leftmost = Math.min(...rows.flatMap((row) => row.pieces.map((piece) => piece.x)));
  for (const { pieces } of rows) {
    for (const { x } of pieces) if (x > leftmost + 40) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= FEWEST_ROWS).map(([x]) => x);
}

function isColumnPair(rows: Row[], x: number): boolean {
  const left = rows.map((row) => row.pieces.filter((piece) => isLeft(piece, x))).filter((side) => side.length > 0);
  const right = rows.map((row) => row.pieces.filter((piece) => isRight(piece, x))).filter((side) => side.length > 0);
  if (left.length < FEWEST_ROWS || right.length < FEWEST_ROWS) return false;
  return meanLength(left.flat()) >= PROSE_LENGTH && meanLength(right.flat()) >= PROSE_LENGTH;
}

/** The longest stretch of rows that no piece crosses at `x`, with text columns on both sides of it. */
function longestSplit(rows: Row[], x: number): Split | null {
  let best: Split | null = null;
  let from = 0;
  for (let at = 0; at <= rows.length; at++) {
    const row = rows[at];
    if (row?.pieces.every((piece) => isLeft(piece, x) || isRight(piece, x))) continue;
    if (at - from > (best ? best.to - best.from : 0) && isColumnPair(rows.slice(from, at), x))
      best = { from, to: at, x };
    from = at + 1;
  }
  return best;
}

/** Narrows a split to where the right column has running text, and from there up and down as far as rows follow each
 * other closely: a title above or a table below belongs to neither column. */
function trimSplit(rows: Row[], split: Split): Split {
  const isCore = (row: Row) => row.pieces.some((piece) => isRight(piece, split.x) && piece.text.length >= PROSE_LENGTH);
  const isClose = (above: Row | undefined, below: Row | undefined) =>
    above !== undefined && below !== undefined && below.y - above.y < CLOSE * Math.max(above.size, below.size);
  const inside = rows.slice(split.from, split.to);
  let from = split.from + inside.findIndex(isCore);
  let to = split.from + inside.findLastIndex(isCore) + 1;
  while (from > split.from && isClose(rows[from - 1], rows[from])) from--;
  while (to < split.to && isClose(rows[to - 1], rows[to])) to++;
  return { ...split, from, to };
}

const side = (rows: Row[], keep: (piece: Piece) => boolean): Row[] =>
  rows
    .map((row) => ({ ...row, pieces: row.pieces.filter(keep) }))
    .filter((row) => row.pieces.length > 0)
    .map((row) => ({ ...row, y: row.pieces[0]?.y ?? row.y, size: Math.max(...row.pieces.map((piece) => piece.size)) }));

/** Cuts rows into regions in reading order: what is above two columns, the left one, the right one, what is below.
 * Rows of short cells are a table and stay whole. */
export function toRegions(rows: Row[]): Region[] {
  if (rows.length === 0) return [];
  const splits = candidateEdges(rows)
    .map((x) => longestSplit(rows, x))
    .filter((split) => split !== null);
  const widest = splits.sort((a, b) => b.to - b.from - (a.to - a.from) || a.x - b.x)[0];
  if (!widest) return [{ rows }];
  const split = trimSplit(rows, widest);
  const inside = rows.slice(split.from, split.to);
  return [
    ...toRegions(rows.slice(0, split.from)),
    ...toRegions(side(inside, (piece) => isLeft(piece, split.x))),
    ...toRegions(side(inside, (piece) => isRight(piece, split.x))),
    ...toRegions(rows.slice(split.to)),
  ];
}
