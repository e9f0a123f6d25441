import type { GreyImage } from "../image/grey.ts";

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A stretch of ink without a blank column in it, most often one letter. */
export interface Glyph extends Rect {
  /** For each row from top to bottom, how much of the glyph's width is ink, and from its first to its last ink. */
  rows: { ink: number; first: number; last: number }[];
}

/** Least difference from the paper at which a pixel is ink. */
const CONTRAST = 90;
/** Recognition cuts its boxes close; so many pixels around them are looked at as well. */
const MARGIN = 2;
/** Signs that it does not know lie partly outside their boxes, by up to this share of the line's height. */
const REACH = 0.4;

/** The grey that most of the box's rim has, in steps of 16. */
function paperOf({ data, width }: GreyImage, { left, top, right, bottom }: Rect): number {
  const counts = new Array<number>(16).fill(0);
  const count = (x: number, y: number) => {
    const step = (data[y * width + x] ?? 255) >> 4;
    counts[step] = (counts[step] ?? 0) + 1;
  };
  for (let x = left; x < right; x++) for (const y of [top, bottom - 1]) count(x, y);
  for (let y = top; y < bottom; y++) for (const x of [left, right - 1]) count(x, y);
  return counts.indexOf(Math.max(...counts)) * 16 + 8;
}

function measureGlyph(isInk: (x: number, y: number) => boolean, box: Rect): Glyph | null {
  const rows: Glyph["rows"] = [];
  let top = -1;
  let bottom = -1;
  for (let y = box.top; y < box.bottom; y++) {
    const row = { ink: 0, first: 0, last: 0 };
    for (let x = box.left; x < box.right; x++) {
      if (!isInk(x, y)) continue;
      if (row.ink === 0) row.first = x - box.left;
      row.last = x - box.left;
      row.ink++;
    }
    if (row.ink > 0) bottom = y + 1;
    if (top < 0 && row.ink > 0) top = y;
    if (top >= 0) rows.push(row);
  }
  return top < 0 ? null : { left: box.left, right: box.right, top, bottom, rows: rows.slice(0, bottom - top) };
}

/** The box with a margin, as far as ink goes on at its sides, and not beyond the line that it stands on. */
function growBox(rect: Rect, line: { top: number; bottom: number }, { width, height }: GreyImage): Rect {
  return {
    left: Math.max(0, Math.floor(rect.left) - MARGIN),
    top: Math.max(0, Math.floor(rect.top) - MARGIN, Math.floor(line.top)),
    right: Math.min(width, Math.ceil(rect.right) + MARGIN),
    bottom: Math.min(height, Math.ceil(rect.bottom) + MARGIN, Math.ceil(line.bottom)),
  };
}

/** The glyphs in a box of a picture, from left to right, dark on light or light on dark. `line` says from where to where
 * the letters of its line reach. */
export function glyphsIn(image: GreyImage, rect: Rect, line: { top: number; bottom: number }): Glyph[] {
  const box = growBox(rect, line, image);
  const paper = paperOf(image, box);
  const isInk = (x: number, y: number) => Math.abs((image.data[y * image.width + x] ?? 255) - paper) > CONTRAST;
  const hasInk = (x: number) => {
    for (let y = box.top; y < box.bottom; y++) if (isInk(x, y)) return true;
    return false;
  };
  const reach = Math.round(REACH * (line.bottom - line.top));
  const leftmost = Math.max(0, box.left - reach);
  const rightmost = Math.min(image.width, box.right + reach);
  while (box.left > leftmost && hasInk(box.left)) box.left--;
  while (box.right < rightmost && hasInk(box.right - 1)) box.right++;
  const glyphs: Glyph[] = [];
  let start = -1;
  for (let x = box.left; x <= box.right; x++) {
    const isInked = x < box.right && hasInk(x);
    if (isInked && start < 0) start = x;
    if (isInked || start < 0) continue;
    const glyph = measureGlyph(isInk, { ...box, left: start, right: x });
    if (glyph) glyphs.push(glyph);
    start = -1;
  }
  return glyphs;
}
