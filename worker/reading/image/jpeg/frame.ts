import { HuffmanTable } from "./huffman.ts";

/** A component as the frame declares it. */
export interface Component {
  id: number;
  across: number;
  down: number;
  quantiser: number;
  /** Blocks in a row and rows of blocks, up to the last whole unit. */
  columns: number;
  rows: number;
}

export interface Frame {
  isProgressive: boolean;
  width: number;
  height: number;
  components: Component[];
  mostAcross: number;
  mostDown: number;
  /** Units of all components together, in a row and rows of them. */
  unitColumns: number;
  unitRows: number;
  /** Whether 255 stands for no ink; null where only Adobe's mark tells. */
  isTurnedOver: boolean | null;
}

/** Tables that hold until others come in their place. */
export interface Tables {
  quantisers: Map<number, Uint16Array>;
  dc: Map<number, HuffmanTable>;
  ac: Map<number, HuffmanTable>;
  /** Units between two restart markers, 0 for none. */
  restartInterval: number;
  /** How Adobe's programs say that colours are coded: 0 as they are, 1 YCbCr, 2 YCCK; null where nothing is said. */
  adobe: number | null;
}

const MOST_SAMPLING = 4;

/** Added to the number of components by whoever knows from elsewhere how inks are stored: 255 for all of it, or for none. */
export const INKS_AS_STORED = 0x80;
export const INKS_TURNED_OVER = 0xc0;
/** 60 megapixels are a page at 900 dpi. */
const MOST_PIXELS = 60_000_000;

/** Reads a start-of-frame segment. Throws on kinds that no program of an office writes (arithmetic coding, 12 bits, lossless). */
export function readFrame(marker: number, data: DataView): Frame {
  if (marker > 0xc2 || data.getUint8(0) !== 8) throw new RangeError("A kind of JPEG that is not read");
  const [height, width, count] = [data.getUint16(1), data.getUint16(3), data.getUint8(5) & 0x3f];
  const inks = data.getUint8(5) & 0xc0;
  if (width * height > MOST_PIXELS) throw new RangeError("Too large");
  if (height === 0 || width === 0 || ![1, 3, 4].includes(count)) throw new RangeError("No size");
  const declared = Array.from({ length: count }, (_, index) => {
    const at = 6 + index * 3;
    const sampling = data.getUint8(at + 1);
    const [across, down] = [sampling >> 4, sampling & 15];
    if (across < 1 || down < 1 || across > MOST_SAMPLING || down > MOST_SAMPLING) throw new RangeError("No sampling");
    // A single component is not interleaved with others, whatever it declares.
    const factors = count === 1 ? { across: 1, down: 1 } : { across, down };
    return { id: data.getUint8(at), ...factors, quantiser: data.getUint8(at + 2) & 3 };
  });
  const mostAcross = Math.max(...declared.map(({ across }) => across));
  const mostDown = Math.max(...declared.map(({ down }) => down));
  const unitColumns = Math.ceil(width / (8 * mostAcross));
  const unitRows = Math.ceil(height / (8 * mostDown));
  const components = declared.map((component) => ({
    ...component,
    columns: unitColumns * component.across,
    rows: unitRows * component.down,
  }));
  const isTurnedOver = inks === 0 ? null : inks === INKS_TURNED_OVER;
  const units = { mostAcross, mostDown, unitColumns, unitRows };
  return { isProgressive: marker === 0xc2, width, height, components, ...units, isTurnedOver };
}

/** Takes over what a segment of tables defines; any other segment does nothing. `order` gives the place of a
 * coefficient in its block. */
export function readTables(marker: number, data: DataView, tables: Tables, order: (index: number) => number): void {
  if (marker === 0xdb) readQuantisers(data, tables, order);
  else if (marker === 0xc4) readHuffman(data, tables);
  else if (marker === 0xdd) tables.restartInterval = data.getUint16(0);
  else if (marker === 0xee && data.byteLength >= 12 && data.getUint32(0) === 0x41646f62)
    tables.adobe = data.getUint8(11);
}

function readQuantisers(data: DataView, { quantisers }: Tables, order: (index: number) => number): void {
  for (let at = 0; at < data.byteLength; ) {
    const kind = data.getUint8(at++);
    const bytes = kind >> 4 === 0 ? 1 : 2;
    const table = new Uint16Array(64);
    for (let index = 0; index < 64; index++, at += bytes)
      table[order(index)] = bytes === 1 ? data.getUint8(at) : data.getUint16(at);
    quantisers.set(kind & 3, table);
  }
}

function readHuffman(data: DataView, { dc, ac }: Tables): void {
  for (let at = 0; at + 17 <= data.byteLength; ) {
    const kind = data.getUint8(at++);
    const counts = Uint8Array.from({ length: 16 }, (_, index) => data.getUint8(at + index));
    const total = counts.reduce((sum, count) => sum + count, 0);
    at += 16;
    const symbols = Uint8Array.from({ length: total }, (_, index) => data.getUint8(at + index));
    at += total;
    (kind >> 4 === 0 ? dc : ac).set(kind & 3, new HuffmanTable(counts, symbols));
  }
}
