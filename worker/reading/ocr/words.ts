import type { TextItem } from "tesseract-wasm";
import type { GreyImage } from "../image/grey.ts";
import { quantile, type Run } from "../layout/line.ts";
import { correctWords, wordsOf } from "./corrections.ts";
import { readShapes } from "./read-shapes.ts";

const DEEP = /[gjpqy,;()]/;
/** How far letters rise above the baseline, as a share of the font size, the surest first. */
const HEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/^(?=.*[\p{L}\d]{2}).*[\p{Lu}\dbdfhkl]/u, 0.72],
  [/[\p{Lu}\dbdfhkltij]/u, 0.69],
  [/./u, 0.52],
];
/** How far letters hang below the baseline, as a share of the font size. */
const DESCENT = 0.21;

/** Recognised words on one line, with its baseline and font size in pixels. */
export interface OcrLine {
  words: TextItem[];
  baseline: number;
  size: number;
}

/** Puts words into lines and measures these. */
export function toLines(words: TextItem[], startOfLine: number): OcrLine[] {
  const lines: { words: TextItem[] }[] = [];
  for (const word of words) {
    if (word.text.trim() === "") continue;
    const last = lines.at(-1);
    if (last && !(word.flags & startOfLine)) last.words.push(word);
    else lines.push({ words: [word] });
  }
  return lines.map((line) => ({ ...line, ...measure(line) }));
}

/** Baseline and font size of a line, in pixels, from its words that show them. */
function measure({ words }: { words: TextItem[] }): { baseline: number; size: number } {
  const onBaseline = words.filter((word) => !DEEP.test(word.text));
  const bottoms = (onBaseline.length > 0 ? onBaseline : words).map((word) => word.rect.bottom);
  const baseline = quantile(bottoms, 0.5);
  const [letters, rise] = HEIGHTS.find(([kind]) => words.some((word) => kind.test(word.text))) ?? [/./u, 0.72];
  const tops = words.filter((word) => letters.test(word.text)).map((word) => word.rect.top);
  const height = Math.max(baseline - quantile(tops, 0.5), 4);
  if (onBaseline.length > 0) return { baseline, size: height / rise };
  const size = height / (rise + DESCENT);
  return { baseline: baseline - DESCENT * size, size };
}

/** Measured heights waver by a pixel or two; lines close to the usual size have it. */
function steadySize(size: number, usual: number): number {
  return Math.abs(size - usual) < 0.17 * usual ? usual : size;
}

/** Within this share of the font size, a triangle belongs to the name before it. */
const GLUED = 0.5;

/** Whether a word is the rest of the one before it: a triangle, or half of an address. */
function belongsTo(last: Run, text: string, gap: number, size: number): boolean {
  if (text === "▼") return gap < GLUED * size;
  return (/^@[\w-]+\.\w/.test(text) && /\w$/.test(last.text)) || /^(?:https?:\/\/)?www\.$/.test(last.text);
}

/** Turns recognised words into runs, one for each word, on the baseline of their line. `scale` is points a pixel. */
export function linesToRuns(image: GreyImage, lines: OcrLine[], scale: number): Run[] {
  const usual = quantile(
    lines.flatMap(({ words: all, size }) => all.map(() => size)),
    0.5,
  );
  const shaped = lines.map((line) => readShapes(image, line.words, line));
  const known = wordsOf(shaped.flat());
  return lines.flatMap((line, at) => {
    const texts = correctWords(shaped[at] ?? [], known);
    const runs: Run[] = [];
    line.words.forEach(({ rect }, index) => {
      const text = texts[index] ?? "";
      const last = runs.at(-1);
      if (text === "") return;
      if (last && belongsTo(last, text, rect.left * scale - last.right, line.size * scale))
        Object.assign(last, { text: last.text + text, right: rect.right * scale });
      else
        runs.push({
          text,
          x: rect.left * scale,
          right: rect.right * scale,
          y: line.baseline * scale,
          size: steadySize(line.size, usual) * scale,
          isBold: false,
          hasSpaceBefore: true,
          link: null,
        });
    });
    return runs;
  });
}
