import { Inflate } from "fflate";
import type { GreyImage } from "./grey.ts";
import { greyOf, type PngHeader, RowReader, readPngHeader } from "./png-rows.ts";
import { Shrinker, sizeWithin } from "./shrink.ts";

interface Chunks {
  header: PngHeader;
  palette: Float32Array;
  data: Uint8Array[];
}

function readChunks(bytes: Uint8Array): Chunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Uint8Array[] = [];
  let header: PngHeader | null = null;
  let [colours, alphas] = [new Uint8Array(), new Uint8Array()];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const chunk = bytes.subarray(at + 8, at + 8 + length);
    if (name === "IHDR") header = readPngHeader(new DataView(bytes.buffer, bytes.byteOffset + at + 8, 13));
    else if (name === "PLTE") colours = new Uint8Array(chunk);
    else if (name === "tRNS") alphas = new Uint8Array(chunk);
    else if (name === "IDAT") data.push(chunk);
    else if (name === "IEND") break;
    at += 12 + length;
  }
  if (!header) throw new RangeError("No header");
  const palette = Float32Array.from({ length: colours.length / 3 }, (_, index) =>
    greyOf(colours[index * 3] ?? 0, colours[index * 3 + 1] ?? 0, colours[index * 3 + 2] ?? 0, alphas[index] ?? 255),
  );
  return { header, palette, data };
}

const PIECE = 64 * 1024;

/** Interlaced ones come in parts of the whole, which must be held. */
const MOST_INTERLACED = 20_000_000;

/** Decodes a PNG in grey, shrunk row by row to at most so many pixels; interlaced ones stay whole. Throws when it is damaged or cut short. */
export function decodePng(bytes: Uint8Array, most: number): GreyImage {
  const { header, palette, data } = readChunks(bytes);
  const { width, height, isInterlaced } = header;
  if (isInterlaced && width * height > MOST_INTERLACED) throw new RangeError("Too large");
  const shrinker = new Shrinker(
    width,
    height,
    sizeWithin(width, height, isInterlaced ? Number.POSITIVE_INFINITY : most),
  );
  const rows = new RowReader(header, palette, (greys, row, [left = 0, top = 0, across = 1, down = 1]) => {
    if (!isInterlaced) shrinker.add(greys);
    else
      greys.forEach((grey, column) => {
        shrinker.image.data[(top + row * down) * width + left + column * across] = grey + 0.5;
      });
  });
  // The stream is that of zlib: two bytes before, a sum after.
  const inflate = new Inflate((piece) => rows.push(piece));
  let skip = 2;
  for (const chunk of data)
    for (let at = 0; at < chunk.length && !rows.isDone; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE);
      inflate.push(skip > 0 ? piece.subarray(skip) : piece);
      skip = Math.max(0, skip - piece.length);
    }
  if (!rows.isDone) throw new RangeError("The data ends before its time");
  return shrinker.image;
}
