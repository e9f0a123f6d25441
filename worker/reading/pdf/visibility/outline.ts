import { apply, type Matrix } from "../geometry.ts";

/** Codes of a path as pdf.js lists it: each is followed by the coordinates of its points. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC = 3;
const CLOSE = 4;
/** Straight lines that stand for a curve. */
const STEPS = 4;

/** A path of pdf.js: its pieces, of which each holds codes and coordinates, or nothing that is known. */
export type Path = readonly (ArrayLike<number> | null | undefined)[] | undefined;

/** Closed rows of corners on the page: x and y in turn. */
export type Outline = readonly (readonly number[])[];

/** pdf.js hands on numbers in an object where it was copied between threads. */
const numbersOf = (piece: ArrayLike<number>): number[] =>
  Array.from({ length: piece.length ?? Object.keys(piece).length }, (_, index) => piece[index] ?? 0);

const bezier = (t: number, points: readonly number[], axis: 0 | 1): number => {
  let row = points.filter((_, index) => index % 2 === axis);
  while (row.length > 1) row = row.slice(1).map((value, index) => (row[index] ?? 0) * (1 - t) + value * t);
  return row[0] ?? 0;
};

/** The outline of a path on the page; null where the path is not known. */
export function outlineOf(path: Path, matrix: Matrix): Outline | null {
  const piece = path?.length === 1 ? path[0] : null;
  if (!piece) return null;
  const numbers = numbersOf(piece);
  const rows: number[][] = [];
  let last: [number, number] = [0, 0];
  const add = (x: number, y: number) => {
    rows.at(-1)?.push(...apply(matrix, x, y));
    last = [x, y];
  };
  for (let at = 0; at < numbers.length; ) {
    const code = numbers[at];
    const count = code === MOVE || code === LINE ? 2 : code === CURVE ? 6 : code === QUADRATIC ? 4 : 0;
    const points = numbers.slice(at + 1, at + 1 + count);
    if (code !== CLOSE && count === 0) return null;
    if (code === MOVE) rows.push([]);
    if (code === MOVE || code === LINE) add(points[0] ?? 0, points[1] ?? 0);
    else if (count > 2) {
      const all = [...last, ...points];
      for (let step = 1; step <= STEPS; step++) add(bezier(step / STEPS, all, 0), bezier(step / STEPS, all, 1));
    }
    at += 1 + count;
  }
  return rows;
}

/** How many corners an outline has: what it costs to ask whether it holds a point. */
export const cornersIn = (outline: Outline): number => outline.reduce((sum, row) => sum + row.length / 2, 0);

/** How often an outline goes round a point. */
function windings(outline: Outline, x: number, y: number): { around: number; crossings: number } {
  let around = 0;
  let crossings = 0;
  for (const row of outline)
    for (let at = 0; at < row.length; at += 2) {
      const next = (at + 2) % row.length;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [row[at], row[at + 1], row[next], row[next + 1]];
      if (y1 > y === y2 > y || x >= x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) continue;
      crossings++;
      around += y2 > y1 ? 1 : -1;
    }
  return { around, crossings };
}

/** Whether an outline that is filled so paints a point. */
export function paints(outline: Outline, rule: "nonzero" | "evenodd", x: number, y: number): boolean {
  const { around, crossings } = windings(outline, x, y);
  return rule === "evenodd" ? crossings % 2 === 1 : around !== 0;
}
