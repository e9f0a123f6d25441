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
import { costOfDrawing } from "./drawing-cost.ts";
import { type Looks, NO_LOOKS, type Picture } from "./questions/pictures.ts";

type Pixels = Pick<GreyImage, "width" | "height"> & { data: Uint8Array | Uint8ClampedArray };

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

/** A PNG of eight bits a colour, grey or red, green and blue; of each pixel of `data`, in `bytes` bytes, the first of them. The encoder
 * that the project has for other things would need its WebAssembly loaded for this alone. */
function toPng({ width, height, data }: Pixels, colours: 1 | 3, bytes: 1 | 4): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, colours === 3 ? 2 : 0, 0, 0, 0], 8);
  const row = 1 + width * colours;
  const rows = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    // Each byte is told by what it is more than the one above: pages are alike from row to row.
    rows[y * row] = y === 0 ? 0 : 2;
    for (let x = 0; x < width; x++)
      for (let c = 0; c < colours; c++) {
        const at = (y * width + x) * bytes + c;
        const above = y === 0 ? 0 : (data[at - width * bytes] ?? 0);
        rows[y * row + 1 + x * colours + c] = (data[at] ?? 0) - above;
      }
  }
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", new Uint8Array(0))];
  return Buffer.concat([Uint8Array.from(SIGNATURE), ...parts]);
}

/** Larger uploads are not opened a second time. */
const MOST_FILE_BYTES = 15_000_000;
/** Sent as it is up to here; a model sees no more in a larger one. */
const MOST_SENT_BYTES = 1_500_000;
/** Pages and pictures that are looked at, and how many are gone through to find them. */
const MOST_PICTURES = 6;
const MOST_PAGES = 12;
/** How many times over all pages together may be painted: twelve designed documents of six pages took up to 3,100. */
const MOST_PAINTING = 5_000;
const MOST_PICTURE_BYTES = 30_000_000;
/** A model divides pictures into tiles and shrinks what is wider, in pixels. */
const WIDEST = 1_024;

const dataUrl = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

function asPng(image: GreyImage): string {
  const scale = Math.min(1, WIDEST / Math.max(image.width, image.height));
  const small = shrinkTo(image, Math.ceil(image.width * scale), Math.ceil(image.height * scale));
  return dataUrl("image/png", toPng(small, 1, 1));
}

/** A picture itself where it is small and upright; else its shades of grey. */
async function urlOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const header = readImageHeader(bytes);
  const asItIs = header && header.orientation === 1 && bytes.length <= MOST_SENT_BYTES;
  return asItIs ? dataUrl(`image/${header.kind}`, bytes) : asPng(await openPicture(bytes));
}

const ofImage = async (bytes: Uint8Array<ArrayBuffer>): Promise<Picture[]> => [
  { number: 1, page: 1, isPage: false, url: await urlOf(bytes) },
];

/** The first pictures of a Word document that may hold words, as the reader lists them; those that cannot be opened are passed over. */
async function ofWord(bytes: Uint8Array<ArrayBuffer>): Promise<Picture[]> {
  const zip = new Zip(bytes);
  const pictures: Picture[] = [];
  for (const name of listPictures(zip).waiting.slice(0, MOST_PAGES)) {
    if (pictures.length === MOST_PICTURES) break;
    const url = await urlOf(zip.head(name, MOST_PICTURE_BYTES)).catch(() => null);
    if (url !== null) pictures.push({ number: pictures.length + 1, page: null, isPage: false, url });
  }
  return pictures;
}

interface Choice {
  /** Pages of the document. */
  pages: number;
  /** The first pages that may be shown. */
  looked: number[];
  /** Those among them that can be drawn in little time. */
  drawable: number[];
}

/** Which pages are shown, and which of them are drawn. */
function choosePages(bytes: Uint8Array<ArrayBuffer>, withheld: ReadonlySet<number>): Promise<Choice> {
  return withPdf(bytes, "text", async (pdf) => {
    const first = Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, i) => i + 1);
    const looked = first.filter((number) => !withheld.has(number)).slice(0, MOST_PICTURES);
    const drawable: number[] = [];
    let left = MOST_PAINTING;
    for (const number of looked) {
      const page = await pdf.getPage(number);
      const cost = await costOfDrawing(page);
      page.cleanup();
      if (cost > left) continue;
      left -= cost;
      drawable.push(number);
    }
    return { pages: pdf.numPages, looked, drawable };
  });
}

type Pictured = Omit<Picture, "number">;

/** Pages as a reader sees them, until one cannot be drawn. */
async function drawn(bytes: Uint8Array<ArrayBuffer>, pages: readonly number[]): Promise<Pictured[]> {
  const pictures: Pictured[] = [];
  try {
    const { drawnPages } = await import("./drawn-pages.ts");
    for await (const image of drawnPages(bytes, pages, WIDEST))
      pictures.push({ page: image.page, isPage: true, url: dataUrl("image/png", toPng(image, 3, 4)) });
  } catch {
    // The pictures of the others are shown instead.
  }
  return pictures;
}

/** The pictures that lie on pages, in grey and without their text. */
function picturesOn(bytes: Uint8Array<ArrayBuffer>, pages: readonly number[]): Promise<Pictured[]> {
  return withPdf(bytes, "pictures", async (pdf) => {
    const pictures: Pictured[] = [];
    for (const number of pages) {
      const page = await pdf.getPage(number);
      const picture = await readPagePicture(page);
      page.cleanup();
      if (picture && "pixels" in picture) pictures.push({ page: number, isPage: false, url: asPng(picture.pixels) });
    }
    return pictures;
  });
}

/** The first pages of a PDF, drawn; of those that cannot be drawn, or only in much time, their pictures. */
async function ofPdf(file: StoredFile, withheld: ReadonlySet<number>): Promise<Looks> {
  const { pages, looked, drawable } = await choosePages(await file.bytes(), withheld);
  const asPages = drawable.length > 0 ? await drawn(await file.bytes(), drawable) : [];
  const others = looked.filter((number) => !asPages.some(({ page }) => page === number));
  const asPictures = others.length > 0 ? await picturesOn(await file.bytes(), others).catch(() => []) : [];
  const all = [...asPages, ...asPictures].sort((a, b) => (a.page ?? 0) - (b.page ?? 0));
  return { ...NO_LOOKS, pages, pictures: all.map((picture, i) => ({ ...picture, number: i + 1 })) };
}

/** An upload as stored. */
export interface StoredFile {
  /** In bytes, known without opening it. */
  size(): Promise<number>;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

const SPEAKS = "there are words in it that speak to whoever checks it";
const TOO_LARGE = "the file is too large to be opened a second time";
const CLOSED = "it could not be opened a second time";

/** What the model is shown of how a material looks: an uploaded image, the first pictures of a Word document, or the first pages of a
 * PDF; nothing of pages that are `withheld`, nor of a document without pages of its own once any is. Other formats, very large
 * files, which are not even fetched, and pictures that cannot be opened give none; that is no reason to fail a review. */
export async function looksOf(format: SourceFormat, file: StoredFile, withheld: ReadonlySet<number>): Promise<Looks> {
  if (format === "text" || format === "doc") return NO_LOOKS;
  if (format !== "pdf" && withheld.size > 0) return { ...NO_LOOKS, reason: SPEAKS };
  try {
    if ((await file.size()) > MOST_FILE_BYTES) return { ...NO_LOOKS, reason: TOO_LARGE };
    if (format === "pdf") return await ofPdf(file, withheld);
    const bytes = await file.bytes();
    return { ...NO_LOOKS, pictures: await (format === "docx" ? ofWord(bytes) : ofImage(bytes)) };
  } catch {
    return { ...NO_LOOKS, reason: CLOSED };
  }
}
