import type { OCREngine, TextItem } from "tesseract-wasm";
import { blankImage, type GreyImage, sample } from "../image/grey.ts";
import { quantile } from "../layout/line.ts";
import { type Glyph, glyphsIn } from "./ink.ts";
import { loadGrey } from "./load-grey.ts";
import type { OcrLine } from "./words.ts";

/** A word with raised figures at its end: the glyphs of figures, and of commas and dashes between them. */
export interface Raised {
  word: TextItem;
  glyphs: Glyph[];
}

/** Raised figures are so high, as a share of the font size; quotation marks and asterisks are lower. */
const LOWEST = 0.34;
const HIGHEST = 0.62;
/** They stand at least so far above the baseline. */
const LIFT = 0.12;
/** Figures are drawn again so many pixels high, a size that recognition is good at, and so many in a row. */
const DRAWN_HEIGHT = 28;
const GAP = 30;
const IN_ROW = 16;
/** Fewer than so many are no line to recognition: short rows are drawn more than once. */
const FEWEST_IN_ROW = 6;
const MOST_RAISED = 200;

const heightOf = (glyph: Glyph) => glyph.bottom - glyph.top;

/** The raised figures that a word ends in, with the commas and dashes between them. */
export function raisedEnd(glyphs: Glyph[], { baseline, size }: { baseline: number; size: number }): Glyph[] {
  const isFigure = (glyph: Glyph) =>
    heightOf(glyph) > LOWEST * size && heightOf(glyph) < HIGHEST * size && glyph.right - glyph.left < heightOf(glyph);
  // Scans are seldom quite straight: the letters of the word itself show its baseline best.
  const bottoms = glyphs.map(({ bottom }) => bottom);
  const own = glyphs.length > 3 ? quantile(bottoms, 0.6) : baseline;
  const isRaised = (glyph: Glyph) => own - glyph.bottom > LIFT * size;
  let from = glyphs.length;
  for (let glyph = glyphs[from - 1]; glyph && from > 1 && isRaised(glyph); glyph = glyphs[from - 1]) {
    const isBetween = from < glyphs.length && heightOf(glyph) <= LOWEST * size;
    if (!isFigure(glyph) && !isBetween) break;
    from--;
  }
  const raised = glyphs.slice(from);
  const [first] = raised;
  return first && isFigure(first) ? raised : [];
}

/** Finds the words with raised figures at their ends. */
function findRaised(image: GreyImage, lines: OcrLine[]): Raised[] {
  return lines.flatMap((line) => {
    const reach = { top: line.baseline - line.size, bottom: line.baseline + 0.25 * line.size };
    return line.words.flatMap((word) => {
      const glyphs = /[\p{L}\d)%.]/u.test(word.text) ? raisedEnd(glyphsIn(image, word.rect, reach), line) : [];
      return glyphs.length > 0 ? [{ word, glyphs }] : [];
    });
  });
}

/** Draws glyphs enlarged in a row. */
function drawRow(image: GreyImage, glyphs: Glyph[]): GreyImage {
  const scales = glyphs.map((glyph) => heightOf(glyph) / DRAWN_HEIGHT);
  const widths = glyphs.map((glyph, index) => Math.ceil((glyph.right - glyph.left) / (scales[index] ?? 1)));
  const width = widths.reduce((sum, drawn) => sum + drawn + GAP, GAP);
  const row = blankImage(width, DRAWN_HEIGHT + 2 * GAP);
  let left = GAP;
  glyphs.forEach((glyph, index) => {
    const scale = scales[index] ?? 1;
    const drawn = widths[index] ?? 0;
    for (let y = -2; y < DRAWN_HEIGHT + 2; y++)
      for (let x = -2; x < drawn + 2; x++)
        row.data[(y + GAP) * width + left + x] = sample(
          image,
          glyph.left + (x + 0.5) * scale - 0.5,
          glyph.top + (y + 0.5) * scale - 0.5,
        );
    left += drawn + GAP;
  });
  return row;
}

/** Figures as recognition may take them for letters when they stand alone. */
const FIGURES: Readonly<Record<string, string>> = {
  l: "1",
  I: "1",
  "|": "1",
  "!": "1",
  O: "0",
  o: "0",
  Z: "2",
  z: "2",
  S: "5",
  s: "5",
  B: "8",
};

/** The figures that glyphs show, null for each that cannot be read. A row in which not every glyph was read as one
 * figure is read again in halves. */
function readFigures(engine: OCREngine, image: GreyImage, glyphs: Glyph[]): (string | null)[] {
  const times = Math.ceil(FEWEST_IN_ROW / glyphs.length);
  loadGrey(engine, drawRow(image, Array<Glyph[]>(times).fill(glyphs).flat()));
  const text = engine.getTextBoxes("word").map((word) => word.text.replace(/\s/g, ""));
  const figures = [...text.join("")].map((sign) => FIGURES[sign] ?? sign);
  const isWhole = figures.length === glyphs.length * times && figures.every((figure) => /^\d$/.test(figure));
  if (isWhole) return figures.slice(0, glyphs.length);
  if (glyphs.length === 1) return [null];
  const half = Math.ceil(glyphs.length / 2);
  return [...readFigures(engine, image, glyphs.slice(0, half)), ...readFigures(engine, image, glyphs.slice(half))];
}

/** What recognition makes of raised figures at the end of a word. */
const MISREAD = /(?:[*?!°"”'’^#]|(?<=[.)])[%&®©])+$/;

/** The word as it is with its raised figures. */
export function withFigures(text: string, figures: string): string {
  const rest = text.endsWith(figures)
    ? text.slice(0, -figures.length)
    : text.replace(MISREAD, "").replace(/(?<=[^\d\s])[lI|]$/, "");
  return rest + figures;
}

const isBetweenFigures = (glyph: Glyph, highest: number) => heightOf(glyph) < 0.7 * highest;
const signBetween = (glyph: Glyph) => (glyph.right - glyph.left > 1.5 * heightOf(glyph) ? "–" : ",");

/** Reads raised figures again, enlarged: at their own size they become signs or are lost, and citations with them. */
export function rereadRaised(engine: OCREngine, image: GreyImage, lines: OcrLine[]): void {
  const raised = findRaised(image, lines).slice(0, MOST_RAISED);
  const signs = raised.flatMap(({ glyphs }) => {
    const highest = Math.max(...glyphs.map(heightOf));
    return glyphs.map((glyph) => ({ glyph, between: isBetweenFigures(glyph, highest) ? signBetween(glyph) : null }));
  });
  const figures = signs.filter(({ between }) => between === null).map(({ glyph }) => glyph);
  const read = new Map<Glyph, string | null>();
  for (let at = 0; at < figures.length; at += IN_ROW) {
    const row = figures.slice(at, at + IN_ROW);
    for (const [index, figure] of readFigures(engine, image, row).entries()) read.set(row[index] as Glyph, figure);
  }
  for (const { word, glyphs } of raised) {
    const texts = signs.flatMap(({ glyph, between }) => (glyphs.includes(glyph) ? [between ?? read.get(glyph)] : []));
    const text = texts.join("");
    if (texts.every((sign) => sign) && /^\d{1,2}(?:[,–]\d{1,2})*$/.test(text))
      word.text = withFigures(word.text.trim(), text);
  }
}
