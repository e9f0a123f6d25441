import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { UnreadableFileError } from "../material.ts";
import { release } from "../release.ts";
import { DocumentWork } from "./document-work.ts";
import { limitPictures } from "./picture-limits.ts";
import { refuseBombs } from "./refuse-bombs.ts";

const PASSWORD = "This PDF is password-protected. Remove the password and upload it again.";
const DAMAGED =
  "This PDF is damaged and cannot be opened. Export it again from the program that made it and upload the new file.";

/** Pictures up to so many pixels are decoded while only text is wanted; larger ones leave an empty place. */
const TEXT_ONLY_PIXELS = 16;

/** pdf.js, which is large and loaded when the first PDF comes. */
export const loadPdfjs = () => import("unpdf/pdfjs");

/** Opens a PDF and hands it on, with the count of its operations; it is closed afterwards whatever happens. `bytes` is
 * taken over and cannot be used again. Throws `UnreadableFileError` for a password, a damaged file, and one that unpacks
 * to too much. */
export async function withPdf<T>(
  bytes: Uint8Array<ArrayBuffer>,
  want: "text" | "pictures",
  use: (pdf: PDFDocumentProxy, work: DocumentWork) => Promise<T>,
): Promise<T> {
  try {
    const pdf = await open(bytes, want);
    const work = new DocumentWork(pdf.loadingTask.docId);
    try {
      return await use(pdf, work);
    } finally {
      work.end();
      // Pictures that nobody looked at cannot be closed as pdf.js would; they go with the document.
      await pdf.loadingTask.destroy().catch(() => undefined);
    }
  } finally {
    release(bytes);
  }
}

async function open(bytes: Uint8Array<ArrayBuffer>, want: "text" | "pictures"): Promise<PDFDocumentProxy> {
  if (want === "text") refuseBombs(bytes);
  const maxImageSize = want === "text" ? TEXT_ONLY_PIXELS : limitPictures(bytes);
  const { getDocument } = await loadPdfjs();
  try {
    return await getDocument({
      data: bytes,
      maxImageSize,
      useSystemFonts: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: true,
      // With the names of glyphs: some fonts tell in no other way which letters they are.
      fontExtraProperties: want === "text",
      verbosity: 0,
    }).promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnreadableFileError(isLocked ? PASSWORD : DAMAGED);
  }
}
