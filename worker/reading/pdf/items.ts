import type { PDFPageProxy } from "unpdf/pdfjs";
import { OverfullPageError, PDF_LIMITS } from "../limits.ts";
import { type Matrix, toMatrix } from "./geometry.ts";
import type { AddedText } from "./painted-page.ts";
import type { PlacedText } from "./visibility.ts";

/** A stretch of text as the page places it. */
export interface Item {
  text: string;
  transform: Matrix;
  width: number;
  fontName: string;
  hasSpaceBefore: boolean;
}

/** A letter is about half as wide as its font is high. */
const WIDTH_OF_LETTER = 0.5;

function isDrawn(page: PDFPageProxy, font: string): boolean {
  const found = page.commonObjs.has(font) ? (page.commonObjs.get(font) as { isType3Font?: boolean } | null) : null;
  return found?.isType3Font === true;
}

/** Gives items their height where the font does not say it: the letters of a Type 3 font are drawings on any scale, so
 * that a heading may have the font size 0.1. */
function measureDrawn(page: PDFPageProxy, items: Item[]): void {
  for (const [font, set] of Map.groupBy(items, ({ fontName }) => fontName)) {
    if (!isDrawn(page, font)) continue;
    const letters = set.reduce((sum, { text }) => sum + text.length, 0);
    const width = set.reduce((sum, item) => sum + item.width, 0) / letters;
    for (const item of set) {
      const [a, b, c, d, x, y] = item.transform;
      if (Math.hypot(c, d) >= width) continue;
      const scale = width / WIDTH_OF_LETTER / (Math.hypot(a, b) || 1);
      item.transform = [a * scale, b * scale, -b * scale, a * scale, x, y];
    }
  }
}

/** Text items without the blank ones, each knowing whether a blank came before it. The page's operations must have been
 * listed before: its fonts are known then. Throws `OverfullPageError` where there are more than a page can hold. */
export async function readItems(page: PDFPageProxy): Promise<Item[]> {
  const { items } = await page.getTextContent();
  const result: Item[] = [];
  let hasSpaceBefore = false;
  for (const item of items) {
    if (!("str" in item)) continue;
    const text = item.str.trim();
    if (text !== "") {
      const lead = /^\s/.test(item.str);
      const { width, fontName } = item;
      result.push({
        text: text.replace(/\s+/g, " "),
        transform: toMatrix(item.transform),
        width,
        fontName,
        hasSpaceBefore: hasSpaceBefore || lead,
      });
    }
    hasSpaceBefore = text === "" ? hasSpaceBefore || item.str !== "" : /\s$/.test(item.str);
    if (item.hasEOL) hasSpaceBefore = false;
  }
  const characters = result.reduce((sum, { text }) => sum + text.length, 0);
  if (result.length > PDF_LIMITS.pageItems || characters > PDF_LIMITS.pageCharacters) throw new OverfullPageError();
  measureDrawn(page, result);
  return result;
}

/** Text of form fields, notes and stamps stands among the page's own, where it is seen. */
export const asItem = ({ text, x, y, size, width, hasSpaceBefore }: AddedText): Item => ({
  text: text.replace(/\s+/g, " "),
  transform: [size, 0, 0, size, x, y],
  width,
  fontName: "",
  hasSpaceBefore,
});

/** Where an item stands, in the page's own coordinates. */
export const placeOf = ({ text, transform, width }: Item): PlacedText => ({
  text,
  x: transform[4],
  y: transform[5],
  width,
  size: Math.hypot(transform[2], transform[3]),
});
