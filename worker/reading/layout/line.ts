import type { DraftBlock } from "../draft.ts";

/** Text as a page places it: `x`, `right` and `y` (the baseline, downwards from the top) and `size`, all in points. */
export interface Run {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  /** The source put a space before this run, whatever the distance. */
  hasSpaceBefore: boolean;
  link: string | null;
}

/** A stretch of a row without a wide gap. */
export interface Piece {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  isBold: boolean;
  links: DraftBlock["links"];
}

/** Pieces that share a baseline, from left to right. */
export interface Row {
  y: number;
  size: number;
  pieces: Piece[];
}

/** A gap of so many times the font size separates cells or columns; justified text stays below it. */
export const WIDE_GAP = 1.6;

/** Joins two texts, moving the links of the second. */
export function joinTexts(
  first: { text: string; links: DraftBlock["links"] },
  second: { text: string; links: DraftBlock["links"] },
  separator: string,
): { text: string; links: DraftBlock["links"] } {
  const shift = first.text.length + separator.length;
  const links = [...first.links];
  for (const link of second.links) {
    const last = links.at(-1);
    if (last && last.target === link.target && last.end === first.text.length && link.start === 0) {
      links[links.length - 1] = { ...last, end: shift + link.end };
    } else links.push({ ...link, start: shift + link.start, end: shift + link.end });
  }
  return { text: first.text + separator + second.text, links };
}

/** The value below which the given share (0 to 1) of the numbers lies. */
export function quantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
