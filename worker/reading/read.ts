import { readDoc } from "./doc/read-doc.ts";
import { type DocxPart, type PictureTools, readDocxStep } from "./docx/pictures.ts";
import type { DrawnPictures } from "./drawn-pictures.ts";
import { openPicture, readPictureStep } from "./image/read-image.ts";
import type { Material, SourceFormat } from "./material.ts";
import { dropOcrEngine } from "./ocr/engine.ts";
import { recognise } from "./ocr/recognise.ts";
import { readPagePicture } from "./pdf/page-picture.ts";
import { type PageTools, type PdfPart, readPdfStep } from "./pdf/read-pdf.ts";
import "./pdf/scan-decoders.ts";
import { readText } from "./read-text.ts";

/** The upload as stored. `bytes` fetches it whole, as a copy that the caller takes over; nobody keeps two at a time. */
export interface SourceFile {
  format: SourceFormat;
  fileName: string;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** What reading needs from outside: the gunzipped recognition model for OCR, and a place for pictures between steps. */
export interface ReadingTools {
  ocrModel(): Promise<Uint8Array<ArrayBuffer>>;
  drawn: DrawnPictures;
}

/** Plain data saved between steps, so that a reading that was cut off goes on with the page it had reached. */
export interface ReadingState {
  pagesDone: number;
  pagesTotal: number;
  parts: PdfPart[] | DocxPart[];
  /** What reading has taken so far, in operations of a page, where that is counted. */
  work?: number;
}

export type ReadingStep = { done: false; state: ReadingState } | { done: true; material: Material };

const WORD_PICTURES: PictureTools = {
  open: openPicture,
  recognise: (picture, tools) => recognise(picture, tools, null, "illustration"),
};

const PDF_PICTURES: PageTools = { open: readPagePicture, recognise };

/** Reads the next part of a file: all that needs no OCR in the first step; then pictures are drawn in a step with the file
 * open, and read without it, those of one page, or one picture, a step. The file and the engine of recognition are never
 * in memory together.
 * Throws `UnreadableFileError` when nothing in the file can be read. */
export async function readStep(
  source: SourceFile,
  state: ReadingState | null,
  tools: ReadingTools,
): Promise<ReadingStep> {
  const alone: SourceFile = {
    ...source,
    bytes() {
      dropOcrEngine();
      return source.bytes();
    },
  };
  let isOver = true;
  try {
    const step = await nextStep(alone, state, tools);
    isOver = step.done;
    return step;
  } finally {
    if (isOver) dropOcrEngine();
  }
}

async function nextStep(source: SourceFile, state: ReadingState | null, tools: ReadingTools): Promise<ReadingStep> {
  if (source.format === "docx") return readDocxStep(source, state, tools, WORD_PICTURES);
  if (source.format === "pdf") return readPdfStep(source, state, tools, PDF_PICTURES);
  if (source.format === "image") return readPictureStep(source, state, tools);
  const bytes = await source.bytes();
  return { done: true, material: source.format === "doc" ? await readDoc(bytes) : readText(bytes) };
}
