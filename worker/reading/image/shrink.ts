import { blankImage, type GreyImage } from "./grey.ts";

/** Width and height of a picture brought to at most so many pixels; the picture's own where it has no more. */
export function sizeWithin(width: number, height: number, most: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(most / (width * height)));
  const length = (full: number) => (scale === 1 ? full : Math.max(1, Math.floor(full * scale)));
  return { width: length(width), height: length(height) };
}

/** Shrinks a picture while its rows come, by averaging over the area that each new pixel covers: the whole of it is never
 * in memory. */
export class Shrinker {
  readonly image: GreyImage;
  readonly #height: number;
  /** For each pixel of a row, how much of it belongs to the new pixel in which it begins; the rest is the next one's. */
  readonly #shares: Float32Array;
  readonly #share: number;
  readonly #places: Uint32Array;
  /** The row that has come, and the new row that is being made of several. */
  readonly #row: Float32Array;
  readonly #sums: Float32Array;
  #added = 0;
  #made = 0;

  /** `to` is at most `width` × `height`. */
  constructor(width: number, height: number, to: { width: number; height: number }) {
    this.image = blankImage(to.width, to.height);
    this.#height = height;
    this.#share = to.width / width;
    this.#places = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * to.width) / width));
    this.#shares = Float32Array.from(this.#places, (place, x) => Math.min(this.#share, place + 1 - x * this.#share));
    this.#row = new Float32Array(to.width + 1);
    this.#sums = new Float32Array(to.width);
  }

  /** Takes the next row of greys; rows after the last are passed over. */
  add(greys: ArrayLike<number>): void {
    const { height } = this.image;
    if (this.#made >= height) return;
    this.#gather(greys);
    const begin = (this.#added * height) / this.#height;
    const end = ++this.#added === this.#height ? height : (this.#added * height) / this.#height;
    const edge = this.#made + 1;
    this.#sum(Math.min(end, edge) - begin);
    if (end < edge) return;
    this.#emit();
    this.#sum(end - edge);
  }

  #gather(greys: ArrayLike<number>): void {
    const row = this.#row;
    const [places, shares, whole] = [this.#places, this.#shares, this.#share];
    row.fill(0);
    for (let x = 0; x < places.length; x++) {
      const grey = greys[x] as number;
      const place = places[x] as number;
      const share = shares[x] as number;
      row[place] = (row[place] as number) + grey * share;
      if (share < whole) row[place + 1] = (row[place + 1] as number) + grey * (whole - share);
    }
  }

  #sum(share: number): void {
    if (share > 0)
      for (let x = 0; x < this.#sums.length; x++)
        this.#sums[x] = (this.#sums[x] as number) + (this.#row[x] as number) * share;
  }

  #emit(): void {
    const { data, width } = this.image;
    for (let x = 0, at = this.#made * width; x < width; x++) data[at++] = (this.#sums[x] as number) + 0.5;
    this.#sums.fill(0);
    this.#made++;
  }
}
