import { holds } from "./geometry.ts";
import type { PaintedCharacter, PaintedPage } from "./painted.ts";

/** Text of a page with its place in the page's own coordinates, in points. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** Smaller text cannot be read by anybody, in points. */
const SMALLEST_SIZE = 1;
/** How far ahead a text is looked for among the painted characters before it counts as unknown. */
const SEARCH_AHEAD = 400;

/** Gives each text the characters that it was painted with. Both come in the order of the file; a text that cannot
 * be found again (right-to-left text, replaced text) gets none and counts as visible. */
export function matchPainting(texts: PlacedText[], page: PaintedPage): PaintedCharacter[][] {
  const painted = page.characters.map(({ character }) => character.normalize("NFKC")[0] ?? character);
  let at = 0;
  return texts.map(({ text }) => {
    const wanted = [...text.normalize("NFKC").replace(/\s/gu, "")];
    if (wanted.length === 0) return [];
    const head = wanted.slice(0, 8);
    for (let from = at; from < Math.min(at + SEARCH_AHEAD, painted.length); from++) {
      if (!head.every((character, index) => painted[from + index] === character)) continue;
      at = from + wanted.length;
      return page.characters.slice(from, at);
    }
    return [];
  });
}

/** Fewer characters than this are marks of no meaning. */
const SHORTEST_PASSAGE = 4;

/** Passages that are painted outside the page: the text layer leaves them out. */
export function paintedOutside(paintings: PaintedCharacter[][], page: PaintedPage, view: readonly number[]): string[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const matched = new Set(paintings.flat());
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
  const invisible = page.characters.filter((character) => character.isInvisible).length;
  return invisible > page.characters.length / 2 && page.shapes.some((shape) => shape.isPicture);
}

function standsOnWhite(text: PlacedText, below: number, page: PaintedPage): boolean {
  const x = text.x + text.width / 2;
  const y = text.y + text.size / 3;
  const top = page.shapes.slice(0, below).findLast(({ box }) => holds(box, x, y));
  return top === undefined || (top.isWhite && !top.isPicture);
}

/** Whether something opaque was painted over all of a text after it. */
function isCovered({ x, y, width, size }: PlacedText, below: number, page: PaintedPage): boolean {
  return page.shapes.slice(below).some(({ covers }) => {
    const isOver = (px: number, py: number) => covers !== null && holds(covers, px, py);
    return isOver(x, y) && isOver(x + width, y + size / 2);
  });
}

/** Why a human reader would not see a text, or null if nothing speaks against it. */
export function whyHidden(
  text: PlacedText,
  painting: PaintedCharacter[],
  page: PaintedPage,
  view: readonly number[],
): string | null {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const box = { left, bottom, right, top };
  if (text.size > 0 && text.size < SMALLEST_SIZE) return "text smaller than 1 point";
  const isOutside = !holds(box, text.x, text.y, 2) && !holds(box, text.x + text.width, text.y + text.size, 2);
  if (isOutside) return "text outside the page";
  if (painting.length === 0) return null;
  if (painting.every((character) => character.isInvisible) && !isOcrLayer(page)) return "invisible text";
  if (isCovered(text, Math.max(...painting.map(({ below }) => below)), page)) return "text under a shape";
  const isWhite = painting.every((character) => character.isWhite && !character.isInvisible);
  return isWhite && standsOnWhite(text, painting[0]?.below ?? 0, page) ? "white text" : null;
}
