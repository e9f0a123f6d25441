import { readDoc } from "./doc/read-doc.ts";
import { type PictureTools, readDocxStep } from "./docx/pictures.ts";
import { openPicture, readPicture } from "./image/read-image.ts";
import type { Material, SourceFormat } from "./material.ts";
import { recognise } from "./ocr/recognise.ts";
import { readPagePicture } from "./pdf/page-picture.ts";
import { type PageTools, readPdfStep } from "./pdf/read-pdf.ts";
import { withScanDecoders } from "./pdf/scan-decoders.ts";
import { readText } from "./read-text.ts";

/** The upload as stored. `bytes` fetches it whole; callers keep one copy at a time. */
export interface SourceFile {
  format: SourceFormat;
  fileName: string;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** What reading needs from outside: the gunzipped recognition model for OCR. */
export interface ReadingTools {
  ocrModel(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Plain data saved between steps, so that a reading that was cut off goes on with the page it had reached. */
export interface ReadingState {
  pagesDone: number;
  pagesTotal: number;
  parts: unknown[];
}

export type ReadingStep = { done: false; state: ReadingState } | { done: true; material: Material };

const WORD_PICTURES: PictureTools = {
  open: openPicture,
  recognise: (picture, tools) => recognise(picture, tools, null, "illustration"),
};

const PDF_PICTURES: PageTools = { open: (page) => withScanDecoders(() => readPagePicture(page)), recognise };

async function readWhole(source: SourceFile, tools: ReadingTools): Promise<Material> {
  if (source.format === "doc") return readDoc(await source.bytes());
  if (source.format === "text") return readText(await source.bytes());
  // The file's bytes are let go before recognition takes its memory.
  return readPicture(await openPicture(await source.bytes()), tools);
}

/** Reads the next part of a file: all that needs no OCR in the first step, then the pictures of one page, or one picture, a step.
 * Throws `UnreadableFileError` when nothing in the file can be read. */
export async function readStep(
  source: SourceFile,
  state: ReadingState | null,
  tools: ReadingTools,
): Promise<ReadingStep> {
  if (source.format === "docx") return readDocxStep(source, state, tools, WORD_PICTURES);
  if (source.format === "pdf") return readPdfStep(source, state, tools, PDF_PICTURES);
  return { done: true, material: await readWhole(source, tools) };
}
