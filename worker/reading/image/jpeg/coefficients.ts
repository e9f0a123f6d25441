import { release } from "../../release.ts";
import type { Component } from "./frame.ts";

/** Coefficients in a block of 8 × 8. */
const ALL = 64;

/** The coefficients of a component of a progressive JPEG, which come in parts. Of those that a picture shrunk to `size`
 * samples a block does not need, it keeps only whether they are zero: reading the later parts depends on that. */
export class Coefficients {
  readonly blocks: number;
  readonly #size: number;
  readonly #kept: Int16Array<ArrayBuffer>;
  /** A byte for each row of a block, with a bit for each of its coefficients that is not zero. */
  readonly #others: Uint8Array<ArrayBuffer>;

  constructor({ columns, rows }: Component, size: number) {
    this.blocks = columns * rows;
    this.#size = size;
    this.#kept = new Int16Array(this.blocks * size * size);
    this.#others = new Uint8Array(size < 8 ? this.blocks * 8 : 0);
  }

  /** Puts a block's coefficients into `block`; 1 for one that is not kept and not zero. */
  load(index: number, block: Int32Array): void {
    const size = this.#size;
    if (size < 8)
      for (let v = 0, at = 0; v < 8; v++)
        for (let bits = this.#others[index * 8 + v] as number, u = 0; u < 8; u++) block[at++] = (bits >> u) & 1;
    for (let v = 0, from = index * size * size; v < size; v++)
      for (let u = 0; u < size; u++) block[v * 8 + u] = this.#kept[from++] as number;
  }

  save(index: number, block: Int32Array): void {
    const size = this.#size;
    for (let v = 0, to = index * size * size; v < size; v++)
      for (let u = 0; u < size; u++) this.#kept[to++] = block[v * 8 + u] as number;
    if (size === 8) return;
    for (let at = 0, v = 0; at < ALL; v++) {
      let bits = 0;
      for (let u = 0; u < 8; u++) if (block[at++] !== 0) bits |= 1 << u;
      this.#others[index * 8 + v] = bits;
    }
  }

  /** Gives the memory back; call it last. */
  release(): void {
    release(this.#kept);
    release(this.#others);
  }
}
