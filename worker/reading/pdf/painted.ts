import { clipTo, isRectangle, isUpright, within } from "./cover.ts";
import { type Box, boxOf, multiply, toMatrix } from "./geometry.ts";
import { BLANK, isWhite, type PaintState, withSettings } from "./paint-state.ts";
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
  /** The part of the page on which it lets nothing through; null where that cannot be told. */
  covers: Box | null;
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

/** Text render modes that paint nothing: 3 is invisible, 7 only clips. */
const INVISIBLE_MODES = new Set([3, 7]);
const UNIT = [0, 0, 1, 1] as const;
const OPENING = new Set(["save", "paintFormXObjectBegin", "beginGroup", "beginAnnotation"]);
const CLOSING = new Set(["restore", "paintFormXObjectEnd", "endGroup", "endAnnotation"]);
const FILLING = ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"];

/** A glyph as pdf.js hands it over; numbers between glyphs move them closer together. */
type Glyph = { unicode?: string; width?: number } | number;

class PaintFollower {
  readonly page: PaintedPage = { characters: [], shapes: [], added: [] };
  readonly #fills: ReadonlySet<unknown>;
  readonly #position = new TextPosition();
  readonly #stack: PaintState[] = [];
  #state: PaintState = BLANK;
  #previous = "";
  #isInAnnotation = false;
  #endsInSpace = false;
  #isClipping = false;
  /** Whether each of the marked contents around the present one is shown. */
  readonly #marked: boolean[] = [];
  readonly #isShown: (layer: unknown) => boolean;

  constructor(codes: Codes, isShown: (layer: unknown) => boolean) {
    this.#fills = new Set(FILLING.map((name) => codes[name]));
    this.#isShown = isShown;
  }

  follow(name: string, args: unknown[]): void {
    if (OPENING.has(name)) this.#open(name, args);
    else if (CLOSING.has(name)) this.#close(name);
    else if (name === "showText") this.#showText(Array.isArray(args[0]) ? args[0] : []);
    else if (name === "beginMarkedContent") this.#marked.push(true);
    else if (name === "beginMarkedContentProps") this.#marked.push(args[0] !== "OC" || this.#isShown(args[1]));
    else if (name === "endMarkedContent") this.#marked.pop();
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
    this.#state = { ...BLANK, matrix: multiply(transform(args[2]), transform(args[3])) };
  }

  #close(name: string): void {
    if (this.#previous === "transform") this.#shape(UNIT, { isWhite: false, isPicture: true });
    this.#state = this.#stack.pop() ?? this.#state;
    if (name === "endAnnotation") this.#isInAnnotation = false;
  }

  #paint(name: string, args: unknown[]): void {
    const state = this.#state;
    if (name === "transform") this.#state = { ...state, matrix: multiply(state.matrix, toMatrix(args as number[])) };
    else if (name === "setFillRGBColor") this.#state = { ...state, isWhite: isWhite(args[0]), isSolid: true };
    else if (name === "setFillColorN" || name === "setFillTransparent")
      this.#state = { ...state, isWhite: false, isSolid: false };
    else if (name === "setTextRenderingMode") this.#state = { ...state, mode: Number(args[0]) };
    else if (name === "setGState") this.#state = withSettings(state, args[0]);
    else if (name === "clip" || name === "eoClip") this.#isClipping = true;
    else if (name === "constructPath") this.#path(args);
    else if (name === "shadingFill") this.#shape([-1e4, -1e4, 1e4, 1e4], { isWhite: false, isPicture: false });
    else if (/^paint.*Image/.test(name)) this.#shape(UNIT, { isWhite: false, isPicture: true });
  }

  #path([code, pieces, bounds]: unknown[]): void {
    const { matrix, isWhite, isSolid, isPlain, alpha, clip } = this.#state;
    const path = pieces as Parameters<typeof isRectangle>[0];
    const box = Array.from((bounds as ArrayLike<number>) ?? []);
    if (this.#fills.has(Number(code))) {
      const isOpaque = isSolid && isPlain && alpha > 0.98 && isUpright(matrix) && isRectangle(path);
      this.#shape(box, { isWhite, isPicture: false }, isOpaque);
    }
    if (this.#isClipping) this.#state = { ...this.#state, clip: clipTo(clip, path, box, matrix) };
    this.#isClipping = false;
  }

  #shape(bounds: readonly number[], rest: Pick<Shape, "isWhite" | "isPicture">, isOpaque = false): void {
    if (this.#marked.includes(false)) return;
    const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
    const box = boxOf(this.#state.matrix, left, bottom, right, top);
    this.page.shapes.push({ box, ...rest, covers: isOpaque ? within(box, this.#state.clip) : null });
  }

  #showText(glyphs: Glyph[]): void {
    const { matrix, mode, alpha } = this.#state;
    const start = this.#position.place(matrix);
    const look = {
      isInvisible: INVISIBLE_MODES.has(mode) || alpha < 0.02 || this.#marked.includes(false),
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
 * out when the file was opened show as a transformation with nothing drawn in it. `isShown` says whether a layer is on. */
export function followPainting(
  { fnArray, argsArray }: Operations,
  codes: Codes,
  isShown: (layer: unknown) => boolean,
): PaintedPage {
  const names = new Map(Object.entries(codes).map(([name, code]) => [code, name]));
  const follower = new PaintFollower(codes, isShown);
  fnArray.forEach((code, index) => {
    follower.follow(names.get(code) ?? "", (argsArray[index] ?? []) as unknown[]);
  });
  return follower.page;
}
