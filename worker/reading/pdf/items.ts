import type { PDFPageProxy } from "unpdf/pdfjs";
import { type Matrix, toMatrix } from "./geometry.ts";
import type { AddedText } from "./painted.ts";
import type { PlacedText } from "./visibility.ts";

/** A stretch of text as the page places it. */
export interface Item {
  text: string;
  transform: Matrix;
  width: number;
  fontName: string;
  hasSpaceBefore: boolean;
}

/** Text items without the blank ones, each knowing whether a blank came before it. */
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
