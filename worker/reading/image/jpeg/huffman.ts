/** A Huffman table as a JPEG defines it: how many codes there are of each length from 1 to 16, and their symbols. */
export class HuffmanTable {
  /** For each length, the first code beyond those of this length, shifted left to 16 bits. */
  readonly #limits = new Int32Array(18);
  readonly #offsets = new Int32Array(17);
  readonly #symbols: Uint8Array;
  /** Length and symbol of every code of up to 8 bits, by the 8 bits that begin with it; 0 for longer ones. */
  readonly #short = new Uint16Array(256);

  constructor(counts: Uint8Array, symbols: Uint8Array) {
    this.#symbols = symbols;
    let code = 0;
    let index = 0;
    for (let length = 1; length <= 16; length++) {
      const count = counts[length - 1] ?? 0;
      this.#offsets[length] = index - code;
      if (length <= 8)
        for (let at = 0; at < count; at++) {
          const from = (code + at) << (8 - length);
          this.#short.fill((length << 8) | (symbols[index + at] ?? 0), from, from + (1 << (8 - length)));
        }
      code += count;
      index += count;
      this.#limits[length] = code << (16 - length);
      code <<= 1;
    }
    this.#limits[17] = 0x7fffffff;
  }

  /** The next symbol. */
  read(bits: BitReader): number {
    const ahead = bits.peek16();
    const known = this.#short[ahead >> 8] ?? 0;
    if (known > 0) {
      bits.skip(known >> 8);
      return known & 0xff;
    }
    let length = 9;
    while (ahead >= (this.#limits[length] ?? 0)) length++;
    if (length > 16) throw new RangeError("No such code");
    bits.skip(length);
    return this.#symbols[(this.#offsets[length] ?? 0) + (ahead >> (16 - length))] ?? 0;
  }
}

/** Reads the bits of a scan. At a marker, and at the end of the file, it gives zeros and counts them. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #word = 0;
  #count = 0;
  /** Bytes that were made up since the data ended. */
  missing = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Where the scan's data goes on, or the marker that ends it stands. */
  get at(): number {
    return this.#at;
  }

  #fill(): void {
    while (this.#count <= 16) {
      const byte = this.#bytes[this.#at];
      const isMarker = byte === 0xff && this.#bytes[this.#at + 1] !== 0;
      if (byte === undefined || isMarker) this.missing++;
      else this.#at += byte === 0xff ? 2 : 1;
      this.#word = ((this.#word << 8) | (isMarker ? 0 : (byte ?? 0))) & 0xffffff;
      this.#count += 8;
    }
  }

  peek16(): number {
    if (this.#count < 16) this.#fill();
    return (this.#word >> (this.#count - 16)) & 0xffff;
  }

  skip(count: number): void {
    this.#count -= count;
  }

  bits(count: number): number {
    if (count === 0) return 0;
    const value = this.peek16() >> (16 - count);
    this.#count -= count;
    return value;
  }

  /** A number as JPEG codes it in so many bits: the lower half of the range stands for negative ones. */
  signed(count: number): number {
    const value = this.bits(count);
    return count > 0 && value < 1 << (count - 1) ? value - (1 << count) + 1 : value;
  }

  /** Goes on after the next restart marker; false where there is none. */
  restart(): boolean {
    this.#word = 0;
    this.#count = 0;
    this.missing = 0;
    const bytes = this.#bytes;
    for (let at = this.#at; at + 1 < bytes.length; at++) {
      const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
      if (marker >= 0xd0 && marker <= 0xd7) {
        this.#at = at + 2;
        return true;
      }
      if (marker > 0 && marker !== 0xff) return false;
    }
    return false;
  }
}
