import { type Box, boxOf, type Matrix } from "./geometry.ts";
import { cornersIn, type Outline, outlineOf, type Path, paints } from "./visibility/outline.ts";

const MOVE = 0;
const LINE = 1;
const CLOSE = 4;

/** The corners of a path of straight lines; null for any other, and for one of several parts. */
function cornersOf(path: Path): [number, number][] | null {
  const piece = path?.length === 1 ? path[0] : null;
  const codes = piece ? Array.from({ length: piece.length ?? Object.keys(piece).length }, (_, i) => piece[i] ?? 0) : [];
  const corners: [number, number][] = [];
  for (let at = 0; at < codes.length; ) {
    const code = codes[at];
    if (code === CLOSE) at++;
    else if (code === LINE || (code === MOVE && corners.length === 0)) {
      corners.push([codes[at + 1] ?? 0, codes[at + 2] ?? 0]);
      at += 3;
    } else return null;
  }
  return corners;
}

/** Whether a path is an upright rectangle, so that it covers all of the box around it. */
function isRectangle(path: Path): boolean {
  const corners = cornersOf(path);
  if (!corners || corners.length < 4 || corners.length > 5) return false;
  const [first, , , , fifth] = corners;
  if (fifth && (fifth[0] !== first?.[0] || fifth[1] !== first[1])) return false;
  return corners.slice(0, 4).every(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % 4] ?? [0, 0];
    return (x === nextX) !== (y === nextY);
  });
}

/** Whether an outline is all of the box around it: one row of four corners with upright and level sides. */
export function isBox([row, ...more]: Outline): boolean {
  if (!row || more.length > 0) return false;
  const isEnded = row.length === 10 && row[8] === row[0] && row[9] === row[1];
  if (row.length !== 8 && !isEnded) return false;
  return [0, 2, 4, 6].every((at) => (row[at] === row[(at + 2) % 8]) !== (row[at + 1] === row[(at + 3) % 8]));
}

/** What painting is limited to: a box, everywhere (null), or something of another form ("other"). */
export type Clip = Box | null | "other";

/** The limit after one more was set, by a path within the box `bounds` of its own coordinates. */
export function clipTo(clip: Clip, path: Path, bounds: readonly number[], matrix: Matrix): Clip {
  if (clip === "other" || !isRectangle(path) || !isUpright(matrix)) return "other";
  const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
  return within(boxOf(matrix, left, bottom, right, top), clip);
}

/** A limit of any form. */
export interface ClipOutline {
  outline: Outline;
  rule: "nonzero" | "evenodd";
}

/** Corners of all limits that are followed at a place: each letter is compared with them. */
const MOST_CORNERS = 128;

/** The limits after one more was set, where it is no box. */
export function withOutline(
  before: readonly ClipOutline[],
  path: Path,
  matrix: Matrix,
  rule: ClipOutline["rule"],
): readonly ClipOutline[] {
  if (isRectangle(path) && isUpright(matrix)) return before;
  const outline = outlineOf(path, matrix);
  if (outline === null || outline.length === 0) return before;
  const corners = [{ outline }, ...before].reduce((sum, each) => sum + cornersIn(each.outline), 0);
  return corners > MOST_CORNERS ? before : [...before, { outline, rule }];
}

/** Whether a limit leaves nothing of the middle of a letter and of what is around it. */
export function isCutAway(limits: readonly ClipOutline[], x: number, y: number, size: number): boolean {
  const step = size / 5;
  const points = [
    [x, y],
    [x - step, y],
    [x + step, y],
    [x, y - step],
    [x, y + step],
  ] as const;
  return limits.some(({ outline, rule }) => !points.some(([across, up]) => paints(outline, rule, across, up)));
}

/** Whether rectangles stay upright under a transformation. */
export function isUpright([a, b, c, d]: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

/** The part of a box that lies in another, which may be everywhere (null). */
export function within(box: Box, limit: Box | null): Box {
  if (limit === null) return box;
  return {
    left: Math.max(box.left, limit.left),
    bottom: Math.max(box.bottom, limit.bottom),
    right: Math.min(box.right, limit.right),
    top: Math.min(box.top, limit.top),
  };
}
