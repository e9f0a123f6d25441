import { naturalOrder } from "./blocks.ts";
import type { BitReader, HuffmanTable } from "./huffman.ts";

/** What a scan says of a component that it holds. */
export interface ScanComponent {
  dc: HuffmanTable | undefined;
  ac: HuffmanTable | undefined;
  /** The last DC value, which the next one differs from. */
  previous: number;
}

/** The part of the coefficients that a scan holds: from which to which, and which of their bits. */
export interface ScanRange {
  first: number;
  last: number;
  high: number;
  low: number;
}

const need = (table: HuffmanTable | undefined): HuffmanTable => {
  if (!table) throw new RangeError("A table is missing");
  return table;
};

/** Reads a block of a JPEG that is not progressive. */
export function readBlock(bits: BitReader, component: ScanComponent, block: Int32Array): void {
  block.fill(0);
  const [dc, ac] = [need(component.dc), need(component.ac)];
  component.previous += bits.signed(dc.read(bits) & 15);
  block[0] = component.previous;
  for (let index = 1; index < 64; index++) {
    const symbol = ac.read(bits);
    const size = symbol & 15;
    if (size === 0) {
      if (symbol !== 0xf0) return;
      index += 15;
      continue;
    }
    index += symbol >> 4;
    if (index > 63) return;
    block[naturalOrder(index)] = bits.signed(size);
  }
}

/** Reads what the scans of a progressive JPEG say of their blocks, one block after another. */
export class ProgressiveReader {
  readonly #bits: BitReader;
  readonly #range: ScanRange;
  /** Blocks still to come that have no new coefficients. */
  #emptyBlocks = 0;

  constructor(bits: BitReader, range: ScanRange) {
    this.#bits = bits;
    this.#range = range;
  }

  restart(): void {
    this.#emptyBlocks = 0;
  }

  read(component: ScanComponent, block: Int32Array): void {
    const { first, high } = this.#range;
    if (first === 0) this.#dc(component, block);
    else if (high === 0) this.#firstAc(need(component.ac), block);
    else this.#moreAc(need(component.ac), block);
  }

  #dc(component: ScanComponent, block: Int32Array): void {
    const { high, low } = this.#range;
    if (high > 0) {
      block[0] = (block[0] as number) | (this.#bits.bits(1) << low);
      return;
    }
    component.previous += this.#bits.signed(need(component.dc).read(this.#bits) & 15);
    block[0] = component.previous << low;
  }

  #run(symbol: number): void {
    const length = symbol >> 4;
    this.#emptyBlocks = (1 << length) + this.#bits.bits(length) - 1;
  }

  #firstAc(ac: HuffmanTable, block: Int32Array): void {
    if (this.#emptyBlocks > 0) {
      this.#emptyBlocks--;
      return;
    }
    for (let index = this.#range.first; index <= this.#range.last; index++) {
      const symbol = ac.read(this.#bits);
      const size = symbol & 15;
      if (size === 0 && symbol < 0xf0) {
        this.#run(symbol);
        return;
      }
      index += symbol >> 4;
      if (size > 0 && index < 64) block[naturalOrder(index)] = this.#bits.signed(size) << this.#range.low;
    }
  }

  /** Adds a bit to a coefficient that is not zero. */
  #refine(block: Int32Array, at: number): void {
    const bit = 1 << this.#range.low;
    const value = block[at] as number;
    if (this.#bits.bits(1) === 1 && (Math.abs(value) & bit) === 0) block[at] = value > 0 ? value + bit : value - bit;
  }

  #moreAc(ac: HuffmanTable, block: Int32Array): void {
    const { first, last, low } = this.#range;
    let index = first;
    while (index <= last && this.#emptyBlocks === 0) {
      const symbol = ac.read(this.#bits);
      const size = symbol & 15;
      if (size === 0 && symbol < 0xf0) {
        this.#run(symbol);
        this.#emptyBlocks++;
        break;
      }
      const value = size === 0 ? 0 : this.#bits.bits(1) === 1 ? 1 << low : -1 << low;
      let zeros = symbol >> 4;
      for (; index <= last; index++) {
        const at = naturalOrder(index);
        if (block[at] !== 0) this.#refine(block, at);
        else if (zeros-- === 0) {
          if (value !== 0) block[at] = value;
          index++;
          break;
        }
      }
    }
    if (this.#emptyBlocks === 0) return;
    for (; index <= last; index++) {
      const at = naturalOrder(index);
      if (block[at] !== 0) this.#refine(block, at);
    }
    this.#emptyBlocks--;
  }
}
