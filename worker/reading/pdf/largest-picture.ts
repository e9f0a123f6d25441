/** Pictures of more pixels are refused whatever they are: 60 megapixels are a page at 900 dpi. */
const MOST_PIXELS = 60_000_000;
/** pdf.js unpacks a picture that is no JPEG whole, in up to four bytes a pixel, and more than once. */
const MOST_UNPACKED_PIXELS = 10_000_000;

/** What our own decoder shrinks as it reads, and what unpacks to a bit a pixel. */
const SPARING =
  /\/DCTDecode|\/DCT\b|\/CCITTFaxDecode|\/CCF\b|\/JBIG2Decode|\/ImageMask\s+true|\/BitsPerComponent\s+1\b/;

/** A description of a picture is a few hundred bytes long. */
const LONGEST = 2_000;

const numberIn = (header: string, key: string): number => {
  const [, number, isElsewhere] = new RegExp(`/${key}\\s+(\\d+)(\\s+\\d+\\s+R)?`).exec(header) ?? [];
  return number === undefined || isElsewhere ? Number.NaN : Number(number);
};

/** Pixels that the largest picture may have that is opened in this PDF. Where it holds pictures that would take too much
 * memory to unpack, by what their headers say before anything is, it is one less than the smallest of those has. */
export function largestPicture(bytes: Uint8Array<ArrayBuffer>): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let most = MOST_PIXELS;
  for (let at = file.indexOf("/Width"); at >= 0; at = file.indexOf("/Width", at + 1)) {
    const before = file.toString("latin1", Math.max(0, at - LONGEST), at);
    const after = file.toString("latin1", at, at + LONGEST);
    const header = before.slice(before.lastIndexOf(" obj") + 1) + after.split("stream", 1)[0];
    const pixels = numberIn(header, "Width") * numberIn(header, "Height");
    if (pixels > MOST_UNPACKED_PIXELS && !SPARING.test(header)) most = Math.min(most, pixels - 1);
  }
  return most;
}
