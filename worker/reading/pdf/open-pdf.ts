import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { UnreadableFileError } from "../material.ts";
import { release } from "../release.ts";
import { DocumentWork } from "./document-work.ts";
import { dropDecoders } from "./pdfjs-hooks.ts";
import { limitPictures } from "./picture-limits.ts";
import { type FileStream, filtersOf, isPicture, numberOf, streamsOf } from "./streams.ts";
import { unpackedSize } from "./unpacked-size.ts";

/** What describes a page or holds a font unpacks to no more bytes than this. */
const MOST_BYTES = 32_000_000;
/** All of them together. */
const MOST_TOGETHER = 600_000_000;
/** A picture may unpack to so many bytes beyond what its pixels need, of which no more than so many are unpacked. */
const SLACK = 8_000_000;
const MOST_PIXELS = 12_000_000;
/** No stream unpacks to more than this many times its size. */
const MOST_RATIO = 1032;
const BOMB =
  "This PDF unpacks to far more than a document holds. Export it again from the program that made it and upload the new file.";

/** How many bytes a stream may give: a picture what its size asks for, which is left out where that is too much. */
function mostOf(stream: FileStream): number {
  const pixels = isPicture(stream) ? numberOf(stream, "Width|W") * numberOf(stream, "Height|H") : Number.NaN;
  const pixelBytes = /\/BitsPerComponent\s+16\b/.test(stream.header) ? 8 : 4;
  return Number.isNaN(pixels) ? MOST_BYTES : Math.min(pixels, MOST_PIXELS) * pixelBytes + SLACK;
}

/** Throws `UnreadableFileError` where a small part of a PDF would unpack to what no memory holds. */
function refuseBombs(bytes: Uint8Array<ArrayBuffer>): void {
  let together = 0;
  for (const stream of streamsOf(bytes)) {
    const [filter] = filtersOf(stream);
    if (filter !== "FlateDecode" && filter !== "Fl") continue;
    const most = mostOf(stream);
    if (stream.data.length * MOST_RATIO <= most) continue;
    const size = unpackedSize(stream.data, most);
    together += size;
    if (size > most || together > MOST_TOGETHER) throw new UnreadableFileError(BOMB);
  }
}

const PASSWORD = "This PDF is password-protected. Remove the password and upload it again.";
const DAMAGED =
  "This PDF is damaged and cannot be opened. Export it again from the program that made it and upload the new file.";

/** Pictures up to so many pixels are decoded while only text is wanted, and larger ones that may be of one colour; others leave an
 * empty place. */
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
    dropDecoders();
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
