/** A transformation as PDF writes it: [a b c d e f]. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transformation that applies `second` first and `first` to its result. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  return [
    first[0] * second[0] + first[2] * second[1],
    first[1] * second[0] + first[3] * second[1],
    first[0] * second[2] + first[2] * second[3],
    first[1] * second[2] + first[3] * second[3],
    first[0] * second[4] + first[2] * second[5] + first[4],
    first[1] * second[4] + first[3] * second[5] + first[5],
  ];
}

/** Where a point lands. */
export function apply(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** The upright box around a transformed rectangle. */
export function boxOf(matrix: Matrix, left: number, bottom: number, right: number, top: number): Box {
  const corners = [
    apply(matrix, left, bottom),
    apply(matrix, right, bottom),
    apply(matrix, left, top),
    apply(matrix, right, top),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

/** Whether a point lies in a box or within `slack` of it. */
export function holds(box: Box, x: number, y: number, slack = 0): boolean {
  return x >= box.left - slack && x <= box.right + slack && y >= box.bottom - slack && y <= box.top + slack;
}

/** Whether all of a box lies in another. */
export function isInside(box: Box, other: Box): boolean {
  return box.left >= other.left && box.right <= other.right && box.bottom >= other.bottom && box.top <= other.top;
}

/** Six numbers as a matrix; the identity for anything else. */
export function toMatrix(numbers: ArrayLike<number> | null | undefined): Matrix {
  if (!numbers || numbers.length < 6) return IDENTITY;
  return Array.from({ length: 6 }, (_, index) => Number(numbers[index])) as unknown as Matrix;
}
