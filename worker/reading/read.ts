import { readDoc } from "./doc/read-doc.ts";
import { type PictureTools, readDocxStep } from "./docx/pictures.ts";
import { openPicture, readPictureStep } from "./image/read-image.ts";
import { dropOcrEngine } from "./ocr/engine.ts";
import { recognise } from "./ocr/recognise.ts";
import { readPagePicture } from "./pdf/page-picture.ts";
import { type PageTools, readPdfStep } from "./pdf/read-pdf.ts";
import "./pdf/scan-decoders.ts";
import { readText } from "./read-text.ts";
import type { ReadingState, ReadingStep, ReadingTools, SourceFile } from "./reading-step.ts";

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
  switch (source.format) {
    case "docx":
      return readDocxStep(source, state, tools, WORD_PICTURES);
    case "pdf":
      return readPdfStep(source, state, tools, PDF_PICTURES);
    case "image":
      return readPictureStep(source, state, tools);
    case "doc":
      return { done: true, material: await readDoc(await source.bytes()) };
    case "text":
      return { done: true, material: readText(await source.bytes()) };
  }
}
