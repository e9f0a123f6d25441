import { type Box, holds } from "./geometry.ts";
import type { PaintedCharacter, PaintedPage } from "./painted-page.ts";
import { whyCharacterUnseen } from "./visibility/judge.ts";
import { Layers } from "./visibility/layers.ts";

/** Text of a page with its place in the page's own coordinates, in points. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** Smaller text is not read by anybody, in points on a page of at least this length. */
const SMALLEST_SIZE = 4;
const WHOLE_PAGE = 420;
/** A page of less than this, in points, is no page that somebody reads: beside others it is a speck. */
const LEAST_PAGE = 100;
/** Marks at words (raised figures, signs) may be as small as this. */
const SMALLEST_MARK = 1;
const WORD = /\p{L}{3}/u;
/** So many letters of marks may be on a page; more would be words, a letter each. */
const MOST_MARKS = 20;

/** Fewer characters than this are marks of no meaning. */
const SHORTEST_PASSAGE = 4;

/** Passages that are painted outside the page: the text layer leaves them out. */
export function paintedOutside(
  matched: ReadonlySet<PaintedCharacter>,
  page: PaintedPage,
  view: readonly number[],
): string[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const passages = [""];
  for (const paint of page.characters) {
    const isOutside = !holds({ left, bottom, right, top }, paint.x, paint.y, paint.size);
    if (matched.has(paint) || !isOutside) passages.push("");
    else passages.push(`${passages.pop()}${paint.hasSpaceBefore ? " " : ""}${paint.character}`);
  }
  return passages.map((passage) => passage.trim()).filter((passage) => passage.length >= SHORTEST_PASSAGE);
}

/** Whether the page's text is the invisible layer that a scanner's OCR lays over the picture of a page: most of its
 * characters invisible, and a picture there. */
export function isOcrLayer(page: PaintedPage): boolean {
  const invisible = page.characters.filter(({ inks }) => inks.length === 0).length;
  return invisible > page.characters.length / 2 && page.shapes.some((shape) => shape.isPicture);
}

/** Tells why a human reader would not see the texts of a page. */
export class Sight {
  readonly #view: Box;
  readonly #smallest: number;
  readonly #around: { layers: Layers; pictures: Box[] };
  #marks = 0;

  /** `unit` is the length of the page's unit in points. */
  constructor(page: PaintedPage, view: readonly number[], unit: number) {
    const [left = 0, bottom = 0, right = 0, top = 0] = view;
    this.#view = { left, bottom, right, top };
    const length = Math.max((right - left) * unit, (top - bottom) * unit, LEAST_PAGE);
    this.#smallest = (SMALLEST_SIZE / unit) * Math.min(1, length / WHOLE_PAGE);
    const pictures = isOcrLayer(page) ? page.shapes.filter((shape) => shape.isPicture).map(({ box }) => box) : [];
    this.#around = { layers: new Layers(page.shapes), pictures };
  }

  /** Why a text is not seen for its size or place, or null. */
  whyTextUnseen({ text, x, y, width, size }: PlacedText): string | null {
    if (size > 0 && this.#isTooSmall(text, size)) return `text smaller than ${SMALLEST_SIZE} points`;
    const isOutside = !holds(this.#view, x, y, 2) && !holds(this.#view, x + width, y + size, 2);
    return isOutside ? "text outside the page" : null;
  }

  #isTooSmall(text: string, size: number): boolean {
    if (size >= this.#smallest) return false;
    if (size < (SMALLEST_MARK / SMALLEST_SIZE) * this.#smallest || WORD.test(text)) return true;
    this.#marks += text.replace(/\P{L}/gu, "").length;
    return this.#marks > MOST_MARKS;
  }

  /** Why a character is not seen, or null. */
  whyCharacterUnseen(character: PaintedCharacter): string | null {
    const { x, y, size } = character;
    if (!holds(this.#view, x, y, size)) return "text outside the page";
    return whyCharacterUnseen(character, this.#around);
  }
}
