import decodeJpeg, { init as initJpeg } from "@jsquash/jpeg/decode.js";
import decodePng, { init as initPng } from "@jsquash/png/decode.js";
import decodeWebp, { init as initWebp } from "@jsquash/webp/decode.js";
// The packages hide these files from importers, and the runtime accepts WASM only as a module of the bundle.
import jpegModule from "../../../node_modules/@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm";
// @ts-expect-error The declaration beside it describes the instance; the bundler hands over the module.
import pngModule from "../../../node_modules/@jsquash/png/codec/pkg/squoosh_png_bg.wasm";
import webpModule from "../../../node_modules/@jsquash/webp/codec/dec/webp_dec.wasm";
import { UnreadableFileError } from "../material.ts";
import { decodeGif } from "./gif.ts";
import { fromColour, type GreyImage } from "./grey.ts";
import { type ImageHeader, readImageHeader } from "./header.ts";
import { provideImageData } from "./image-data.ts";

const MOST_MEGAPIXELS = 60;
const DAMAGED = "This picture is damaged and cannot be opened. Save it again as PNG or JPEG and upload the new file.";

interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

async function decodePixels(
  kind: Exclude<ImageHeader["kind"], "gif">,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Pixels> {
  provideImageData();
  const whole = bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes.slice().buffer;
  if (kind === "png") {
    await initPng(pngModule);
    return decodePng(whole);
  }
  if (kind === "webp") {
    await initWebp(webpModule);
    return decodeWebp(whole);
  }
  await initJpeg(jpegModule);
  return decodeJpeg(whole, { preserveOrientation: false });
}

/** Decodes a PNG, JPEG, GIF (first frame) or WebP. Throws `UnreadableFileError` when it is damaged, or larger than 60
 * megapixels by its own header, before anything is decoded. */
export async function decodeImage(bytes: Uint8Array<ArrayBuffer>): Promise<{ image: GreyImage; orientation: number }> {
  const header = readImageHeader(bytes);
  if (!header || header.width === 0 || header.height === 0) throw new UnreadableFileError(DAMAGED);
  const megapixels = (header.width * header.height) / 1e6;
  if (megapixels > MOST_MEGAPIXELS) {
    const size = `${header.width} × ${header.height}`;
    throw new UnreadableFileError(
      `This picture is too large (${size} pixels). Reduce it to ${MOST_MEGAPIXELS} megapixels or less and upload it again.`,
    );
  }
  try {
    if (header.kind === "gif") return { image: decodeGif(bytes), orientation: 1 };
    const { width, height, data } = await decodePixels(header.kind, bytes);
    return { image: fromColour(width, height, data, 4), orientation: header.orientation };
  } catch {
    throw new UnreadableFileError(DAMAGED);
  }
}
