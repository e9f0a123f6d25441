import { PDF_LIMITS } from "../limits.ts";
import { othersTurn, Turns } from "../others-turn.ts";
import { clipTo, isBox, isUpright, within, withOutline } from "./cover.ts";
import { boxOf, isInside, multiply, toMatrix } from "./geometry.ts";
import { afterSetting, inksOf } from "./paint-operations.ts";
import { BLANK, type PaintState } from "./paint-state.ts";
import type { Operations, PaintedCharacter, PaintedPage, Shape } from "./painted-page.ts";
import { type Place, TextPosition } from "./text-position.ts";
import { DrawnGlyphs } from "./visibility/drawn-glyphs.ts";
import { isOpaque } from "./visibility/judge.ts";
import { Masks } from "./visibility/masks.ts";
import { outlineOf, type Path } from "./visibility/outline.ts";
import { coloursOfShading, type LookUp } from "./visibility/pattern.ts";
import { plainColour } from "./visibility/plain-pictures.ts";

type Codes = Readonly<Record<string, number>>;

const UNIT = [0, 0, 1, 1] as const;
/** The way around the unit square, as pdf.js lists a path. */
const UNIT_PATH: Path = [[0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4]];
const EVERYWHERE = [-1e5, -1e5, 1e5, 1e5] as const;
const OPENING = new Set(["save", "paintFormXObjectBegin", "beginGroup", "beginAnnotation"]);
const CLOSING = new Set(["restore", "paintFormXObjectEnd", "endGroup", "endAnnotation"]);
const FILLING = ["fill", "fillStroke", "closeFillStroke"];
const FILLING_EVEN_ODD = ["eoFill", "eoFillStroke", "closeEOFillStroke"];
const STROKING = ["stroke", "closeStroke"];
/** A line as wide as this may cover words, in points. */
const WIDE_LINE = 4;

/** A glyph as pdf.js hands it over; numbers between glyphs move them closer together. */
type Glyph = { unicode?: string; width?: number; isSpace?: boolean; operatorListId?: string } | number;

class PaintFollower {
  readonly page: PaintedPage = { characters: [], shapes: [], added: [] };
  readonly #names: ReadonlyMap<number, string>;
  readonly #position = new TextPosition();
  readonly #stack: PaintState[] = [];
  readonly #masks = new Masks();
  #state: PaintState = BLANK;
  #previous = "";
  #isInAnnotation = false;
  #endsInSpace = false;
  /** How many shapes were there when text was last painted. */
  #textAt = 0;
  #clipRule: "nonzero" | "evenodd" | null = null;
  #groupBox: readonly number[] | null = null;
  /** Whether each of the marked contents around the present one is shown. */
  readonly #marked: boolean[] = [];
  readonly #isShown: (layer: unknown) => boolean;
  readonly #lookUp: LookUp;
  readonly #glyphs: DrawnGlyphs;

  constructor(names: ReadonlyMap<number, string>, isShown: (layer: unknown) => boolean, lookUp: LookUp) {
    this.#names = names;
    this.#isShown = isShown;
    this.#lookUp = lookUp;
    this.#glyphs = new DrawnGlyphs(names, lookUp);
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
    if (name === "paintFormXObjectBegin") {
      if (args[0]) this.#state = { ...this.#state, matrix: multiply(this.#state.matrix, transform(args[0])) };
      this.#limit(args[1] ? Array.from(args[1] as ArrayLike<number>) : this.#groupBox);
      this.#groupBox = null;
    } else if (name === "beginGroup") this.#group((args[0] ?? {}) as { smask?: unknown; bbox?: ArrayLike<number> });
    if (name !== "beginAnnotation") return;
    this.#isInAnnotation = true;
    this.#state = { ...BLANK, matrix: multiply(transform(args[2]), transform(args[3])) };
  }

  #group({ smask, bbox }: { smask?: unknown; bbox?: ArrayLike<number> | null }): void {
    const { groupOpacity, fillOpacity, mask } = this.#state;
    this.#masks.open(smask);
    this.#groupBox = bbox ? Array.from(bbox) : null;
    const outside = smask ? 1 : groupOpacity * fillOpacity * (mask ?? 1);
    this.#state = { ...this.#state, groupOpacity: outside, fillOpacity: 1, strokeOpacity: 1, mask: null };
  }

  /** Nothing of a form is painted outside its box. */
  #limit(bounds: readonly number[] | null): void {
    if (!bounds) return;
    const { matrix, reach } = this.#state;
    const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
    this.#state = { ...this.#state, reach: within(boxOf(matrix, left, bottom, right, top), reach) };
  }

  #close(name: string): void {
    // A picture that is too large was left out when the file was opened: a place is set and nothing drawn in it.
    if (this.#previous === "transform") this.#shape(UNIT, { colours: null, isPicture: true, isPartial: true });
    this.#state = this.#stack.pop() ?? this.#state;
    if (name === "endAnnotation") this.#isInAnnotation = false;
    if (name === "endGroup") this.#masks.close();
  }

  #paint(name: string, args: unknown[]): void {
    const around = { names: this.#names, lookUp: this.#lookUp, maskLight: this.#masks.light };
    const set = afterSetting(this.#state, name, args, around);
    if (set) this.#state = set;
    else if (name === "clip" || name === "eoClip") this.#clipRule = name === "clip" ? "nonzero" : "evenodd";
    else if (name === "constructPath") this.#path(args);
    else if (name === "shadingFill")
      this.#shape(EVERYWHERE, { colours: coloursOfShading(args, this.#lookUp), isPicture: false, isPartial: true });
    else if (name === "paintSolidColorImageMask") this.#shape(UNIT, { colours: this.#state.fill, isPicture: false });
    else if (name === "paintImageXObject" || name === "paintInlineImageXObject") this.#picture(args[0]);
    else if (/^paint.*Image/.test(name)) this.#shape(UNIT, { colours: null, isPicture: true, isPartial: true });
  }

  /** A picture of one colour holds no words: it is a shape like any other. */
  #picture(painted: unknown): void {
    const plain = plainColour(painted, this.#lookUp);
    if (plain) this.#shape(UNIT, { colours: [plain], isPicture: false, path: UNIT_PATH });
    else this.#shape(UNIT, { colours: null, isPicture: true, isPartial: true });
  }

  #path([code, pieces, bounds]: unknown[]): void {
    const { matrix, clip, clipOutlines: limits, reach, fill } = this.#state;
    const path = pieces as Path;
    const box = Array.from((bounds as ArrayLike<number>) ?? []);
    const painting = this.#names.get(Number(code)) ?? "";
    const isEvenOdd = FILLING_EVEN_ODD.includes(painting);
    if (isEvenOdd || FILLING.includes(painting))
      this.#shape(box, { colours: fill, isPicture: false, path, rule: isEvenOdd ? "evenodd" : "nonzero" });
    else if (STROKING.includes(painting)) this.#line(box);
    if (this.#clipRule !== null) {
      const [left = 0, bottom = 0, right = 0, top = 0] = box;
      const outer = within(boxOf(matrix, left, bottom, right, top), reach);
      const clipOutlines = withOutline(limits, path, matrix, this.#clipRule);
      this.#state = { ...this.#state, clip: clipTo(clip, path, box, matrix), clipOutlines, reach: outer };
    }
    this.#clipRule = null;
  }

  /** A straight line that is wide enough to cover words. */
  #line([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): void {
    const { matrix, lineWidth, stroke } = this.#state;
    const isAcross = bottom === top && right > left;
    if (!isAcross && !(left === right && top > bottom)) return;
    if (lineWidth * Math.hypot(matrix[2], matrix[3]) < WIDE_LINE) return;
    const half = lineWidth / 2;
    const bounds = isAcross ? [left, bottom - half, right, top + half] : [left - half, bottom, right + half, top];
    this.#shape(bounds, { colours: stroke, isPicture: false });
  }

  #shape(
    bounds: readonly number[],
    { path, ...rest }: Pick<Shape, "colours" | "isPicture"> & Partial<Shape> & { path?: Path },
  ): void {
    const { matrix, reach, clip, fillOpacity, groupOpacity, blend, mask } = this.#state;
    if (this.#marked.includes(false)) return;
    if (this.#masks.isInside) {
      this.#masks.paint(rest.colours, fillOpacity);
      return;
    }
    const [left = 0, bottom = 0, right = 0, top = 0] = bounds;
    const outline = path === undefined ? null : outlineOf(path, matrix);
    const isUnclear = clip === "other" || mask !== null || (path !== undefined && outline === null);
    const shape: Shape = {
      ...{ box: boxOf(matrix, left, bottom, right, top), outline, rule: "nonzero", reach, blend },
      ...{ opacity: fillOpacity * groupOpacity, isPartial: isUnclear, ...rest },
    };
    const isWholeBox = outline ? isBox(outline) : isUpright(matrix);
    if (isOpaque(shape) && isWholeBox) this.#dropUnder(shape);
    this.page.shapes.push(shape);
  }

  /** Drops the last shapes where a new one hides all of them, back to where the last text was painted: a page may paint
   * one box a hundred thousand times. */
  #dropUnder({ box, reach }: Shape): void {
    const { shapes } = this.page;
    const cover = within(box, reach);
    for (let last = shapes.at(-1); last && shapes.length > this.#textAt; last = shapes.at(-1)) {
      if (last.isPicture || !isInside(within(last.box, last.reach), cover)) return;
      shapes.pop();
    }
  }

  #showText(glyphs: Glyph[]): void {
    const { matrix, reach, clipOutlines, font } = this.#state;
    const start = this.#position.place(matrix);
    const inks = inksOf(this.#state);
    if (this.#masks.isInside) {
      for (const ink of inks) this.#masks.paint(ink.colours, ink.opacity);
      return;
    }
    this.#textAt = this.page.shapes.length;
    const look = { inks, isShown: !this.#marked.includes(false), reach, clipOutlines, below: this.page.shapes.length };
    const painting: PaintedCharacter[] = [];
    let text = "";
    let isAfterSpace = true;
    for (const glyph of glyphs) {
      if (typeof glyph === "number") {
        this.#position.advance(-glyph);
        continue;
      }
      const place = this.#position.place(matrix, glyph?.width ?? 0);
      const own = this.#glyphs.isBlank(font, glyph?.operatorListId) ? { ...look, inks: [] } : look;
      for (const character of String(glyph?.unicode ?? "")) {
        const isSpace = /\s/u.test(character);
        if (!isSpace) painting.push({ character, hasSpaceBefore: isAfterSpace, ...own, ...place });
        isAfterSpace = isSpace;
        text += character;
      }
      this.#position.advance(glyph?.width ?? 0, glyph?.isSpace ? "space" : "letter");
    }
    if (this.#isInAnnotation) this.#add(text, start, painting);
    else for (const character of painting) this.page.characters.push(character);
  }

  /** Keeps text of an annotation apart. */
  #add(text: string, start: Place, painting: PaintedCharacter[]): void {
    if (text.trim() === "") {
      this.#endsInSpace ||= text !== "";
      return;
    }
    const hasSpaceBefore = this.#endsInSpace || /^\s/.test(text);
    this.#endsInSpace = /\s$/.test(text);
    const { x, y, size } = start;
    const width = this.#position.place(this.#state.matrix).x - x;
    this.page.added.push({ x, y, size, text: text.trim(), width, hasSpaceBefore, painting });
  }
}

/** Follows a page's drawing operations and notes how each character and shape was painted. `isShown` says whether a layer
 * is on, `lookUp` gives what the page keeps under a name. The operations are used up: a page of many holds them and what
 * they painted, and never all of both. */
export async function followPainting(
  { fnArray, argsArray }: Operations,
  codes: Codes,
  isShown: (layer: unknown) => boolean,
  lookUp: LookUp,
): Promise<PaintedPage> {
  const names = new Map(Object.entries(codes).map(([name, code]) => [code, name]));
  const follower = new PaintFollower(names, isShown, lookUp);
  const turns = new Turns(PDF_LIMITS.turnOperations);
  for (const [index, code] of fnArray.entries()) {
    if (turns.isOver()) await othersTurn();
    follower.follow(names.get(code) ?? "", (argsArray[index] ?? []) as unknown[]);
    argsArray[index] = null;
  }
  fnArray.length = 0;
  argsArray.length = 0;
  return follower.page;
}
