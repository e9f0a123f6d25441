import { MOST_PIXELS as MOST_GREY } from "../image/grey.ts";
import { frameOf, makeSparing } from "./sparing-jpegs.ts";
import { type FileStream, filtersOf, isPicture, numberOf, overwrite, streamsOf } from "./streams.ts";

/** Pictures of more pixels are refused whatever they are: 60 megapixels are a page at 900 dpi. */
const MOST_PIXELS = 60_000_000;
/** What an isolate of 128 MB has for a file and the picture that is being unpacked. */
const ROOM = 90_000_000;
/** What pdf.js takes to unpack a picture that no decoder of ours shrinks: bytes a pixel, of a JPEG, and of any other. */
const UNPACKED_JPEG = 12;
const UNPACKED = 8;
/** Of one that is put together with a mask, which is unpacked beside it. */
const UNPACKED_MASKED = 12;
/** JPEG 2000 is unpacked to at most 2,048 pixels a side, in so many bytes a pixel and colour, by an engine of its own. */
const JPX_SIDE = 2048;
const UNPACKED_JPX = 6;
const JPX_ENGINE = 16_000_000;

/** What unpacks to a bit a pixel. */
const BITS = /\/ImageMask\s+true|\/BitsPerComponent\s+1\b|\/JBIG2Decode\b/;
const BLACK_AND_WHITE = /\/ImageMask\s+true|\/ColorSpace\s*(?:\/(?:DeviceGray|G)\b|\[\s*\/ICCBased)/;

const MASK = /\/S?Mask\s+(\d+)\s+\d+\s+R\b/g;

/** The objects that say where a picture is transparent. */
const masksOf = ({ header }: FileStream) => [...header.matchAll(MASK)].map(([, object]) => Number(object));

/** Pixels of a mask that is shrunk with its picture, which has more than a shrunk one; null where pdf.js unpacks it. */
function pixelsOfMask(stream: FileStream): number | null {
  const [filter, ...more] = filtersOf(stream);
  const isJpeg = more.length === 0 && (filter === "DCTDecode" || filter === "DCT");
  return isJpeg && !/\/(?:Decode|D)\s*\[/.test(stream.header) ? (frameOf(stream.data)?.pixels ?? null) : null;
}

/** Pixels of a picture and the bytes that it takes to unpack it. Not a number where they are said elsewhere. */
interface Cost {
  pixels: number;
  bytes: number;
}

/** Size and number of colours, as a JPEG 2000 picture itself says. */
function jpxCost({ data }: FileStream): Cost | null {
  const at = Buffer.from(data.buffer, data.byteOffset, Math.min(data.length, 2_000)).indexOf(
    "\xff\x4f\xff\x51",
    "latin1",
  );
  if (at < 0 || at + 42 > data.length) return null;
  const view = new DataView(data.buffer, data.byteOffset + at);
  let [width, height] = [view.getUint32(8) - view.getUint32(16), view.getUint32(12) - view.getUint32(20)];
  const pixels = width * height;
  while (width > JPX_SIDE || height > JPX_SIDE) [width, height] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  return { pixels, bytes: JPX_ENGINE + width * height * view.getUint16(40) * UNPACKED_JPX };
}

function costOf(stream: FileStream, jpegPixels: number | null): Cost {
  const declared = numberOf(stream, "Width|W") * numberOf(stream, "Height|H");
  if (jpegPixels !== null) return { pixels: Math.max(jpegPixels, declared || 0), bytes: 0 };
  const [filter, ...more] = filtersOf(stream);
  const jpx = filter === "JPXDecode" ? jpxCost(stream) : null;
  if (jpx) return { ...jpx, pixels: Math.max(jpx.pixels, declared || 0) };
  const isMasked = /\/S?Mask\b/.test(stream.header);
  if (!isMasked && BITS.test(stream.header) && BLACK_AND_WHITE.test(stream.header))
    return { pixels: declared, bytes: declared / 2 };
  const isJpeg = [filter, ...more].some((name) => name === "DCTDecode" || name === "DCT");
  return { pixels: declared, bytes: declared * (isJpeg ? UNPACKED_JPEG : isMasked ? UNPACKED_MASKED : UNPACKED) };
}

/** Makes a file that is to be drawn from fit for an isolate, in place: pictures that would take too much memory to unpack,
 * by what is said of them before anything is, lose their size and are left out by pdf.js. Returns how many pixels a picture
 * may have of which nothing could be found out here. */
export function limitPictures(bytes: Uint8Array<ArrayBuffer>): number {
  const room = ROOM - bytes.length;
  const pictures = [...streamsOf(bytes)].filter(isPicture);
  const masks = new Set(pictures.flatMap(masksOf));
  const shrunk = pictures.map((stream) => ({ stream, jpegPixels: makeSparing(bytes, stream, masks) }));
  const small = shrunk.filter(({ jpegPixels }) => (jpegPixels ?? 0) <= MOST_GREY);
  const masksOfSmall = new Set(small.flatMap(({ stream }) => masksOf(stream)));
  const costs = shrunk.map(({ stream, jpegPixels }) => {
    const isShrunkMask = masks.has(stream.object) && !masksOfSmall.has(stream.object);
    return { stream, ...costOf(stream, isShrunkMask ? pixelsOfMask(stream) : jpegPixels) };
  });
  const isFit = ({ pixels, bytes }: Cost) => pixels <= MOST_PIXELS && bytes <= room;
  const unknown = Math.floor(room / UNPACKED);
  const most = Math.max(unknown, ...costs.filter(isFit).map(({ pixels }) => pixels));
  const isLeftOut = (cost: Cost) => (Number.isNaN(cost.pixels) ? most > unknown : !isFit(cost));
  const leftOut = new Set(costs.filter(isLeftOut).map(({ stream }) => stream));
  // pdf.js would unpack a mask that does not say its size as large as what it masks.
  const masksLeftOut = new Set([...leftOut].map(({ object }) => object));
  for (const { stream } of costs)
    if (leftOut.has(stream) || masksOf(stream).some((mask) => masksLeftOut.has(mask))) leaveOut(bytes, stream);
  return most;
}

function leaveOut(bytes: Uint8Array<ArrayBuffer>, stream: FileStream): void {
  for (const [key = ""] of stream.header.matchAll(/\/(?:Width|W)\b/g)) overwrite(bytes, stream, key, "/-");
}
