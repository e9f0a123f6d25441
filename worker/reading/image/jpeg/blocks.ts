/** Order in which a block's coefficients are stored. */
const ZIGZAG = Uint8Array.from([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
]);

export const naturalOrder = (index: number) => ZIGZAG[index] ?? 0;

/** Turns a block's coefficients into `size` × `size` greys, 1 to 8: fewer than 8 give the block shrunk. */
export class BlockTransform {
  readonly size: number;
  /** Row x, column u: what frequency u adds to sample x. */
  readonly #waves: Float32Array;
  readonly #between: Float32Array;
  readonly #samples: Float32Array;

  constructor(size: number) {
    this.size = size;
    this.#between = new Float32Array(size * size);
    this.#samples = new Float32Array(size * size);
    const share = Math.sqrt(size / 8);
    this.#waves = Float32Array.from({ length: size * size }, (_, index) => {
      const [x, u] = [Math.floor(index / size), index % size];
      return share * Math.sqrt((u === 0 ? 1 : 2) / size) * Math.cos(((2 * x + 1) * u * Math.PI) / (2 * size));
    });
  }

  /** Samples of a block, row by row, about 0. The result is overwritten by the next call. */
  samples(coefficients: Int32Array, quantisers: Uint16Array): Float32Array {
    const { size } = this;
    const waves = this.#waves;
    const between = this.#between;
    for (let v = 0; v < size; v++) {
      for (let x = 0; x < size; x++) {
        let sum = 0;
        for (let u = 0; u < size; u++) {
          const at = v * 8 + u;
          const coefficient = coefficients[at] as number;
          if (coefficient !== 0) sum += coefficient * (quantisers[at] as number) * (waves[x * size + u] as number);
        }
        between[v * size + x] = sum;
      }
    }
    for (let x = 0; x < size; x++)
      for (let y = 0; y < size; y++) {
        let sum = 0;
        for (let v = 0; v < size; v++) sum += (between[v * size + x] as number) * (waves[y * size + v] as number);
        this.#samples[y * size + x] = sum;
      }
    return this.#samples;
  }
}
