import { layoutFlags, type TextItem } from "tesseract-wasm";
import type { DraftBlock } from "../draft.ts";
import type { GreyImage } from "../image/grey.ts";
import { hasStrokes } from "../image/strokes.ts";
import { layoutPage } from "../layout/page-layout.ts";
import { LEAST_CONFIDENCE } from "../material.ts";
import type { ReadingTools } from "../reading-step.ts";
import { withOcrEngine } from "./engine.ts";
import { loadGrey } from "./load-grey.ts";
import { type Slice, slicesOf } from "./slices.ts";
import { rereadRaised } from "./superscripts.ts";
import { linesToRuns, type OcrLine, toLines } from "./words.ts";

/** A page as recognised. `confidence` is the mean over its words, from 0 to 100. */
export interface OcrPage {
  blocks: DraftBlock[];
  confidence: number;
  /** Where it was read badly and no lines follow one another as those of a text do, so that it may be a figure, a photograph or a
   * logo: what in it is surely writing. Null for any other. */
  figure: DraftBlock[] | null;
}

function meanConfidence(words: TextItem[]): number {
  const sum = words.reduce((total, word) => total + word.confidence * word.text.length, 0);
  const letters = words.reduce((total, word) => total + word.text.length, 0);
  return letters === 0 ? 0 : Math.round((sum / letters) * 100);
}

/** Shapes in photographs and charts look like letters to recognition: lines that it is less sure of, or without a word
 * of three letters, are no writing. */
const LEAST_SURE = 0.72;

const isWriting = ({ words }: OcrLine) =>
  meanConfidence(words) >= LEAST_SURE * 100 && words.some(({ text }) => /\p{L}{3}/u.test(text));

/** A line of so many words may be part of a sentence, read well or badly. Words are letters for the most part. */
const WORDS_OF_SENTENCE = 4;
const SHARE_OF_LETTERS = 0.6;
/** Lines of a text are no further apart than so many times their size. */
const LEADING = 3;

const isWord = ({ text }: TextItem) =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= Math.max(2, SHARE_OF_LETTERS * text.length);
const mayBeSentence = ({ words }: OcrLine) => words.filter(isWord).length >= WORDS_OF_SENTENCE;
const leftOf = ({ words }: OcrLine) => Math.min(...words.map(({ rect }) => rect.left));
const rightOf = ({ words }: OcrLine) => Math.max(...words.map(({ rect }) => rect.right));

const isUnder = (line: OcrLine, above: OcrLine): boolean =>
  Math.abs(line.baseline - above.baseline) < LEADING * Math.max(line.size, above.size) &&
  leftOf(line) < rightOf(above) &&
  leftOf(above) < rightOf(line);

/** Whether recognition saw a text that it could not read surely: lines of words one under another, however it read them. In charts and
 * diagrams labels stand apart, and in photographs next to nothing looks like words. */
export const holdsUnsureText = (lines: readonly OcrLine[]): boolean =>
  lines.some((line, at) => {
    const above = lines[at - 1];
    if (!above || !mayBeSentence(line) || !mayBeSentence(above)) return false;
    return isUnder(line, above) && !(isWriting(line) && isWriting(above));
  });

/** A line of a slice where it stands in the picture. */
function placed({ words, baseline, size }: OcrLine, { top, factor }: Slice): OcrLine {
  const across = (x: number) => Math.round(x / factor);
  const down = (y: number) => Math.round(y / factor) + top;
  return {
    words: words.map((word) => ({
      ...word,
      rect: {
        left: across(word.rect.left),
        right: across(word.rect.right),
        top: down(word.rect.top),
        bottom: down(word.rect.bottom),
      },
    })),
    baseline: baseline / factor + top,
    size: size / factor,
  };
}

function blocksOf(picture: GreyImage, lines: OcrLine[], pointsPerPixel: number | null): DraftBlock[] {
  const scale = pointsPerPixel ?? 1;
  const blocks = layoutPage(linesToRuns(picture, lines, scale), picture.width * scale, picture.height * scale);
  return pointsPerPixel === null ? blocks.map((block) => ({ ...block, fontSize: null })) : blocks;
}

/** Reads the words in a picture and puts them into blocks as a page's text is. `pointsPerPixel` is null where nobody
 * knows how large the picture is on paper; the blocks then have no font size. An "illustration" is a picture that need
 * not hold words at all; a "page" does, and all of it is kept. */
export async function recognise(
  picture: GreyImage,
  tools: ReadingTools,
  pointsPerPixel: number | null,
  kind: "page" | "illustration" = "page",
): Promise<OcrPage> {
  // Recognition takes seconds, and here could find nothing.
  if (!hasStrokes(picture)) return { blocks: [], confidence: 0, figure: kind === "page" ? [] : null };
  const found = await withOcrEngine(tools.ocrModel, (engine) =>
    Array.from(slicesOf(picture), (slice) => {
      loadGrey(engine, slice.image);
      const inSlice = toLines(engine.getTextBoxes("word"), layoutFlags.StartOfLine);
      rereadRaised(engine, slice.image, inSlice);
      return inSlice.map((line) => placed(line, slice));
    }).flat(),
  );
  const lines = kind === "page" ? found : found.filter(isWriting);
  const confidence = meanConfidence(lines.flatMap(({ words }) => words));
  const mayBeFigure = kind === "page" && confidence < LEAST_CONFIDENCE && !holdsUnsureText(found);
  return {
    blocks: blocksOf(picture, lines, pointsPerPixel),
    confidence,
    figure: mayBeFigure ? blocksOf(picture, found.filter(isWriting), pointsPerPixel) : null,
  };
}
