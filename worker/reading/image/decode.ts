import decodeWebp, { init as initWebp } from "@jsquash/webp/decode.js";
// The package hides this file from importers, and the runtime accepts WASM only as a module of the bundle.
import webpModule from "../../../node_modules/@jsquash/webp/codec/dec/webp_dec.wasm";
import { READING_LIMITS } from "../limits.ts";
import { UnreadableFileError } from "../material.ts";
import { decodeGif } from "./gif.ts";
import { type GreyImage, MOST_PIXELS } from "./grey.ts";
import { type ImageHeader, readImageHeader } from "./header.ts";
import { decodeJpeg } from "./jpeg/decode-jpeg.ts";
import { decodePng } from "./png.ts";
import { fromColour, type PlainImageData } from "./rows.ts";

/** What memory allows, in megapixels: JPEG and PNG are shrunk while they are decoded, a GIF takes a byte a pixel, a WebP
 * eight. */
const MOST_MEGAPIXELS = { jpeg: 60, png: 60, gif: 30, webp: 8 } as const;
const DAMAGED = "This picture is damaged and cannot be opened. Save it again as PNG or JPEG and upload the new file.";

async function decodeColours(bytes: Uint8Array<ArrayBuffer>): Promise<GreyImage> {
  await initWebp(webpModule);
  const isWhole = bytes.byteLength === bytes.buffer.byteLength;
  const { width, height, data }: PlainImageData = await decodeWebp(isWhole ? bytes.buffer : bytes.slice().buffer);
  return fromColour(width, height, data, 4, MOST_PIXELS);
}

const DECODERS: Readonly<
  Record<ImageHeader["kind"], (bytes: Uint8Array<ArrayBuffer>) => GreyImage | Promise<GreyImage>>
> = {
  jpeg: (bytes) => decodeJpeg(bytes, MOST_PIXELS),
  png: (bytes) => decodePng(bytes, MOST_PIXELS),
  gif: decodeGif,
  webp: decodeColours,
};

function refuseTooLarge(kind: ImageHeader["kind"], width: number, height: number): void {
  const most = MOST_MEGAPIXELS[kind];
  const side = READING_LIMITS.pictureSide;
  if (width * height <= most * 1e6 && Math.max(width, height) <= side) return;
  throw new UnreadableFileError(
    `This picture is too large (${width} × ${height} pixels). Reduce it to ${most} megapixels or less, and to ${side.toLocaleString("en-GB")} pixels along each side, and upload it again.`,
  );
}

/** Decodes a PNG, JPEG, GIF (first frame) or WebP in grey, large ones shrunk to about 3 megapixels. Throws
 * `UnreadableFileError` when it is damaged, or larger by its own header than memory allows, before anything is
 * decoded. */
export async function decodeImage(bytes: Uint8Array<ArrayBuffer>): Promise<{ image: GreyImage; orientation: number }> {
  const header = readImageHeader(bytes);
  if (!header || header.width === 0 || header.height === 0) throw new UnreadableFileError(DAMAGED);
  const { kind, width, height, orientation } = header;
  refuseTooLarge(kind, width, height);
  try {
    return { image: await DECODERS[kind](bytes), orientation };
  } catch {
    throw new UnreadableFileError(DAMAGED);
  }
}
