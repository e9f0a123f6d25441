/** Samples a pixel by colour type: grey, –, colour, palette, grey with alpha, –, colour with alpha. */
const SAMPLES: readonly number[] = [1, 0, 3, 1, 2, 0, 4];
const PALETTE = 3;
/** Where each of the seven passes of an interlaced picture begins and how far apart its pixels are. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;

/** What a PNG declares of itself. */
export interface PngHeader {
  width: number;
  height: number;
  depth: number;
  colour: number;
  isInterlaced: boolean;
}

/** A colour, laid over white, in grey. */
export const greyOf = (red: number, green: number, blue: number, alpha: number) =>
  255 + ((0.299 * red + 0.587 * green + 0.114 * blue - 255) * alpha) / 255;

/** Reads the header chunk. Throws on what no PNG declares. */
export function readPngHeader(data: DataView): PngHeader {
  const [width, height] = [data.getUint32(0), data.getUint32(4)];
  const [depth, colour] = [data.getUint8(8), data.getUint8(9)];
  if (!width || !height || !SAMPLES[colour] || ![1, 2, 4, 8, 16].includes(depth)) throw new RangeError("No such PNG");
  return { width, height, depth, colour, isInterlaced: data.getUint8(12) === 1 };
}

/** Takes a row of greys; the pass says where its first pixel stands and how far apart pixels are, both ways. */
type UseRow = (greys: Float32Array, row: number, pass: readonly number[]) => void;

/** Turns the unpacked bytes of a PNG into rows of greys as they come. */
export class RowReader {
  readonly #header: PngHeader;
  readonly #use: UseRow;
  readonly #palette: Float32Array;
  readonly #step: number;
  readonly #passes: readonly (readonly number[])[];
  #pass = -1;
  #row = 0;
  #rows = 0;
  #filled = 0;
  #bytes = new Uint8Array();
  #above = new Uint8Array();
  #greys = new Float32Array();

  constructor(header: PngHeader, palette: Float32Array, use: UseRow) {
    this.#header = header;
    this.#palette = palette;
    this.#use = use;
    this.#step = Math.max(1, ((SAMPLES[header.colour] ?? 1) * header.depth) >> 3);
    this.#passes = header.isInterlaced ? PASSES : WHOLE;
    this.#nextPass();
  }

  get isDone(): boolean {
    return this.#pass >= this.#passes.length;
  }

  #nextPass(): void {
    const { width, height, depth, colour } = this.#header;
    for (this.#pass++; !this.isDone; this.#pass++) {
      const [left = 0, top = 0, across = 1, down = 1] = this.#passes[this.#pass] ?? [];
      const columns = Math.ceil((width - left) / across);
      this.#rows = Math.ceil((height - top) / down);
      if (columns <= 0 || this.#rows <= 0) continue;
      const length = Math.ceil((columns * (SAMPLES[colour] ?? 1) * depth) / 8) + 1;
      this.#bytes = new Uint8Array(length);
      this.#above = new Uint8Array(length);
      this.#greys = new Float32Array(columns);
      this.#row = 0;
      return;
    }
  }

  push(piece: Uint8Array): void {
    for (let at = 0; at < piece.length && !this.isDone; ) {
      const part = piece.subarray(at, at + this.#bytes.length - this.#filled);
      this.#bytes.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
      if (this.#filled === this.#bytes.length) this.#endRow();
    }
  }

  #endRow(): void {
    this.#unfilter();
    this.#toGreys();
    this.#use(this.#greys, this.#row, this.#passes[this.#pass] ?? []);
    [this.#bytes, this.#above] = [this.#above, this.#bytes];
    this.#filled = 0;
    this.#row++;
    if (this.#row === this.#rows) this.#nextPass();
  }

  /** Undoes what a row was stored as: the difference to the bytes before and above. */
  #unfilter(): void {
    const [bytes, above, step] = [this.#bytes, this.#above, this.#step];
    const kind = bytes[0] ?? 0;
    if (kind > 4) throw new RangeError("No such filter");
    if (kind === 0) return;
    for (let at = 1; at < bytes.length; at++) {
      const left = at > step ? (bytes[at - step] as number) : 0;
      const up = above[at] as number;
      const corner = at > step ? (above[at - step] as number) : 0;
      const guess = kind === 1 ? left : kind === 2 ? up : kind === 3 ? (left + up) >> 1 : nearest(left, up, corner);
      bytes[at] = (bytes[at] as number) + guess;
    }
  }

  #toGreys(): void {
    const { depth, colour } = this.#header;
    const samples = SAMPLES[colour] ?? 1;
    const most = 2 ** Math.min(depth, 8) - 1;
    const bytes = this.#bytes;
    // Of 16 bits a sample, the first 8 are enough.
    const wide = depth === 16 ? 2 : 1;
    for (let x = 0, at = 1; x < this.#greys.length; x++, at += depth >= 8 ? samples * wide : 0) {
      const shift = 8 - depth - ((x * depth) & 7);
      const value = depth >= 8 ? (bytes[at] ?? 0) : ((bytes[1 + ((x * depth) >> 3)] ?? 0) >> shift) & most;
      const next = (index: number) => bytes[at + index * wide] ?? 0;
      const full = (value * 255) / most;
      if (colour === PALETTE) this.#greys[x] = this.#palette[value] ?? 255;
      else if (samples < 3) this.#greys[x] = greyOf(full, full, full, samples === 2 ? next(1) : 255);
      else this.#greys[x] = greyOf(full, next(1), next(2), samples === 4 ? next(3) : 255);
    }
  }
}

/** The neighbour that is nearest to left + up − corner (Paeth). */
function nearest(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}
