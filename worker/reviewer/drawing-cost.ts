import type { PDFPageProxy } from "unpdf/pdfjs";
import { type Box, boxOf, IDENTITY, type Matrix, multiply, toMatrix } from "#worker/reading/pdf/geometry.ts";
import { loadPdfjs } from "#worker/reading/pdf/open-pdf.ts";

/* The renderer of drawn-pages.ts cannot be stopped while it draws, and a page of one line can keep it busy for an hour. So what a
 * page asks for is estimated beforehand, in times that the whole of it is painted over. */

/** What a picture, and a layer with a blend or a mask of its own, takes more than plain paint. */
const PICTURE = 10;
const LAYER = 30;
/** The least that anything takes, as a part of the page. */
const LEAST = 0.001;
/** What one tile of a pattern takes, however small. */
const TILE = 0.01;
/** A line's dashes, and the gaps between them, are no shorter together, in points. */
const LEAST_DASH = 0.1;
/** Shades that are worked out once for all points of a colour, as against those with a program for each point. */
const SHADES = new Set<unknown>(["RadialAxial", "Mesh"]);

interface State {
  matrix: Matrix;
  /** Whether what is painted goes into a layer first. */
  isLayered: boolean;
  /** Painting over the whole page with the pattern that is set; 0 where none is. */
  pattern: number;
}

const numbers = (of: unknown): number[] => Array.from((of ?? []) as ArrayLike<number>, Number);

/** How much of the page lies in a box. */
function shareOf(box: Box, page: Box): number {
  const across = Math.min(box.right, page.right) - Math.max(box.left, page.left);
  const down = Math.min(box.top, page.top) - Math.max(box.bottom, page.bottom);
  const whole = (page.right - page.left) * (page.top - page.bottom);
  return across > 0 && down > 0 ? (across * down) / whole : 0;
}

/** Adds up what one page takes. */
class Cost {
  total = 0;
  #state: State = { matrix: IDENTITY, isLayered: false, pattern: 0 };
  readonly #saved: State[] = [];
  readonly #page: Box;
  readonly #kindOfShade: (name: unknown) => unknown;

  constructor(page: Box, kindOfShade: (name: unknown) => unknown) {
    this.#page = page;
    this.#kindOfShade = kindOfShade;
  }

  save(): void {
    this.#saved.push({ ...this.#state });
  }

  restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  transform(matrix: unknown): void {
    if (matrix) this.#state.matrix = multiply(this.#state.matrix, toMatrix(numbers(matrix)));
  }

  /** A layer of its own, within a box where one is set. */
  group(box: unknown): void {
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers(box);
    const share = box ? shareOf(boxOf(this.#state.matrix, left, bottom, right, top), this.#page) : 1;
    this.total += LAYER * Math.max(LEAST, share);
  }

  state(settings: unknown): void {
    for (const [name, value] of settings as [string, unknown][]) {
      if (name === "BM" && value !== "source-over" && value !== "normal") this.#state.isLayered = true;
      if (name === "SMask" && value) this.#state.isLayered = true;
    }
  }

  dashes(lengths: unknown): void {
    const period = numbers(lengths).reduce((sum, length) => sum + length, 0);
    const [a, b] = this.#state.matrix;
    if (period > 0 && period * Math.hypot(a, b) < LEAST_DASH) this.total = Number.POSITIVE_INFINITY;
  }

  /** A colour or pattern, as the operation names it. */
  colour([kind, name, , matrix, box, across, down]: unknown[]): void {
    this.#state.pattern = 0;
    if (kind === "Shading") this.shade(name);
    if (kind !== "TilingPattern") return;
    const [a, b, c, d] = toMatrix(numbers(matrix));
    const scale = Math.abs(a * d - b * c);
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers(box);
    const whole = (this.#page.right - this.#page.left) * (this.#page.top - this.#page.bottom);
    const tiles = whole / Math.abs(scale * Number(across) * Number(down));
    this.#state.pattern = tiles * Math.max(TILE, (Math.abs((right - left) * (top - bottom)) * scale) / whole);
  }

  shade(name: unknown): void {
    this.total += SHADES.has(this.#kindOfShade(name)) ? 1 : Number.POSITIVE_INFINITY;
  }

  /** Something painted in a box of its own coordinates. */
  paint(box: unknown, weight: number): void {
    const [left = 0, bottom = 0, right = 1, top = 1] = numbers(box);
    const share = Math.max(LEAST, shareOf(boxOf(this.#state.matrix, left, bottom, right, top), this.#page));
    const { isLayered, pattern } = this.#state;
    this.total += share * ((isLayered ? LAYER : weight) + pattern);
  }
}

type Act = (cost: Cost, args: unknown[]) => void;

/** What is done for each operation of pdf.js, by its name. Text is told with what else is on the page: it cannot be large and dense. */
const ACTS: Record<string, Act> = {
  save: (cost) => cost.save(),
  restore: (cost) => cost.restore(),
  transform: (cost, args) => cost.transform(args),
  paintFormXObjectBegin(cost, [matrix]) {
    cost.save();
    cost.transform(matrix);
  },
  paintFormXObjectEnd: (cost) => cost.restore(),
  beginGroup: (cost, [group]) => cost.group((group as { bbox?: unknown }).bbox),
  setGState: (cost, [settings]) => cost.state(settings),
  setDash: (cost, [lengths]) => cost.dashes(lengths),
  setFillColorN: (cost, args) => cost.colour(args),
  setStrokeColorN: (cost, args) => cost.colour(args),
  setFillRGBColor: (cost, args) => cost.colour(args),
  shadingFill: (cost, [name]) => cost.shade(name),
  constructPath: (cost, [, , box]) => cost.paint(box, 1),
  showText: (cost) => cost.paint([0, 0, 0, 0], 1),
  paintImageXObject: (cost) => cost.paint(null, PICTURE),
  paintInlineImageXObject: (cost) => cost.paint(null, PICTURE),
  paintImageMaskXObject: (cost) => cost.paint(null, PICTURE),
};

/** How many times over a page is painted; infinite where nobody can say. */
export async function costOfDrawing(page: PDFPageProxy): Promise<number> {
  const { OPS } = await loadPdfjs();
  const { fnArray, argsArray } = await page.getOperatorList();
  const acts = new Map(
    Object.entries(OPS).flatMap(([name, code]) => (ACTS[name] ? [[code as number, ACTS[name]]] : [])),
  );
  const [left = 0, bottom = 0, right = 1, top = 1] = page.view;
  const kindOfShade = (name: unknown) =>
    typeof name === "string" && page.objs.has(name) ? (page.objs.get(name) as unknown[])[0] : null;
  const cost = new Cost({ left, bottom, right, top }, kindOfShade);
  for (const [at, code] of fnArray.entries()) acts.get(code)?.(cost, (argsArray[at] ?? []) as unknown[]);
  return cost.total;
}
