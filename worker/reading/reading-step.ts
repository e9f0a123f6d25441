import type { DocxPart } from "./docx/docx-part.ts";
import type { DrawnPictures } from "./drawn-pictures.ts";
import type { Material, SourceFormat } from "./material.ts";
import type { PdfPart } from "./pdf/pdf-part.ts";

/* What the readers of all formats share: what they are given, and what they hand on from step to step. */

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
