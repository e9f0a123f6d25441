import type { PageSize } from "./sections.ts";

/** Where a drawn shape stands on its page, in points from the page's left and top. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far from `y` it may be in truth: shapes hang on paragraphs whose place nobody knows. */
  slack: number;
}

const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, px: 0.75, cm: 28.35, mm: 2.835, pc: 12, "": 0.75 };
/** Drawings measure in parts of a point. */
const PARTS_OF_POINT = 12_700;

/** A length as drawings have it (English metric units), in points; undefined where it is not said. */
export function fromUnits(text: string | undefined): number | undefined {
  const units = Number(text ?? Number.NaN);
  return text === undefined || text.trim() === "" || !Number.isFinite(units) ? undefined : units / PARTS_OF_POINT;
}

/** A length as style sheets have it ("12pt", "1in"), in points; undefined where it is not said. */
export function fromStyle(text: string | undefined): number | undefined {
  const [, digits, unit = ""] = /^\s*(-?[\d.]+)\s*([a-z]*)\s*$/i.exec(text ?? "") ?? [];
  const points = POINTS[unit.toLowerCase()];
  return digits === undefined || points === undefined ? undefined : Number(digits) * points;
}

/** What is left of a shape at the edge of the page shows no words, in points. */
const SLIVER = 4;

/** Whether nothing of a shape that shows words lies on the page. */
export function isOffPage({ x, y, width, height, slack }: Place, page: PageSize): boolean {
  const isBeside = x > page.width - SLIVER || x + width < SLIVER;
  return isBeside || y - slack > page.height - SLIVER || y + height + slack < SLIVER;
}

/** Whether a shape is so low or narrow that no letter fits in. */
export const isSliver = ({ width, height }: Pick<Place, "width" | "height">) => width < SLIVER || height < SLIVER;
