import type { GreyImage } from "./grey.ts";

const LARGEST_CODE = 4096;
const WHITE = 255;

/** Walks through the blocks of a file; reading beyond its end gives zeros, which end every block. */
class GifBytes {
  at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.at++] ?? 0;
  }

  short(): number {
    return this.byte() | (this.byte() << 8);
  }

  /** The data of sub-blocks up to the empty one that ends them. */
  subBlocks(): Uint8Array {
    const pieces: number[] = [];
    for (let size = this.byte(); size > 0 && !this.isAtEnd; size = this.byte()) {
      for (const byte of this.#bytes.subarray(this.at, this.at + size)) pieces.push(byte);
      this.at += size;
    }
    return Uint8Array.from(pieces);
  }

  /** The greys of a colour table. */
  greys(count: number): number[] {
    return Array.from({ length: count }, () => 0.299 * this.byte() + 0.587 * this.byte() + 0.114 * this.byte());
  }
}

/** Unpacks LZW codes into `use`, one value after another, `most` at most. */
function unpackLzw(data: Uint8Array, leastBits: number, most: number, use: (value: number) => void): void {
  const clear = 1 << leastBits;
  const prefixes = new Uint16Array(LARGEST_CODE);
  const suffixes = new Uint8Array(LARGEST_CODE);
  const stack: number[] = [];
  let [bits, next, previous, first, count] = [leastBits + 1, clear + 2, -1, 0, 0];
  for (let at = 0; (at + bits) / 8 <= data.length && count < most; ) {
    const byte = at >> 3;
    const word = (data[byte] ?? 0) | ((data[byte + 1] ?? 0) << 8) | ((data[byte + 2] ?? 0) << 16);
    const code = (word >> (at & 7)) & ((1 << bits) - 1);
    at += bits;
    if (code === clear) {
      [bits, next, previous] = [leastBits + 1, clear + 2, -1];
      continue;
    }
    if (code === clear + 1 || code > next || (code === next && previous < 0)) return;
    let walk = code;
    if (code === next) {
      stack.push(first);
      walk = previous;
    }
    for (; walk >= clear && stack.length < LARGEST_CODE; walk = prefixes[walk] ?? 0) stack.push(suffixes[walk] ?? 0);
    first = walk;
    stack.push(first);
    for (let value = stack.pop(); value !== undefined && count < most; value = stack.pop(), count++) use(value);
    stack.length = 0;
    if (previous >= 0 && next < LARGEST_CODE) {
      prefixes[next] = previous;
      suffixes[next] = first;
      next++;
      if (next === 1 << bits && bits < 12) bits++;
    }
    previous = code;
  }
}

/** Row of the picture for each row of the file, where rows come in four passes. */
function interlacedRows(height: number): number[] {
  const passes = [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const;
  return passes.flatMap(([start, step]) => {
    const rows = Math.max(0, Math.ceil((height - start) / step));
    return Array.from({ length: rows }, (_, index) => start + index * step);
  });
}

/** Frames of so many pixels are unpacked whatever the picture is said to measure. */
const LEAST_FRAME = 1_000_000;

/** Draws the frame that begins here. */
function drawFrame(bytes: GifBytes, image: GreyImage, common: number[], transparent: number): void {
  const [left, top, width, height] = [bytes.short(), bytes.short(), bytes.short(), bytes.short()];
  // The file says how large its frames may be; its data may unpack to a thousand times as much.
  if (width * height > Math.max(image.width * image.height, LEAST_FRAME)) throw new RangeError("No such frame");
  const flags = bytes.byte();
  const greys = flags & 0x80 ? bytes.greys(2 << (flags & 7)) : common;
  const leastBits = Math.min(Math.max(bytes.byte(), 2), 8);
  const rows = flags & 0x40 ? interlacedRows(height) : null;
  let index = 0;
  unpackLzw(bytes.subBlocks(), leastBits, width * height, (value) => {
    const row = Math.floor(index / width);
    const x = left + (index % width);
    const y = top + (rows ? (rows[row] ?? row) : row);
    index++;
    if (x < image.width && y < image.height && value !== transparent)
      image.data[y * image.width + x] = greys[value] ?? WHITE;
  });
}

/** Decodes the first frame of a GIF. Throws when there is none. */
export function decodeGif(source: Uint8Array): GreyImage {
  const bytes = new GifBytes(source);
  bytes.at = 6;
  const [width, height] = [bytes.short(), bytes.short()];
  const flags = bytes.byte();
  bytes.at += 2;
  const common = flags & 0x80 ? bytes.greys(2 << (flags & 7)) : [];
  const image: GreyImage = { width, height, data: new Uint8Array(width * height).fill(WHITE) };
  let transparent = -1;
  while (!bytes.isAtEnd) {
    const kind = bytes.byte();
    if (kind === 0x2c) {
      drawFrame(bytes, image, common, transparent);
      return image;
    }
    if (kind !== 0x21) break;
    const isControl = bytes.byte() === 0xf9;
    const data = bytes.subBlocks();
    if (isControl && (data[0] ?? 0) & 1) transparent = data[3] ?? -1;
  }
  throw new Error("No frame");
}
