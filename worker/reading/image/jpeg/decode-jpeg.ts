import type { GreyImage } from "../grey.ts";
import { naturalOrder } from "./blocks.ts";
import { Coefficients } from "./coefficients.ts";
import { type Component, type Frame, readFrame, readTables, type Tables } from "./frame.ts";
import { BitReader } from "./huffman.ts";
import { Planes } from "./planes.ts";
import { ProgressiveReader, readBlock, type ScanComponent, type ScanRange } from "./scan.ts";

/** Of a progressive JPEG, what the picture needs must be held until its last scan: so many coefficients, of two bytes each. */
const MOST_COEFFICIENTS = 20_000_000;
/** Programs write about ten. */
const MOST_SCANS = 40;
/** So many bytes may be missing at the end of the data. */
const MOST_MISSING = 16;

const END = 0xd9;
const START_OF_SCAN = 0xda;

type ScannedComponent = ScanComponent & { component: Component };

interface Scan {
  components: ScannedComponent[];
  range: ScanRange;
}

function readScan(data: DataView, frame: Frame, tables: Tables): Scan {
  const count = data.getUint8(0);
  const components = Array.from({ length: count }, (_, index) => {
    const component = frame.components.find(({ id }) => id === data.getUint8(1 + index * 2));
    if (!component) throw new RangeError("No such component");
    const selectors = data.getUint8(2 + index * 2);
    return { component, dc: tables.dc.get(selectors >> 4), ac: tables.ac.get(selectors & 15), previous: 0 };
  });
  const at = 1 + count * 2;
  const bits = data.getUint8(at + 2);
  const [first, last] = [data.getUint8(at), Math.min(data.getUint8(at + 1), 63)];
  return { components, range: { first, last, high: bits >> 4, low: bits & 15 } };
}

/** Calls `use` for each block of a scan in the order of its data. */
function walk(
  frame: Frame,
  { components }: Scan,
  interval: number,
  bits: BitReader,
  use: (scanned: ScannedComponent, column: number, row: number) => void,
  restart: () => void,
): void {
  const [only] = components;
  const isSingle = components.length === 1 && only !== undefined;
  const blocks = (length: number, share: number, most: number) => Math.ceil(Math.ceil((length * share) / most) / 8);
  const columns = isSingle ? blocks(frame.width, only.component.across, frame.mostAcross) : frame.unitColumns;
  const rows = isSingle ? blocks(frame.height, only.component.down, frame.mostDown) : frame.unitRows;
  for (let unit = 0; unit < columns * rows; unit++) {
    if (interval > 0 && unit > 0 && unit % interval === 0) {
      if (!bits.restart()) throw new RangeError("The data ends before its time");
      for (const scanned of components) scanned.previous = 0;
      restart();
    }
    const column = unit % columns;
    const row = Math.floor(unit / columns);
    if (isSingle) use(only, column, row);
    else
      for (const scanned of components) {
        const { across, down } = scanned.component;
        for (let y = 0; y < down; y++)
          for (let x = 0; x < across; x++) use(scanned, column * across + x, row * down + y);
      }
    if (bits.missing > MOST_MISSING) throw new RangeError("The data ends before its time");
  }
}

/** Reads one scan after another into planes. */
class Decoder {
  readonly #planes: Planes;
  readonly #frame: Frame;
  readonly #coefficients = new Map<Component, Coefficients>();
  readonly #block = new Int32Array(64);

  constructor(frame: Frame, tables: Tables, size: number) {
    this.#frame = frame;
    this.#planes = new Planes(frame, tables, size);
    if (!frame.isProgressive) return;
    const needed = frame.components.filter((component) => this.#planes.needs(component));
    const kept = needed.reduce((sum, { columns, rows }) => sum + columns * rows * size * size, 0);
    if (kept > MOST_COEFFICIENTS) throw new RangeError("Too large");
    for (const component of needed) this.#coefficients.set(component, new Coefficients(component, size));
  }

  /** Reads the scan whose data begins at `at`; returns where it ends. */
  read(scan: Scan, interval: number, bytes: Uint8Array, at: number): number {
    // A scan of colours alone is passed over as bytes between segments are: it cannot be read without what came before.
    if (!scan.components.some(({ component }) => this.#planes.needs(component))) return at;
    const bits = new BitReader(bytes, at);
    if (this.#frame.isProgressive) this.#readPart(scan, interval, bits);
    else
      walk(
        this.#frame,
        scan,
        interval,
        bits,
        (scanned, column, row) => {
          readBlock(bits, scanned, this.#block);
          this.#planes.put(scanned.component, column, row, this.#block);
        },
        () => undefined,
      );
    return bits.at;
  }

  #readPart(scan: Scan, interval: number, bits: BitReader): void {
    const reader = new ProgressiveReader(bits, scan.range);
    const use = (scanned: ScannedComponent, column: number, row: number) => {
      const coefficients = this.#coefficients.get(scanned.component);
      const index = row * scanned.component.columns + column;
      coefficients?.load(index, this.#block);
      // What is read of a component that a grey picture does not need is passed over.
      reader.read(scanned, this.#block);
      coefficients?.save(index, this.#block);
    };
    walk(this.#frame, scan, interval, bits, use, () => reader.restart());
  }

  picture(): GreyImage {
    for (const [component, coefficients] of this.#coefficients) {
      for (let index = 0; index < coefficients.blocks; index++) {
        coefficients.load(index, this.#block);
        this.#planes.put(component, index % component.columns, Math.floor(index / component.columns), this.#block);
      }
      coefficients.release();
    }
    return this.#planes.picture();
  }
}

/** Samples a block is to give, so that the picture has `enough` pixels or more, where it has them. */
function sizeFor({ width, height }: Frame, enough: number): number {
  return [1, 2, 3, 4, 5, 6, 7].find((size) => ((width * size) / 8) * ((height * size) / 8) >= enough) ?? 8;
}

/** Decodes a JPEG in grey, shrunk by eighths while it is decoded to what still has `enough` pixels: a photograph of 50 megapixels takes no more memory than a page. Throws when it is damaged or cut short. */
export function decodeJpeg(bytes: Uint8Array, enough: number): GreyImage {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables: Tables = { quantisers: new Map(), dc: new Map(), ac: new Map(), restartInterval: 0, adobe: null };
  let frame: Frame | null = null;
  let decoder: Decoder | null = null;
  let scans = 0;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    if (marker === END) break;
    // Bytes between segments, filling and markers without data are passed over.
    if (marker < 0xc0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) {
      at++;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > bytes.length) break;
    const data = new DataView(bytes.buffer, bytes.byteOffset + at + 4, end - at - 4);
    at = end;
    if (marker === START_OF_SCAN && frame) {
      if (++scans > MOST_SCANS) throw new RangeError("Too many scans");
      decoder ??= new Decoder(frame, tables, sizeFor(frame, enough));
      at = decoder.read(readScan(data, frame, tables), tables.restartInterval, bytes, at);
    } else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      frame ??= readFrame(marker, data);
    else readTables(marker, data, tables, naturalOrder);
  }
  if (!decoder) throw new RangeError("No picture");
  return decoder.picture();
}
