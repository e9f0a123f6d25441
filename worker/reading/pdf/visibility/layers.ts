import type { Box } from "../geometry.ts";
import type { Shape } from "../painted-page.ts";
import { cornersIn, paints } from "./outline.ts";

/** Sides of the squares by which shapes are looked up, in points. */
const SQUARE = 24;
/** A shape on more squares than this is looked at wherever one asks. */
const MOST_SQUARES = 64;
/** So many corners are looked at on one page; maps need a tenth. */
const MOST_WORK = 40_000_000;

/** The shapes of a page by where they are, so that those at a point are found without going through all. */
export class Layers {
  readonly #shapes: readonly Shape[];
  readonly #squares = new Map<string, number[]>();
  readonly #large: number[] = [];
  #work = 0;

  constructor(shapes: readonly Shape[]) {
    this.#shapes = shapes;
    for (const [index, { box }] of shapes.entries()) this.#add(box, index);
  }

  #add({ left, bottom, right, top }: Box, index: number): void {
    const [x1, x2] = [Math.floor(left / SQUARE), Math.floor(right / SQUARE)];
    const [y1, y2] = [Math.floor(bottom / SQUARE), Math.floor(top / SQUARE)];
    if (!((x2 - x1 + 1) * (y2 - y1 + 1) <= MOST_SQUARES)) {
      this.#large.push(index);
      return;
    }
    for (let x = x1; x <= x2; x++)
      for (let y = y1; y <= y2; y++) {
        const there = this.#squares.get(`${x} ${y}`);
        if (there) there.push(index);
        else this.#squares.set(`${x} ${y}`, [index]);
      }
  }

  #paints({ box, reach, outline, rule }: Shape, x: number, y: number): boolean {
    this.#work += 1;
    if (x < box.left || x > box.right || y < box.bottom || y > box.top) return false;
    if (reach && (x < reach.left || x > reach.right || y < reach.bottom || y > reach.top)) return false;
    if (!outline) return true;
    this.#work += cornersIn(outline);
    return paints(outline, rule, x, y);
  }

  /** The shapes that paint a point, from the uppermost of those below number `above` down to number `from`. Throws
   * `RangeError` when the page is made of more than can be looked at. */
  *at(x: number, y: number, above: number, from: number): Iterable<Shape> {
    const near = this.#squares.get(`${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`) ?? [];
    let [i, j] = [near.length - 1, this.#large.length - 1];
    while (i >= 0 || j >= 0) {
      const [a, b] = [near[i] ?? -1, this.#large[j] ?? -1];
      const index = Math.max(a, b);
      if (a > b) i--;
      else j--;
      if (this.#work > MOST_WORK) throw new RangeError("The page is made of too many shapes");
      if (index < from) return;
      const shape = this.#shapes[index];
      this.#work++;
      if (index < above && shape && this.#paints(shape, x, y)) yield shape;
    }
  }
}
