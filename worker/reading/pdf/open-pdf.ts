import "./jpeg-decoder.ts";
import { getDocumentProxy } from "unpdf";
import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { UnreadableFileError } from "../material.ts";
import { withFormLimit } from "./form-limit.ts";
import { lend } from "./lent-bytes.ts";
import { limitPictures } from "./picture-limits.ts";
import { withPlainInflate } from "./plain-inflate.ts";
import { refuseBombs } from "./refuse-bombs.ts";

const PASSWORD = "This PDF is password-protected. Remove the password and upload it again.";
const DAMAGED =
  "This PDF is damaged and cannot be opened. Export it again from the program that made it and upload the new file.";

/** Pictures up to so many pixels are decoded while only text is wanted; larger ones leave an empty place. */
const TEXT_ONLY_PIXELS = 16;

/** Opens a PDF and hands it on; it is closed afterwards whatever happens. `bytes` is taken over and cannot be used
 * again. Throws `UnreadableFileError` for a password, a damaged file, and one that unpacks to too much. */
export async function withPdf<T>(
  bytes: Uint8Array<ArrayBuffer>,
  want: "text" | "pictures",
  use: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const read = async () => {
    const pdf = await open(bytes, want);
    try {
      return await use(pdf);
    } finally {
      // Pictures that nobody looked at cannot be closed as pdf.js would; they go with the document.
      await pdf.loadingTask.destroy().catch(() => undefined);
    }
  };
  return lend(bytes, () => withPlainInflate(() => withFormLimit(read)));
}

async function open(bytes: Uint8Array<ArrayBuffer>, want: "text" | "pictures"): Promise<PDFDocumentProxy> {
  if (want === "text") refuseBombs(bytes);
  const maxImageSize = want === "text" ? TEXT_ONLY_PIXELS : limitPictures(bytes);
  try {
    return await getDocumentProxy(bytes, {
      maxImageSize,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: true,
      // With the names of glyphs: some fonts tell in no other way which letters they are.
      fontExtraProperties: want === "text",
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnreadableFileError(isLocked ? PASSWORD : DAMAGED);
  }
}
