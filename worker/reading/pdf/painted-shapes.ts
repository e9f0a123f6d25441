import { isBox, isUpright, within } from "./cover.ts";
import { boxOf, isInside } from "./geometry.ts";
import type { PaintState, Shape } from "./painted-page.ts";
import { isOpaque } from "./visibility/judge.ts";
import type { Masks } from "./visibility/masks.ts";
import { outlineOf, type Path } from "./visibility/outline.ts";
import { type LookUp, spreadOfShading } from "./visibility/pattern.ts";
import { plainColour } from "./visibility/plain-pictures.ts";

const UNIT = [0, 0, 1, 1] as const;
const EVERYWHERE = [-1e5, -1e5, 1e5, 1e5] as const;
const FILLING = ["fill", "fillStroke", "closeFillStroke"];
const FILLING_EVEN_ODD = ["eoFill", "eoFillStroke", "closeEOFillStroke"];
const STROKING = ["stroke", "closeStroke"];
/** A line as wide as this may cover words, in points. */
const WIDE_LINE = 4;

/** The way around a box, as pdf.js lists a path. */
const around = ([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): Path => [
  [0, left, bottom, 1, right, bottom, 1, right, top, 1, left, top, 4],
];

type Painted = Pick<Shape, "colours" | "isPicture"> & Partial<Shape> & { path?: Path };

const PICTURE: Painted = { colours: null, isPicture: true, isPartial: true };

/** Notes the shapes of a page: what is painted on it beside letters. */
export class PaintedShapes {
  readonly all: Shape[] = [];
  /** How many there were when text was last painted. */
  #textAt = 0;
  readonly #masks: Masks;
  readonly #lookUp: LookUp;

  constructor(masks: Masks, lookUp: LookUp) {
    this.#masks = masks;
    this.#lookUp = lookUp;
  }

  /** Notes that text is painted on what there is so far. */
  keepUnderText(): void {
    this.#textAt = this.all.length;
  }

  /** A path within the box `bounds` that is painted by the operation of this name, if it paints. */
  path(state: PaintState, painting: string, path: Path, bounds: readonly number[]): void {
    const isEvenOdd = FILLING_EVEN_ODD.includes(painting);
    if (isEvenOdd || FILLING.includes(painting))
      this.#add(state, bounds, {
        ...{ colours: state.fill, isPicture: false, path, rule: isEvenOdd ? "evenodd" : "nonzero" },
      });
    else if (STROKING.includes(painting)) this.#line(state, bounds);
  }

  /** What an operation paints that is no path and no text. */
  other(state: PaintState, name: string, args: unknown[]): void {
    if (name === "shadingFill") this.#shading(state, args);
    else if (name === "paintSolidColorImageMask") this.#add(state, UNIT, { colours: state.fill, isPicture: false });
    else if (name === "paintImageXObject" || name === "paintInlineImageXObject") this.#picture(state, args[0]);
    else if (/^paint.*Image/.test(name)) this.picture(state);
  }

  /** A picture that words may be in, or that may be see-through. */
  picture(state: PaintState): void {
    this.#add(state, UNIT, PICTURE);
  }

  /** A picture of one colour holds no words: it is a shape like any other. */
  #picture(state: PaintState, painted: unknown): void {
    const plain = plainColour(painted, this.#lookUp);
    if (plain) this.#add(state, UNIT, { colours: [plain], isPicture: false, path: around(UNIT) });
    else this.picture(state);
  }

  /** A shading fills all that painting is limited to, where it has no ends. */
  #shading(state: PaintState, args: unknown[]): void {
    const { colours, isEndless, box } = spreadOfShading(args, this.#lookUp);
    const shape = { colours, isPicture: false, ...(isEndless ? {} : { isPartial: true }) };
    this.#add(state, box ?? EVERYWHERE, box ? { ...shape, path: around(box) } : shape);
  }

  /** A straight line that is wide enough to cover words. */
  #line(state: PaintState, [left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): void {
    const { matrix, lineWidth, stroke } = state;
    const isAcross = bottom === top && right > left;
    if (!isAcross && !(left === right && top > bottom)) return;
    if (lineWidth * Math.hypot(matrix[2], matrix[3]) < WIDE_LINE) return;
    const half = lineWidth / 2;
    const bounds = isAcross ? [left, bottom - half, right, top + half] : [left - half, bottom, right + half, top];
    this.#add(state, bounds, { colours: stroke, isPicture: false });
  }

  #add(state: PaintState, bounds: readonly number[], { path, ...rest }: Painted): void {
    const { matrix, reach, clip, fillOpacity, groupOpacity, blend, mask } = state;
    if (rest.colours?.length === 0) return;
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
    this.all.push(shape);
  }

  /** Drops the last shapes where a new one hides all of them, back to where the last text was painted: a page may paint
   * one box a hundred thousand times. */
  #dropUnder({ box, reach }: Shape): void {
    const cover = within(box, reach);
    for (let last = this.all.at(-1); last && this.all.length > this.#textAt; last = this.all.at(-1)) {
      if (last.isPicture || !isInside(within(last.box, last.reach), cover)) return;
      this.all.pop();
    }
  }
}
