import { expect, test } from "vitest";
import { blankImage } from "../image/grey.ts";
import { glyphsIn } from "./ink.ts";
import { isBullet, isFigureOne, isTriangle } from "./shapes.ts";

const SIZE = 22;

/** The only glyph of a drawing, "#" for ink, on paper of the given grey. */
function draw(rows: string[], paper = 255) {
  const image = blankImage(40, 40);
  image.data.fill(paper);
  rows.forEach((row, y) => {
    [...row].forEach((sign, x) => {
      if (sign === "#") image.data[(y + 10) * 40 + x + 10] = 255 - paper;
    });
  });
  const rect = { left: 10, top: 10, right: 10 + Math.max(...rows.map((row) => row.length)), bottom: 10 + rows.length };
  const [glyph] = glyphsIn(image, rect, { top: 4, bottom: 32 });
  if (!glyph) throw new Error("Nothing drawn");
  return glyph;
}

const TRIANGLE = [
  "############",
  "############",
  ".##########",
  ".##########",
  "..########",
  "..########",
  "...######",
  "...######",
  "....####",
  "....####",
  ".....##",
  ".....##",
];
const LETTER_V = [
  "##......##",
  "##......##",
  ".##....##",
  ".##....##",
  "..##..##",
  "..##..##",
  "...####",
  "...####",
  "....##",
];
const DISC = ["..####", ".######", "########", "########", "########", "########", ".######", "..####"];
const RING = ["..####", ".#....#", "#......#", "#......#", "#......#", "#......#", ".#....#", "..####"];
const FIGURE = ["....##", "...###", "..####", ".##.##", "##..##", ...Array<string>(10).fill("....##")];
const LETTER_L = Array<string>(15).fill("##");

test("a solid triangle is told from a v, on white and on black paper", () => {
  expect(isTriangle(draw(TRIANGLE))).toBe(true);
  expect(isTriangle(draw(TRIANGLE, 0))).toBe(true);
  for (const other of [LETTER_V, DISC, FIGURE]) expect(isTriangle(draw(other))).toBe(false);
});

test("a bullet is solid and low, unlike a copyright sign", () => {
  expect(isBullet(draw(DISC), SIZE)).toBe(true);
  for (const other of [RING, LETTER_V, TRIANGLE]) expect(isBullet(draw(other), SIZE)).toBe(false);
});

test("a figure one has a flag, or is raised", () => {
  expect(isFigureOne(draw(FIGURE), 25, SIZE)).toBe(true);
  expect(isFigureOne(draw(LETTER_L), 25, SIZE)).toBe(false);
  expect(isFigureOne(draw(LETTER_L.slice(0, 9)), 25, SIZE)).toBe(true);
});
