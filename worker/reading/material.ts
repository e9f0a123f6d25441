/** What a reader gets from a file: the one model that every format is turned into. */

export type BlockKind =
  | "heading"
  | "paragraph"
  | "list-item"
  | "table-cell"
  | "footnote"
  | "reference"
  | "header"
  | "footer";

/** A run of text with one role. `start` and `end` are offsets in `Material.text`; `fontSize` is in points. */
export interface Block {
  kind: BlockKind;
  start: number;
  end: number;
  page: number;
  fontSize: number | null;
}

/** Recognition below this, in percent, is too uncertain to clear a page on. */
export const LEAST_CONFIDENCE = 70;

/** A page of the source, or the whole of it where the format has no pages. */
export interface Page {
  number: number;
  start: number;
  end: number;
  source: "text" | "ocr";
  /** Mean recognition confidence from 0 to 100 for a page read by OCR, else null. */
  confidence: number | null;
}

/** Text in the file that a human reader would not see, with where it was ("white text", "comment" …). */
export interface HiddenText {
  text: string;
  where: string;
  page: number | null;
}

export interface Link {
  start: number;
  end: number;
  target: string;
}

export type SourceFormat = "pdf" | "docx" | "doc" | "text" | "image";

/** A file as read. `text` is what a human reader sees, in reading order: one block a line (a paragraph is never
 * broken over lines by layout), blank lines between groups; every offset in the system is into it. */
export interface Material {
  format: SourceFormat;
  text: string;
  pages: Page[];
  blocks: Block[];
  links: Link[];
  hidden: HiddenText[];
  /** Anything that could not be read, in words for the user. */
  unread: { page: number | null; reason: string }[];
}

/** Thrown when nothing of a file can be read; the message says to the user what to do. */
export class UnreadableFileError extends Error {
  override name = "UnreadableFileError";
}
