import { PDF_LIMITS } from "../limits.ts";
import { othersTurn, Turns } from "../others-turn.ts";
import { clipTo, within, withOutline } from "./cover.ts";
import { boxOf, multiply, toMatrix } from "./geometry.ts";
import { afterSetting, inksOf } from "./paint-operations.ts";
import { BLANK, type Operations, type PaintedCharacter, type PaintedPage, type PaintState } from "./painted-page.ts";
import { PaintedShapes } from "./painted-shapes.ts";
import { type Place, TextPosition } from "./text-position.ts";
import { DrawnGlyphs } from "./visibility/drawn-glyphs.ts";
import { Masks } from "./visibility/masks.ts";
import type { Path } from "./visibility/outline.ts";
import type { LookUp } from "./visibility/pattern.ts";

type Codes = Readonly<Record<string, number>>;

const OPENING = new Set(["save", "paintFormXObjectBegin", "beginGroup", "beginAnnotation"]);
const CLOSING = new Set(["restore", "paintFormXObjectEnd", "endGroup", "endAnnotation"]);

/** A glyph as pdf.js hands it over; numbers between glyphs move them closer together. */
type Glyph = { unicode?: string; width?: number; isSpace?: boolean; operatorListId?: string } | number;

class PaintFollower {
  readonly page: PaintedPage;
  readonly #names: ReadonlyMap<number, string>;
  readonly #position = new TextPosition();
  readonly #stack: PaintState[] = [];
  readonly #masks = new Masks();
  readonly #shapes: PaintedShapes;
  #state: PaintState = BLANK;
  #previous = "";
  #isInAnnotation = false;
  #endsInSpace = false;
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
    this.#shapes = new PaintedShapes(this.#masks, lookUp);
    this.page = { characters: [], shapes: this.#shapes.all, added: [] };
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
    if (this.#previous === "transform" && this.#isOn()) this.#shapes.picture(this.#state);
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
    else if (this.#isOn()) this.#shapes.other(this.#state, name, args);
  }

  /** Whether all the marked contents around are shown. */
  #isOn(): boolean {
    return !this.#marked.includes(false);
  }

  #path([code, pieces, bounds]: unknown[]): void {
    const path = pieces as Path;
    const box = Array.from((bounds as ArrayLike<number>) ?? []);
    if (this.#isOn()) this.#shapes.path(this.#state, this.#names.get(Number(code)) ?? "", path, box);
    if (this.#clipRule !== null) {
      const { matrix, clip, clipOutlines: limits, reach } = this.#state;
      const [left = 0, bottom = 0, right = 0, top = 0] = box;
      const outer = within(boxOf(matrix, left, bottom, right, top), reach);
      const clipOutlines = withOutline(limits, path, matrix, this.#clipRule);
      this.#state = { ...this.#state, clip: clipTo(clip, path, box, matrix), clipOutlines, reach: outer };
    }
    this.#clipRule = null;
  }

  #showText(glyphs: Glyph[]): void {
    const { matrix, reach, clipOutlines, font } = this.#state;
    const start = this.#position.place(matrix);
    const inks = inksOf(this.#state);
    if (this.#masks.isInside) {
      for (const ink of inks) this.#masks.paint(ink.colours, ink.opacity);
      return;
    }
    this.#shapes.keepUnderText();
    const look = { inks, isShown: this.#isOn(), reach, clipOutlines, below: this.page.shapes.length };
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
