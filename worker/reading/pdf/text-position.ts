import { apply, IDENTITY, type Matrix, multiply, toMatrix } from "./geometry.ts";

/** Where the next character stands on the page, and how large it is, in the page's own coordinates. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

/** Where a character stands and what room it takes. */
export interface LetterPlace extends Place {
  /** Its middle. */
  centreX: number;
  centreY: number;
  /** Its width in parts of that which its height would give it. */
  stretch: number;
}

/** Height of a letter's middle in parts of its size. */
const MIDDLE = 0.3;

/** Follows the operations that move text along a page. */
export class TextPosition {
  #line: Matrix = IDENTITY;
  #advance = 0;
  #leading = 0;
  #size = 0;
  #widthShare = 1;
  #rise = 0;
  #letterSpacing = 0;
  #wordSpacing = 0;

  /** Takes an operation by its name; any but those of text placement do nothing. */
  take(name: string, args: unknown[]): void {
    const number = Number(args[0]) || 0;
    if (name === "setFont") this.#size = Number(args[1]) || 0;
    else if (name === "setLeading") this.#leading = number;
    else if (name === "setHScale") this.#widthShare = number / 100;
    else if (name === "setTextRise") this.#rise = number;
    else if (name === "setCharSpacing") this.#letterSpacing = number;
    else if (name === "setWordSpacing") this.#wordSpacing = number;
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

  /** Where the next character stands, of this width in thousandths of the font size, under the page's transformation. */
  place(matrix: Matrix, width = 0): LetterPlace {
    const toPage = multiply(matrix, this.#line);
    const size = Math.abs(this.#size);
    const [x, y] = apply(toPage, this.#advance, this.#rise);
    const [centreX, centreY] = apply(
      toPage,
      this.#advance + ((width * this.#size) / 2000) * this.#widthShare,
      this.#rise + MIDDLE * size,
    );
    const high = Math.hypot(toPage[2], toPage[3]);
    const wide = Math.hypot(toPage[0], toPage[1]) * Math.abs(this.#widthShare);
    return { x, y, size: size * high, centreX, centreY, stretch: high === 0 ? 0 : wide / high };
  }

  /** Goes on by a glyph's width, or back by a number between glyphs, in thousandths of the font size. */
  advance(thousandths: number, glyph: "letter" | "space" | "gap" = "gap"): void {
    const spacing = glyph === "gap" ? 0 : this.#letterSpacing + (glyph === "space" ? this.#wordSpacing : 0);
    this.#advance += ((thousandths * this.#size) / 1000 + spacing) * this.#widthShare;
  }
}
