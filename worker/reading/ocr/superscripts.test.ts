import { expect, test } from "vitest";
import type { Glyph } from "./ink.ts";
import { raisedEnd, withFigures } from "./superscripts.ts";

const LINE = { baseline: 100, size: 20 };

/** A glyph of a size and place as a line of 20 pixels has them. */
const glyph = (left: number, width: number, top: number, bottom: number): Glyph => ({
  left,
  right: left + width,
  top,
  bottom,
  rows: [],
});
const LETTERS = [0, 12, 24, 36].map((left) => glyph(left, 10, 86, 100));

test("raised figures are found with the comma between them, quotation marks are not", () => {
  const figures = [glyph(50, 4, 85, 93), glyph(56, 2, 91, 94), glyph(60, 5, 85, 93)];
  expect(raisedEnd([...LETTERS, ...figures], LINE)).toEqual(figures);
  expect(raisedEnd([...LETTERS, glyph(50, 6, 86, 91)], LINE)).toEqual([]);
  expect(raisedEnd(LETTERS, LINE)).toEqual([]);
});

test("a page that lies askew shows its baseline by the letters of the word", () => {
  const lower = LETTERS.map((letter) => ({ ...letter, top: letter.top - 6, bottom: letter.bottom - 6 }));
  expect(raisedEnd(lower, LINE)).toEqual([]);
});

test.each([
  ["statin.", "1", "statin.1"],
  ["n=538).*", "1", "n=538).1"],
  ["placebol", "1", "placebo1"],
  ["2024).%", "3", "2024).3"],
  ["8%", "1", "8%1"],
  ["reaction.1", "1", "reaction.1"],
  ["impairment.®", "3", "impairment.3"],
])("%s with a raised %s is %s", (read, figures, meant) => expect(withFigures(read, figures)).toBe(meant));
