import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { decodeGif } from "./gif.ts";
import { decodeJpeg } from "./jpeg/decode-jpeg.ts";
import { decodePng } from "./png.ts";
import { shrinkTo } from "./rows.ts";

const file = (name: string) =>
  new Uint8Array(readFileSync(resolve(import.meta.dirname, "../../test/fixtures/reading", name)));
const EVERYTHING = 1e9;

/** The mean difference of two pictures of one size, in greys. */
function difference(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

/** A PNG of rows of bytes, each row with its filter first. */
function png(width: number, rows: number[][], depth: number, colour: number, ...more: Buffer[]): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(rows.length, 4);
  header.set([depth, colour], 8);
  return packed(header, rows, ...more);
}

function packed(header: Buffer, rows: number[][], ...more: Buffer[]): Uint8Array {
  const data = deflateSync(Uint8Array.from(rows.flat()));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return new Uint8Array(Buffer.concat([signature, chunk("IHDR", header), ...more, chunk("IDAT", data)]));
}

describe("a PNG", () => {
  test("of one bit a pixel, of a palette and with transparency is read in grey", () => {
    expect([...decodePng(png(3, [[0, 0b1010_0000]], 1, 0), EVERYTHING).data]).toEqual([255, 0, 255]);
    const palette = chunk("PLTE", Uint8Array.from([0, 0, 0, 255, 255, 255, 100, 100, 100]));
    expect([...decodePng(png(4, [[0, 0b00_01_10_00]], 2, 3, palette), EVERYTHING).data]).toEqual([0, 255, 100, 0]);
    expect([...decodePng(png(2, [[0, 0, 0, 0, 0, 0, 0, 0, 255]], 8, 6), EVERYTHING).data]).toEqual([255, 0]);
  });

  test("is read whatever the filter of its rows", () => {
    const rows = [
      [0, 10, 20, 30],
      [1, 10, 10, 10],
      [2, 1, 1, 1],
      [3, 5, 5, 5],
      [4, 1, 1, 1],
    ];
    expect([...decodePng(png(3, rows, 8, 0), EVERYTHING).data]).toEqual([
      ...[10, 20, 30],
      ...[10, 20, 30],
      ...[11, 21, 31],
      ...[10, 20, 30],
      ...[11, 21, 31],
    ]);
  });

  test("is read when its pixels come in seven passes", () => {
    const header = Buffer.from([0, 0, 0, 3, 0, 0, 0, 3, 8, 0, 0, 0, 1]);
    const passes = [
      [0, 1],
      [0, 3],
      [0, 7, 9],
      [0, 2],
      [0, 8],
      [0, 4, 5, 6],
    ];
    const inOrder = decodePng(packed(header, passes), EVERYTHING).data;
    expect([...inOrder]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    header.writeUInt32BE(9_000, 0);
    header.writeUInt32BE(9_000, 4);
    expect(() => decodePng(packed(header, passes), EVERYTHING)).toThrow(/Too large/);
  });

  test("is shrunk while it is read, to no less than is enough", () => {
    const rows = Array.from({ length: 40 }, () => [0, ...Array.from({ length: 40 }, (_, x) => (x % 4 < 2 ? 0 : 200))]);
    const { width, height, data } = decodePng(png(40, rows, 8, 0), 100);
    expect([width, height, new Set(data)]).toEqual([10, 10, new Set([100])]);
  });

  test("that ends before its time is refused", () => {
    expect(() => decodePng(png(3, [[0, 1, 2, 3], [0]], 8, 0), EVERYTHING)).toThrow();
  });
});

describe("a JPEG", () => {
  const whole = decodeJpeg(file("small.jpg"), EVERYTHING);

  test("is the picture that it was made from", () => {
    const original = decodePng(file("small.png"), EVERYTHING);
    expect([whole.width, whole.height]).toEqual([original.width, original.height]);
    expect(difference(whole.data, original.data)).toBeLessThan(3);
  });

  test("is the same picture when it comes in ever finer parts", () => {
    const progressive = decodeJpeg(file("small-progressive.jpg"), EVERYTHING);
    expect([progressive.width, progressive.height]).toEqual([whole.width, whole.height]);
    expect(difference(progressive.data, whole.data)).toBeLessThan(3);
  });

  test.each(["small.jpg", "small-progressive.jpg"])(
    "%s is shrunk by eighths while it is read, and stays the same picture",
    (name) => {
      for (const size of [1, 2, 4, 5, 7]) {
        const small = decodeJpeg(file(name), (whole.width * whole.height * size * size) / 64);
        expect([small.width, small.height]).toEqual(
          [whole.width, whole.height].map((side) => Math.floor((side * size) / 8)),
        );
        expect(difference(small.data, shrinkTo(whole, small.width, small.height).data)).toBeLessThan(4);
      }
    },
  );

  test("that ends before its time is refused", () => {
    const bytes = file("small.jpg");
    expect(() => decodeJpeg(bytes.slice(0, bytes.length / 2), EVERYTHING)).toThrow(/before its time/);
    expect(() => decodeJpeg(bytes.slice(0, 100), EVERYTHING)).toThrow();
  });
});

test("of an animated GIF the first frame is read", () => {
  const table = [0, 0, 0, 255, 255, 255];
  // A frame of one pixel: codes of three bits, first to clear, then its colour, then the end.
  const frame = (colour: number) => [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 4 | (colour << 3) | (5 << 6), 5 >> 2, 0];
  const head = [...Buffer.from("GIF89a"), 1, 0, 1, 0, 0x80, 0, 0, ...table];
  expect([...decodeGif(Uint8Array.from([...head, ...frame(0), ...frame(1), 0x3b])).data]).toEqual([0]);
  expect([...decodeGif(Uint8Array.from([...head, ...frame(1), ...frame(0), 0x3b])).data]).toEqual([255]);
});
