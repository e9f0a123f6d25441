import type { Operations } from "../painted-page.ts";
import type { LookUp } from "./pattern.ts";

/** A font whose letters are drawings (Type 3), as pdf.js hands it over. */
interface DrawnFont {
  isType3Font?: boolean;
  charProcOperatorList?: Readonly<Record<string, Operations | undefined>>;
}

const PAINTING = /^(paint|shadingFill|showText|rawFillPath)/;
const FILLING = /fill|stroke/i;

/** Whether a drawing leaves anything on the page. */
function paints({ fnArray, argsArray }: Operations, names: ReadonlyMap<number, string>): boolean {
  return fnArray.some((code, index) => {
    const name = names.get(code) ?? "";
    if (name !== "constructPath") return PAINTING.test(name) && !/Begin$|End$/.test(name);
    const [painting, , bounds] = (argsArray[index] ?? []) as [number, unknown, ArrayLike<number> | null];
    const [left = 0, bottom = 0, right = 0, top = 0] = bounds ? Array.from(bounds) : [0, 0, 1, 1];
    return FILLING.test(names.get(Number(painting)) ?? "") && (right > left || top > bottom);
  });
}

/** Tells which letters of drawn fonts are drawings of nothing. */
export class DrawnGlyphs {
  readonly #names: ReadonlyMap<number, string>;
  readonly #lookUp: LookUp;
  readonly #blank = new Map<string, boolean>();

  constructor(names: ReadonlyMap<number, string>, lookUp: LookUp) {
    this.#names = names;
    this.#lookUp = lookUp;
  }

  /** Whether nothing is painted for the letter that a font draws with the operations of this name. */
  isBlank(font: string | null, glyph: string | undefined): boolean {
    if (font === null) return false;
    const key = `${font} ${glyph}`;
    const known = this.#blank.get(key);
    if (known !== undefined) return known;
    const { isType3Font, charProcOperatorList: drawings } = (this.#lookUp(font) ?? {}) as DrawnFont;
    const drawing = glyph === undefined ? undefined : drawings?.[glyph];
    const isBlank = isType3Font === true && drawings !== undefined && !(drawing && paints(drawing, this.#names));
    this.#blank.set(key, isBlank);
    return isBlank;
  }
}
