import type { DraftPage } from "./draft.ts";
import type { DrawnPictures } from "./drawn-pictures.ts";
import type { GreyImage } from "./image/grey.ts";
import type { Material, SourceFormat } from "./material.ts";
import type { PagePicture } from "./pdf/page-picture.ts";

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

/** A document between steps: what was read of it, and the names of its pictures still to be drawn, and of those drawn and
 * still to be read. */
export interface DocxPart {
  page: DraftPage;
  waiting: string[];
  drawn: string[];
  unread: string[];
  picturesTotal: number;
}

/** A page's picture that was drawn, without its pixels. */
export type Drawn = Omit<Extract<PagePicture, { pixels: GreyImage }>, "pixels">;

/** A page between steps. */
export interface PdfPart {
  page: DraftPage;
  /** Its pictures: none that is still to be read, to be drawn with the file open, or drawn. */
  pictures: null | "waiting" | Drawn;
  /** The page with its picture as a figure, where it may be one that was read badly for that; null where it is not. */
  figure?: DraftPage | null;
  /** Why part of it could not be read, or null. */
  unread: string | null;
}
