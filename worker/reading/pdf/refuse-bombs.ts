import { UnreadableFileError } from "../material.ts";
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
export function refuseBombs(bytes: Uint8Array<ArrayBuffer>): void {
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
