import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { outgrowth } from "../../test/growth.ts";
import { pngOf } from "../../test/hostile-parts.ts";
import { decodeImage } from "./decode.ts";
import { readImageHeader } from "./header.ts";

const fixture = (name: string) =>
  new Uint8Array(readFileSync(resolve(import.meta.dirname, "../../test/fixtures/reading", name)));

function jpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const [right = 0, across = 0, up = 0, down = 0] = [width & 255, width >> 8, height & 255, height >> 8];
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, down, up, across, right, 1, 1, 0x11, 0, 0xff, 0xd9]);
}

function gif(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(40);
  bytes.write("GIF89a");
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  return new Uint8Array(bytes);
}

/** A small GIF whose frame is said to be as large as a frame can be, and unpacks to as much. */
function largeFrame(): Uint8Array<ArrayBuffer> {
  const frame = [0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 8];
  const block = [255, ...new Array<number>(255).fill(0x55)];
  return Uint8Array.from([...gif(10, 10).subarray(0, 13), ...frame, ...new Array(2_000).fill(block).flat(), 0, 0x3b]);
}

function webp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(40);
  bytes.write("RIFF    WEBPVP8X");
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return new Uint8Array(bytes);
}

describe("a picture of more pixels than fit in memory is refused by its header, and the next one is read", () => {
  test.each([
    ["PNG, 60,000,000 wide", pngOf(60_000_000, 1)],
    ["PNG, 60,000,000 high", pngOf(1, 60_000_000)],
    ["PNG, over 60 megapixels", pngOf(10_000, 6_001)],
    ["JPEG, 65,500 wide", jpeg(65_500, 100)],
    ["GIF, over 30 megapixels", gif(6_000, 6_000)],
    ["GIF, 60,000 high", gif(10, 60_000)],
    ["WebP, over 8 megapixels", webp(4_000, 4_000)],
    ["WebP, 16,000,000 wide", webp(16_000_000, 1)],
  ])("%s", async (_what, bytes) => {
    await expect(decodeImage(bytes)).rejects.toThrow(
      /too large \(\d+ × \d+ pixels\).*megapixels.*20,000 pixels along each side/,
    );
    expect((await decodeImage(fixture("small.png"))).image.width).toBeGreaterThan(100);
  });

  test("a GIF whose frame is larger than its picture", async () => {
    await expect(decodeImage(largeFrame())).rejects.toThrow(/damaged/);
  });

  test("and one just below is decoded", async () => {
    expect((await decodeImage(pngOf(20_000, 50))).image.width).toBe(20_000);
  });
});

const segment = (marker: number, data: number[]) => [0xff, marker, 0, data.length + 2, ...data];
/** A directory of the most entries, none of which says how the picture is turned. */
const EXIF = [...Buffer.from("Exif\0\0MM\0*\0\0\0\x08", "latin1"), 0xff, 0xff];

test.each([
  ["JPEG segments", segment(0xe0, [])],
  ["JPEG fill bytes", [0xff]],
  ["JPEG directories", segment(0xe1, EXIF)],
])("a header after eight times as many %s costs eight times as much", async (_what, unit) => {
  const prepare = (n: number) =>
    Uint8Array.from([0xff, 0xd8, ...new Array(n).fill(unit).flat(), ...jpeg(10, 10).subarray(2)]);
  expect(readImageHeader(prepare(10))).toMatchObject({ width: 10, height: 10 });
  expect(await outgrowth(10_000, prepare, readImageHeader)).toBeNull();
});
