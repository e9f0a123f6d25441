import { Buffer } from "node:buffer";

const SIGNATURE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const SECTOR_SIZES = [512, 4096];
const SHORT_SECTOR_SIZE = 64;

/** Places in the header (MS-CFB 2.2). */
const SECTOR_SHIFT = 30;
const SHORT_SECTOR_SHIFT = 32;
const TABLE_SECTORS = 44;
const DIRECTORY = 48;
const SHORT_LIMIT = 56;
const SHORT_TABLE = 60;
const FURTHER = 68;
const FURTHER_SECTORS = 72;
const TABLE = 76;
const HEADER_SIZE = 512;

/** An entry of the directory (MS-CFB 2.6.1) has 128 bytes. */
const ENTRY_SIZE = 128;
const STREAM = 2;

interface Entry {
  name: string;
  type: number;
  /** The entries beside it and the first below it; negative where there is none. */
  left: number;
  right: number;
  child: number;
  /** Its first sector, and its length in bytes. */
  first: number;
  size: number;
}

/** The sectors that follow each other by `table` from the first, refused when there are more than `most`: they run in a circle. */
function chain(first: number, table: Buffer, most: number): number[] {
  const sectors: number[] = [];
  for (let sector = first; sector >= 0; sector = sector * 4 + 4 > table.length ? -1 : table.readInt32LE(sector * 4)) {
    if (sectors.length >= most) throw new RangeError("The sectors of this file run in a circle.");
    sectors.push(sector);
  }
  return sectors;
}

function readEntry(directory: Buffer, index: number): Entry {
  const entry = directory.subarray(index * ENTRY_SIZE, (index + 1) * ENTRY_SIZE);
  return {
    name: entry.toString("utf16le", 0, Math.min(64, Math.max(0, entry.readUInt16LE(64) - 2))),
    type: entry.readUInt8(66),
    left: entry.readInt32LE(68),
    right: entry.readInt32LE(72),
    child: entry.readInt32LE(76),
    first: entry.readInt32LE(116),
    size: entry.readUInt32LE(120),
  };
}

/** The container of a Word 97 document (MS-CFB): files in a file. No more is read than the file holds, whatever it declares;
 * all reading throws a `RangeError` where the file cannot be true. */
export class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sectorSize: number;
  /** How many sectors the file has room for. */
  readonly #sectors: number;
  /** The sector that follows each. */
  readonly #table: Buffer;
  readonly #directory: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    if (bytes.length < HEADER_SIZE || !bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE))
      throw new RangeError("This is no compound file.");
    this.#sectorSize = 1 << bytes.readUInt16LE(SECTOR_SHIFT);
    const shortSize = 1 << bytes.readUInt16LE(SHORT_SECTOR_SHIFT);
    if (!SECTOR_SIZES.includes(this.#sectorSize) || shortSize !== SHORT_SECTOR_SIZE)
      throw new RangeError("The header of this file declares sectors of a size that there is not.");
    this.#sectors = Math.ceil(bytes.length / this.#sectorSize);
    this.#table = this.#join(this.#tableSectors());
    this.#directory = this.#chained(bytes.readInt32LE(DIRECTORY));
  }

  /** The bytes of a stream that lies directly in the container. */
  stream(name: string): Buffer {
    const { first, size } = this.#entry(name);
    if (size >= this.#bytes.readUInt32LE(SHORT_LIMIT)) return this.#chained(first).subarray(0, size);
    const container = this.#chained(readEntry(this.#directory, 0).first);
    const table = this.#chained(this.#bytes.readInt32LE(SHORT_TABLE));
    const sectors = chain(first, table, Math.ceil(container.length / SHORT_SECTOR_SIZE));
    const parts = sectors.map((sector) =>
      container.subarray(sector * SHORT_SECTOR_SIZE, (sector + 1) * SHORT_SECTOR_SIZE),
    );
    return Buffer.concat(parts).subarray(0, size);
  }

  /** The sectors of the table: the header names the first of them, sectors of their own the others. */
  #tableSectors(): number[] {
    const count = this.#bytes.readUInt32LE(TABLE_SECTORS);
    const further = this.#bytes.readUInt32LE(FURTHER_SECTORS);
    if (Math.max(count, further) > this.#sectors)
      throw new RangeError("The header of this file declares more than it holds.");
    const named: number[] = [];
    for (let at = TABLE; at < HEADER_SIZE; at += 4) named.push(this.#bytes.readInt32LE(at));
    let next = this.#bytes.readInt32LE(FURTHER);
    for (let index = 0; index < further && named.length < count; index++) {
      const sector = this.#join([next]);
      const last = this.#sectorSize - 4;
      for (let at = 0; at < last; at += 4) named.push(sector.readInt32LE(at));
      next = sector.readInt32LE(last);
    }
    return named.slice(0, count);
  }

  #chained(first: number): Buffer {
    return this.#join(chain(first, this.#table, this.#sectors));
  }

  #join(sectors: readonly number[]): Buffer {
    const size = this.#sectorSize;
    const whole = Buffer.alloc(sectors.length * size);
    sectors.forEach((sector, index) => {
      const start = (sector + 1) * size;
      if (sector < 0 || start >= this.#bytes.length) throw new RangeError("A sector lies outside this file.");
      this.#bytes.copy(whole, index * size, start, start + size);
    });
    return whole;
  }

  #entry(name: string): Entry {
    const numbers = new Set([readEntry(this.#directory, 0).child]);
    for (const number of numbers) {
      if (number < 0) continue;
      const entry = readEntry(this.#directory, number);
      if (entry.type === STREAM && entry.name === name) return entry;
      numbers.add(entry.left).add(entry.right);
    }
    throw new RangeError(`This file has no stream ${name}.`);
  }
}
