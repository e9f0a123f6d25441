import type { Glyph } from "./ink.ts";

const widthOf = (glyph: Glyph) => glyph.right - glyph.left;
const heightOf = (glyph: Glyph) => glyph.rows.length;

/** The row at a share (0 to 1) of the glyph's height. */
const rowAt = (glyph: Glyph, share: number) =>
  glyph.rows[Math.min(heightOf(glyph) - 1, Math.round(share * (heightOf(glyph) - 1)))] ?? { ink: 0, first: 0, last: 0 };

/** No row has a hole of more than a pixel, nor has the glyph blank rows. */
const isSolid = (glyph: Glyph, until: number) =>
  glyph.rows.slice(0, Math.ceil(until * heightOf(glyph))).every(({ ink, first, last }) => last - first + 1 - ink <= 1);

/** The black triangle of additional monitoring: solid, as wide as high or wider, narrowing evenly to a point below. */
export function isTriangle(glyph: Glyph): boolean {
  const width = widthOf(glyph);
  const height = heightOf(glyph);
  if (height < 5 || width < 0.7 * height || width > 1.8 * height || !isSolid(glyph, 0.8)) return false;
  return [0.1, 0.3, 0.5, 0.7].every((share) => Math.abs(rowAt(glyph, share).ink - (1 - share) * width) < 0.2 * width);
}

/** A bullet, round or square: solid, as wide as high, lower than a capital of a line of this font size. */
export function isBullet(glyph: Glyph, size: number): boolean {
  const width = widthOf(glyph);
  const height = heightOf(glyph);
  if (height < 3 || height > 0.62 * size || width < 0.7 * height || width > 1.4 * height) return false;
  const ink = glyph.rows.reduce((sum, row) => sum + row.ink, 0);
  return isSolid(glyph, 1) && ink >= 0.66 * width * height && rowAt(glyph, 0.5).ink >= 0.85 * width;
}

/** Whether what was read as a small L is the figure one: raised as a superscript, or with a flag to the left of its top
 * that an L in the same kind of font has not. `baseline` and `size` are those of the line. */
export function isFigureOne(glyph: Glyph, baseline: number, size: number): boolean {
  const height = heightOf(glyph);
  if (height < 5 || widthOf(glyph) > 0.7 * height) return false;
  if (baseline - glyph.bottom > 0.15 * size && height < 0.62 * size) return true;
  const stem = rowAt(glyph, 0.65);
  const flag = glyph.rows.slice(Math.round(0.1 * height), Math.round(0.4 * height));
  const isFlagged = flag.some((row) => stem.first - row.first >= Math.max(1, 0.08 * height));
  return isFlagged && stem.ink <= 0.35 * height;
}
