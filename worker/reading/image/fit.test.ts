import { expect, test } from "vitest";
import { fitForRecognition, orient } from "./fit.ts";
import { blankImage, MOST_PIXELS } from "./grey.ts";
import { readImageHeader } from "./header.ts";
import { fromBits, fromColour, shrinkTo } from "./rows.ts";

const rows = ({ width, data }: { width: number; data: Uint8Array }) =>
  Array.from({ length: data.length / width }, (_, y) => [...data.slice(y * width, (y + 1) * width)]);

/** 1 2 3
 *  4 5 6 */
const picture = { width: 3, height: 2, data: Uint8Array.from([1, 2, 3, 4, 5, 6]) };

test.each([
  [
    1,
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
  [
    2,
    [
      [3, 2, 1],
      [6, 5, 4],
    ],
  ],
  [
    3,
    [
      [6, 5, 4],
      [3, 2, 1],
    ],
  ],
  [
    4,
    [
      [4, 5, 6],
      [1, 2, 3],
    ],
  ],
  [
    5,
    [
      [1, 4],
      [2, 5],
      [3, 6],
    ],
  ],
  [
    6,
    [
      [4, 1],
      [5, 2],
      [6, 3],
    ],
  ],
  [
    7,
    [
      [6, 3],
      [5, 2],
      [4, 1],
    ],
  ],
  [
    8,
    [
      [3, 6],
      [2, 5],
      [1, 4],
    ],
  ],
])("EXIF orientation %i is honoured", (orientation, expected) => {
  expect(rows(orient(picture, orientation))).toEqual(expected);
});

test("large pictures are shrunk and small ones doubled", () => {
  const large = fitForRecognition(blankImage(4000, 3000));
  expect(large.width * large.height).toBeLessThanOrEqual(MOST_PIXELS);
  expect(large.width / large.height).toBeCloseTo(4 / 3, 2);
  expect(fitForRecognition(blankImage(400, 300)).width).toBe(800);
});

test("bits and transparent colours become grey", () => {
  expect([...fromBits(3, 1, [0b1010_0000], 255, 3).data]).toEqual([255, 0, 255]);
  expect([...fromColour(2, 1, [0, 0, 0, 0, 0, 0, 0, 255], 4, 2).data]).toEqual([255, 0]);
});

test("pictures are shrunk by what each new pixel covers, also by parts of a pixel", () => {
  const row = (...greys: number[]) => ({ width: greys.length, height: 1, data: Uint8Array.from(greys) });
  expect([...shrinkTo(row(0, 90, 180), 2, 1).data]).toEqual([30, 150]);
  expect([...shrinkTo({ width: 1, height: 3, data: Uint8Array.from([0, 90, 180]) }, 1, 2).data]).toEqual([30, 150]);
  const bits = fromBits(600, 400, new Uint8Array(75 * 400).fill(0b0101_0101), 255, 60_000);
  expect([bits.width, bits.height, new Set(bits.data)]).toEqual([300, 200, new Set([128])]);
  const colours = fromColour(600, 400, new Uint8Array(600 * 400 * 3).fill(70), 3, 60_000);
  expect([colours.width, colours.height, new Set(colours.data)]).toEqual([300, 200, new Set([70])]);
});

test("a header that is cut off is no header", () => {
  expect(readImageHeader(Uint8Array.from([0xff, 0xd8, 0xff]))).toBeNull();
  expect(readImageHeader(new Uint8Array(0))).toBeNull();
});
