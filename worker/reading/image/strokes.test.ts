import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { blankImage, type GreyImage } from "./grey.ts";
import { decodePng } from "./png.ts";
import { hasStrokes } from "./strokes.ts";

const WIDTH = 900;
const HEIGHT = 600;

function drawn(shade: (x: number, y: number) => number): GreyImage {
  const image = blankImage(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) image.data[y * WIDTH + x] = Math.round(shade(x, y));
  return image;
}

/** A page of text in grey. */
function page(): GreyImage {
  const { width, height, data } = decodePng(
    readFileSync(resolve(import.meta.dirname, "../../test/fixtures/reading/d001.png")),
    Number.POSITIVE_INFINITY,
  );
  const image = blankImage(width, height);
  for (let at = 0; at < width * height; at++) image.data[at] = data[at * 4] ?? 255;
  return image;
}

test("a plain ground, one that shades off, and the grain of a JPEG have nothing that could be a letter", () => {
  expect(hasStrokes(drawn(() => 255))).toBe(false);
  expect(hasStrokes(drawn((x) => (255 * x) / WIDTH))).toBe(false);
  expect(hasStrokes(drawn((x, y) => 120 + (100 * Math.hypot(x, y)) / Math.hypot(WIDTH, HEIGHT)))).toBe(false);
  expect(hasStrokes(drawn((x, y) => 200 + ((x * 7 + y * 13) % 5)))).toBe(false);
});

test("a page of text has, also when it is faint, blurred or of one letter", () => {
  const text = page();
  expect(hasStrokes(text)).toBe(true);
  const faint = { ...text, data: text.data.map((grey) => 240 - (255 - grey) / 12) };
  expect(hasStrokes(faint)).toBe(true);
  const blurred = { ...text, data: text.data.map((_, at) => meanOf(text.data, at)) };
  expect(hasStrokes(blurred)).toBe(true);
  expect(hasStrokes(drawn((x, y) => (x >= 400 && x < 403 && y >= 300 && y < 318 ? 60 : 250)))).toBe(true);
});

/** The mean of a pixel and its neighbours in the row. */
function meanOf(data: ArrayLike<number>, at: number): number {
  let sum = 0;
  for (let next = at - 3; next <= at + 3; next++) sum += data[next] ?? 255;
  return sum / 7;
}
