import { type Box, boxOf, IDENTITY, type Matrix, multiply, toMatrix } from "./geometry.ts";
import { type Place, TextPosition } from "./text-position.ts";

/** How a character was painted. `below` is how many shapes had been painted before it. */
export interface PaintedCharacter extends Place {
  character: string;
  isInvisible: boolean;
  isWhite: boolean;
  below: number;
  hasSpaceBefore: boolean;
}

/** Something painted that text may stand on, in the page's own coordinates. */
export interface Shape {
  box: Box;
  isWhite: boolean;
  isPicture: boolean;
}

/** Text of a form field, a note or a stamp, which is no part of the page's own text. */
export interface AddedText extends Place {
  text: string;
  width: number;
  hasSpaceBefore: boolean;
}

export interface PaintedPage {
  characters: PaintedCharacter[];
  shapes: Shape[];
  added: AddedText[];
}

/** A page's drawing operations as pdf.js lists them. */
export interface Operations {
  fnArray: number[];
  argsArray: unknown[];
}

type Codes = Readonly<Record<string, number>>;

interface PaintState {
  matrix: Matrix;
  isWhite: boolean;
  mode: number;
  alpha: number;
}

/** Text render modes that paint nothing: 3 is invisible, 7 only clips. */
const INVISIBLE_MODES = new Set([3, 7]);
const UNIT = [0, 0, 1, 1] as const;
const OPENING = new Set(["save", "paintFormXObjectBegin", "beginGroup", "beginAnnotation"]);
const CLOSING = new Set(["restore", "paintFormXObjectEnd", "endGroup", "endAnnotation"]);
const FILLING = ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"];

/** Near white: every channel at least 0xf8 of 0xff. */
function isWhite(colour: unknown): boolean {
  return typeof colour === "string" && /^#(?:f[8-f]){3}$/i.test(colour);
}

function fillAlpha(settings: unknown, current: number): number {
  if (!Array.isArray(settings)) return current;
  const entry = settings.find((pair) => Array.isArray(pair) && pair[0] === "ca");
  return typeof entry?.[1] === "number" ? entry[1] : current;
}

/** A glyph as pdf.js hands it over; numbers between glyphs move them closer together. */
type Glyph = { unicode?: string; width?: number } | number;

class PaintFollower {
  readonly page: PaintedPage = { characters: [], shapes: [], added: [] };
  readonly #fills: ReadonlySet<unknown>;
  readonly #position = new TextPosition();
  readonly #stack: PaintState[] = [];
  #state: PaintState = { matrix: IDENTITY, isWhite: false, mode: 0, alpha: 1 };
  #previous = "";
  #isInAnnotation = false;
  #endsInSpace = false;

  constructor(codes: Codes) {
    this.#fills = new Set(FILLING.map((name) => codes[name]));
  }

  follow(name: string, args: unknown[]): void {
    if (OPENING.has(name)) this.#open(name, args);
    else if (CLOSING.has(name)) this.#close(name);
    else if (name === "showText") this.#showText(Array.isArray(args[0]) ? args[0] : []);
    else this.#paint(name, args);
    this.#position.take(name, args);
    this.#previous = name;
  }

  #open(name: string, args: unknown[]): void {
    this.#stack.push(this.#state);
    const transform = (matrix: unknown) => toMatrix(matrix as ArrayLike<number> | null);
    if (name === "paintFormXObjectBegin" && args[0])
      this.#state = { ...this.#state, matrix: multiply(this.#state.matrix, transform(args[0])) };
    if (name !== "beginAnnotation") return;
    this.#isInAnnotation = true;
    this.#state = { matrix: multiply(transform(args[2]), transform(args[3])), isWhite: false, mode: 0, alpha: 1 };
  }

  #close(name: string): void {
    if (this.#previous === "transform") this.#shape(UNIT, { isWhite: false, isPicture: true });
    this.#state = this.#stack.pop() ?? this.#state;
    if (name === "endAnnotation") this.#isInAnnotation = false;
  }

  #paint(name: string, args: unknown[]): void {
    const state = this.#state;
    if (name === "transform") this.#state = { ...state, matrix: multiply(state.matrix, toMatrix(args as number[])) };
    else if (name === "setFillRGBColor") this.#state = { ...state, isWhite: isWhite(args[0]) };
    else if (name === "setFillColorN" || name === "setFillTransparent") this.#state = { ...state, isWhite: false };
    else if (name === "setTextRenderingMode") this.#state = { ...state, mode: Number(args[0]) };
    else if (name === "setGState") this.#state = { ...state, alpha: fillAlpha(args[0], state.alpha) };
    else if (name === "constructPath" && this.#fills.has(Number(args[0])))
      this.#shape(Array.from((args[2] as ArrayLike<number>) ?? []), { isWhite: state.isWhite, isPicture: false });
    else if (name === "shadingFill") this.#shape([-1e4, -1e4, 1e4, 1e4], { isWhite: false, isPicture: false });
    else if (/^paint.*Image/.test(name)) this.#shape(UNIT, { isWhite: false, isPicture: true });
  }

  #shape(box: readonly number[], rest: Omit<Shape, "box">): void {
    const [left = 0, bottom = 0, right = 0, top = 0] = box;
    this.page.shapes.push({ box: boxOf(this.#state.matrix, left, bottom, right, top), ...rest });
  }

  #showText(glyphs: Glyph[]): void {
    const { matrix, mode, alpha } = this.#state;
    const start = this.#position.place(matrix);
    const look = {
      isInvisible: INVISIBLE_MODES.has(mode) || alpha < 0.02,
      isWhite: this.#state.isWhite,
      below: this.page.shapes.length,
    };
    let text = "";
    for (const glyph of glyphs) {
      const unicode = typeof glyph === "number" ? "" : String(glyph?.unicode ?? "");
      const place = this.#position.place(matrix);
      for (const character of unicode) {
        const hasSpaceBefore = text === "" || /\s$/u.test(text);
        if (!this.#isInAnnotation && !/\s/u.test(character))
          this.page.characters.push({ character, hasSpaceBefore, ...look, ...place });
        text += character;
      }
      this.#position.advance(typeof glyph === "number" ? -glyph : (glyph?.width ?? 0));
    }
    if (!this.#isInAnnotation || look.isInvisible) return;
    if (text.trim() === "") {
      this.#endsInSpace ||= text !== "";
      return;
    }
    const hasSpaceBefore = this.#endsInSpace || /^\s/.test(text);
    this.#endsInSpace = /\s$/.test(text);
    const width = this.#position.place(matrix).x - start.x;
    this.page.added.push({ ...start, text: text.trim(), width, hasSpaceBefore });
  }
}

/** Follows a page's drawing operations and notes how each character and shape was painted. Pictures that were left
 * out when the file was opened show as a transformation with nothing drawn in it. */
export function followPainting({ fnArray, argsArray }: Operations, codes: Codes): PaintedPage {
  const names = new Map(Object.entries(codes).map(([name, code]) => [code, name]));
  const follower = new PaintFollower(codes);
  fnArray.forEach((code, index) => {
    follower.follow(names.get(code) ?? "", (argsArray[index] ?? []) as unknown[]);
  });
  return follower.page;
}
