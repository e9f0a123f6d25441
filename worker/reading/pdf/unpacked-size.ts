/** Lengths of copies by their symbols from 257 on, and the bits that follow to say them exactly. */
const LENGTHS: readonly number[] = [
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31],
  ...[35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258],
];
const lengthBits = (index: number) => (index < 8 || index === 28 ? 0 : (index >> 2) - 1);
const distanceBits = (index: number) => (index < 4 ? 0 : (index >> 1) - 1);
/** The order in which a block gives the lengths of the codes for its lengths. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const END_OF_BLOCK = 256;
const LONGEST_CODE = 15;
const PLAIN = Uint8Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8));
const PLAIN_DISTANCES = new Uint8Array(30).fill(5);

/** The codes of a block, by the bits that come next: symbol and length of each. */
class Codes {
  readonly #table = new Uint16Array(1 << LONGEST_CODE);
  #bits = 0;

  set(lengths: Uint8Array): void {
    this.#bits = lengths.reduce((most, length) => Math.max(most, length), 1);
    this.#table.fill(0, 0, 1 << this.#bits);
    let code = 0;
    for (let length = 1; length <= this.#bits; length++, code <<= 1)
      for (let symbol = 0; symbol < lengths.length; symbol++) {
        if (lengths[symbol] !== length) continue;
        let turned = 0;
        for (let bit = 0; bit < length; bit++) turned |= ((code >> bit) & 1) << (length - 1 - bit);
        for (; turned < 1 << this.#bits; turned += 1 << length) this.#table[turned] = (symbol << 4) | length;
        code++;
      }
  }

  read(bits: Bits): number {
    const entry = this.#table[bits.peek(this.#bits)] as number;
    if (entry === 0) throw new RangeError("No such code");
    bits.skip(entry & 15);
    return entry >> 4;
  }
}

class Bits {
  readonly #data: Uint8Array;
  #at: number;
  #word = 0;
  #count = 0;

  constructor(data: Uint8Array, at: number) {
    this.#data = data;
    this.#at = at;
  }

  /** The next bits without taking them; zeros just after the end. */
  peek(count: number): number {
    while (this.#count < count) {
      if (this.#at > this.#data.length + 4) throw new RangeError("The data ends before its time");
      this.#word |= (this.#data[this.#at++] ?? 0) << this.#count;
      this.#count += 8;
    }
    return this.#word & ((1 << count) - 1);
  }

  skip(count: number): void {
    this.#word >>>= count;
    this.#count -= count;
  }

  take(count: number): number {
    const value = this.peek(count);
    this.skip(count);
    return value;
  }

  /** Passes over bytes that are stored as they are; returns how many. */
  stored(): number {
    this.skip(this.#count & 7);
    const length = this.take(16);
    this.take(16);
    this.#at += length - (this.#count >> 3);
    this.#word = 0;
    this.#count = 0;
    return length;
  }
}

const symbols = new Codes();
const distances = new Codes();

function readCodes(bits: Bits): void {
  const [count, distanceCount, orderCount] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4];
  const order = new Uint8Array(19);
  for (let index = 0; index < orderCount; index++) order[ORDER[index] ?? 0] = bits.take(3);
  symbols.set(order);
  const lengths = new Uint8Array(count + distanceCount);
  for (let at = 0; at < lengths.length; ) {
    const symbol = symbols.read(bits);
    if (symbol < 16) lengths[at++] = symbol;
    else {
      const repeated = symbol === 16 ? (lengths[at - 1] ?? 0) : 0;
      const times = symbol === 16 ? 3 + bits.take(2) : symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7);
      lengths.fill(repeated, at, at + times);
      at += times;
    }
  }
  symbols.set(lengths.subarray(0, count));
  distances.set(lengths.subarray(count));
}

/** How many bytes a block gives; no more are counted above `most`. */
function blockSize(bits: Bits, kind: number, most: number): number {
  if (kind === 0) return bits.stored();
  if (kind === 3) throw new RangeError("No such block");
  if (kind === 2) readCodes(bits);
  else {
    symbols.set(PLAIN);
    distances.set(PLAIN_DISTANCES);
  }
  let size = 0;
  for (let symbol = symbols.read(bits); symbol !== END_OF_BLOCK && size <= most; symbol = symbols.read(bits)) {
    if (symbol < END_OF_BLOCK) size++;
    else {
      const index = symbol - END_OF_BLOCK - 1;
      size += (LENGTHS[index] ?? 0) + bits.take(lengthBits(index));
      bits.take(distanceBits(distances.read(bits)));
    }
  }
  return size;
}

/** How many bytes a stream packed by zlib unpacks to, found out without unpacking it and without memory. Counts no further
 * than just above `most`, nor beyond where the stream is damaged. */
export function unpackedSize(data: Uint8Array, most: number): number {
  // Two bytes before say how it was packed.
  const bits = new Bits(data, 2);
  let size = 0;
  try {
    for (let isLast = 0; isLast === 0 && size <= most; ) {
      isLast = bits.take(1);
      size += blockSize(bits, bits.take(2), most - size);
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return size;
}
