import type { TextItem } from "tesseract-wasm";
import { quantile, type Run } from "../layout/line.ts";

/** Letters without ascenders or descenders say nothing about the size of a line's font. */
const TALL = /[\p{Lu}\dbdfhklt]/u;
const DEEP = /[gjpqy,;()]/;
/** Share of the font size that capitals rise above the baseline, and that descenders hang below it. */
const CAPITAL_HEIGHT = 0.72;
const DESCENT = 0.21;

interface OcrLine {
  words: TextItem[];
}

function toLines(words: TextItem[], startOfLine: number): OcrLine[] {
  const lines: OcrLine[] = [];
  for (const word of words) {
    if (word.text.trim() === "") continue;
    const last = lines.at(-1);
    if (last && !(word.flags & startOfLine)) last.words.push(word);
    else lines.push({ words: [word] });
  }
  return lines;
}

/** Baseline and font size of a line, in pixels, from its words that show them. */
function measure({ words }: OcrLine): { baseline: number; size: number } {
  const onBaseline = words.filter((word) => !DEEP.test(word.text));
  const bottoms = (onBaseline.length > 0 ? onBaseline : words).map((word) => word.rect.bottom);
  const baseline = quantile(bottoms, 0.5);
  const tall = words.filter((word) => TALL.test(word.text) && /[\p{L}\d]{2}/u.test(word.text));
  const tops = (tall.length > 0 ? tall : words).map((word) => word.rect.top);
  const height = Math.max(baseline - quantile(tops, 0.5), 4);
  const hasBaseline = onBaseline.length > 0;
  return {
    baseline: hasBaseline ? baseline : baseline - (DESCENT * height) / (CAPITAL_HEIGHT + DESCENT),
    size: height / CAPITAL_HEIGHT,
  };
}

/** What recognition makes of a bullet before a list item: letters and signs that begin no English line alone. */
const BULLET_AS_LETTER = /^(?:e|eo|o|oe|®|©|°|¢|«|»|¢|@|\*|\+|·|●)$/;
/** What it makes of the black triangle of additional monitoring. */
const TRIANGLE_AS_LETTER = /^(?:¥v?|Vv|vV|V|v|Yv|YV|w|W|Y)$/;

/** Two shapes that the model has no letters for, told by where they stand. */
function readShapes(words: TextItem[]): string[] {
  const texts = words.map((word) => word.text.trim());
  return texts.map((text, index) => {
    const next = texts[index + 1] ?? "";
    const isBeforeItem = index === 0 && /^[\p{Lu}\d]/u.test(next);
    if (isBeforeItem && TRIANGLE_AS_LETTER.test(text) && /^This medicin/.test(texts.slice(1, 3).join(" "))) return "▼";
    if (isBeforeItem && BULLET_AS_LETTER.test(text)) return "•";
    return /^¥v?$/.test(text) && !/^\d/.test(next) ? "▼" : text;
  });
}

/** Measured heights waver by a pixel or two; lines close to the usual size have it. */
function steadySize(size: number, usual: number): number {
  return Math.abs(size - usual) < 0.17 * usual ? usual : size;
}

/** Turns recognised words into runs, one for each word, on the baseline of their line. `scale` is points a pixel. */
export function wordsToRuns(words: TextItem[], startOfLine: number, scale: number): Run[] {
  const lines = toLines(words, startOfLine);
  const measured = lines.map((line) => ({ line, ...measure(line) }));
  const usual = quantile(
    measured.flatMap(({ line, size }) => line.words.map(() => size)),
    0.5,
  );
  return measured.flatMap(({ line, baseline, size }) => {
    const texts = readShapes(line.words);
    return line.words.map((word, index) => ({
      text: texts[index] ?? "",
      x: word.rect.left * scale,
      right: word.rect.right * scale,
      y: baseline * scale,
      size: steadySize(size, usual) * scale,
      isBold: false,
      hasSpaceBefore: true,
      link: null,
    }));
  });
}
