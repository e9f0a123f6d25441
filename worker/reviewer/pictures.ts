import { listPictures } from "#worker/reading/docx/pictures.ts";
import { Zip } from "#worker/reading/docx/zip.ts";
import type { GreyImage } from "#worker/reading/image/grey.ts";
import { readImageHeader } from "#worker/reading/image/header.ts";
import { openPicture } from "#worker/reading/image/read-image.ts";
import { shrinkTo } from "#worker/reading/image/rows.ts";
import type { SourceFormat } from "#worker/reading/material.ts";
import { withPdf } from "#worker/reading/pdf/open-pdf.ts";
import { readPagePicture } from "#worker/reading/pdf/page-picture.ts";
import "#worker/reading/pdf/scan-decoders.ts";
import { deflateSync } from "node:zlib";
import type { Picture } from "./questions/pictures.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** Shades of grey as a PNG of eight bits a pixel. The encoder that the project has for other things would need its
 * WebAssembly loaded for this alone. */
function toPng({ width, height, data }: GreyImage): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", new Uint8Array(0))];
  return Buffer.concat([Uint8Array.from(SIGNATURE), ...parts]);
}

/** Larger uploads are not opened a second time. */
const MOST_FILE_BYTES = 15_000_000;
/** Sent as it is up to here; a model sees no more in a larger one. */
const MOST_SENT_BYTES = 1_500_000;
/** Pages with pictures that are looked at, and how many pages are gone through to find them. */
const MOST_PICTURES = 3;
const MOST_PAGES = 12;
const MOST_PICTURE_BYTES = 30_000_000;
/** A model divides pictures into tiles and shrinks what is wider, in pixels. */
const WIDEST = 1_024;

const dataUrl = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

function asPng(image: GreyImage): string {
  const scale = Math.min(1, WIDEST / Math.max(image.width, image.height));
  const small = shrinkTo(image, Math.ceil(image.width * scale), Math.ceil(image.height * scale));
  return dataUrl("image/png", toPng(small));
}

/** A picture itself where it is small and upright; else its shades of grey. */
async function urlOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const header = readImageHeader(bytes);
  const asItIs = header && header.orientation === 1 && bytes.length <= MOST_SENT_BYTES;
  return asItIs ? dataUrl(`image/${header.kind}`, bytes) : asPng(await openPicture(bytes));
}

const ofImage = async (bytes: Uint8Array<ArrayBuffer>): Promise<Picture[]> => [
  { number: 1, page: 1, url: await urlOf(bytes) },
];

/** The first pictures of a Word document that may hold words, as the reader lists them; those that cannot be opened are passed over. */
async function ofWord(bytes: Uint8Array<ArrayBuffer>): Promise<Picture[]> {
  const zip = new Zip(bytes);
  const pictures: Picture[] = [];
  for (const name of listPictures(zip).waiting.slice(0, MOST_PAGES)) {
    if (pictures.length === MOST_PICTURES) break;
    const url = await urlOf(zip.head(name, MOST_PICTURE_BYTES)).catch(() => null);
    if (url !== null) pictures.push({ number: pictures.length + 1, page: null, url });
  }
  return pictures;
}

/** Pictures of the first pages that have any, as they lie on the page and without its text, which goes beside them. Whole pages are
 * not drawn: pdf.js draws on a canvas, which a Worker has not, and a renderer of its own would be larger than all of the worker. */
function ofPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Picture[]> {
  return withPdf(bytes, "pictures", async (pdf) => {
    const pictures: Picture[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && pictures.length < MOST_PICTURES; number++) {
      const page = await pdf.getPage(number);
      const picture = await readPagePicture(page);
      page.cleanup();
      if (picture && "pixels" in picture)
        pictures.push({ number: pictures.length + 1, page: number, url: asPng(picture.pixels) });
    }
    return pictures;
  });
}

/** An upload as stored. */
export interface StoredFile {
  /** In bytes, known without opening it. */
  size(): Promise<number>;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Pictures for the model to look at: an uploaded image, the first pictures of a Word document, or the first pages of a PDF that
 * hold pictures. Other formats,
 * very large files, which are not even fetched, and pictures that cannot be opened give none; that is no reason to fail a
 * review. */
export async function picturesOf(format: SourceFormat, file: StoredFile): Promise<Picture[]> {
  if (format === "text" || format === "doc") return [];
  try {
    if ((await file.size()) > MOST_FILE_BYTES) return [];
    const bytes = await file.bytes();
    if (format === "docx") return await ofWord(bytes);
    return format === "image" ? await ofImage(bytes) : await ofPdf(bytes);
  } catch {
    return [];
  }
}
