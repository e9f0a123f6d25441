import { layoutFlags, type TextItem } from "tesseract-wasm";
import type { DraftBlock } from "../draft.ts";
import type { GreyImage } from "../image/grey.ts";
import { hasStrokes } from "../image/strokes.ts";
import { layoutPage } from "../layout/page-layout.ts";
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
  if (!hasStrokes(picture)) return { blocks: [], confidence: 0 };
  const lines = await withOcrEngine(tools.ocrModel, (engine) =>
    Array.from(slicesOf(picture), (slice) => {
      loadGrey(engine, slice.image);
      const found = toLines(engine.getTextBoxes("word"), layoutFlags.StartOfLine);
      rereadRaised(engine, slice.image, found);
      return (kind === "page" ? found : found.filter(isWriting)).map((line) => placed(line, slice));
    }).flat(),
  );
  const scale = pointsPerPixel ?? 1;
  const runs = linesToRuns(picture, lines, scale);
  const blocks = layoutPage(runs, picture.width * scale, picture.height * scale);
  const sized = pointsPerPixel === null ? blocks.map((block) => ({ ...block, fontSize: null })) : blocks;
  return { blocks: sized, confidence: meanConfidence(lines.flatMap(({ words }) => words)) };
}
