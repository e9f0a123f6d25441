import { apply, IDENTITY, type Matrix, multiply, toMatrix } from "./geometry.ts";

/** Where the next character stands on the page, and how large it is, in the page's own coordinates. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

/** Follows the operations that move text along a page. Spacing between letters and words is left out: places are right
 * at the beginning of a line and nearly so within it. */
export class TextPosition {
  #line: Matrix = IDENTITY;
  #advance = 0;
  #leading = 0;
  #size = 0;

  /** Takes an operation by its name; any but those of text placement do nothing. */
  take(name: string, args: unknown[]): void {
    if (name === "setFont") this.#size = Number(args[1]) || 0;
    else if (name === "setLeading") this.#leading = Number(args[0]) || 0;
    else if (name === "beginText") this.#start(IDENTITY);
    else if (name === "setTextMatrix") this.#start(toMatrix(args[0] as ArrayLike<number>));
    else if (name === "nextLine") this.#move(0, -this.#leading);
    else if (name === "moveText" || name === "setLeadingMoveText") {
      if (name === "setLeadingMoveText") this.#leading = -(Number(args[1]) || 0);
      this.#move(Number(args[0]) || 0, Number(args[1]) || 0);
    }
  }

  #start(line: Matrix): void {
    this.#line = line;
    this.#advance = 0;
  }

  #move(x: number, y: number): void {
    this.#start(multiply(this.#line, [1, 0, 0, 1, x, y]));
  }

  /** Where the next character stands, under the page's transformation. */
  place(matrix: Matrix): Place {
    const toPage = multiply(matrix, this.#line);
    const [x, y] = apply(toPage, this.#advance, 0);
    return { x, y, size: Math.abs(this.#size) * Math.hypot(toPage[2], toPage[3]) };
  }

  /** Goes on by a glyph's width, or back by a number between glyphs, in thousandths of the font size. */
  advance(thousandths: number): void {
    this.#advance += (thousandths * this.#size) / 1000;
  }
}
