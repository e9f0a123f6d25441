import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import encodeJpeg, { init } from "@jsquash/jpeg/encode.js";
import { strToU8, zipSync } from "fflate";
import { PDFDocument } from "pdf-lib";
import { decodePng } from "#worker/reading/image/png.ts";
import { drawPage } from "#worker/test/drawn-page.ts";
import { textPdf } from "./text-pdf.ts";

const root = resolve(import.meta.dirname, "../../..");
const MOST_BYTES = 49 * 1024 * 1024;
const PAGES = 300;

/** A page of text as a scanner at 300 dpi gives it, with the grain of paper: about 4 MB of JPEG. */
async function scannedPage(): Promise<Uint8Array> {
  const page = decodePng(
    readFileSync(resolve(root, "worker/test/fixtures/reading/d001.png")),
    Number.POSITIVE_INFINITY,
  );
  const [width, height] = [page.width * 2, page.height * 2];
  const data = new Uint8ClampedArray(width * height * 4);
  let seed = 1;
  for (let at = 0; at < width * height; at++) {
    const grey = page.data[Math.floor(at / width / 2) * page.width + ((at % width) >> 1)] ?? 255;
    for (let colour = 0; colour < 3; colour++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      data[at * 4 + colour] = grey * 0.85 + (seed >>> 27);
    }
    data[at * 4 + 3] = 255;
  }
  const wasm = readFileSync(resolve(root, "node_modules/@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm"));
  await init(Reflect.construct(WebAssembly.Module, [wasm]));
  return new Uint8Array(await encodeJpeg({ width, height, data } as Parameters<typeof encodeJpeg>[0], { quality: 90 }));
}

async function pdfOfScans(jpeg: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; (page + 1) * jpeg.length < MOST_BYTES; page++)
    pdf.addPage([595, 842]).drawImage(await pdf.embedJpg(jpeg), { x: 0, y: 0, width: 595, height: 842 });
  return pdf.save();
}

function wordWithPictures(text: string, jpeg: Uint8Array): Uint8Array {
  const lines = text.split("\n").map((line) => line.replace(/[<&]/g, " "));
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join("");
  const files: Record<string, Uint8Array> = {
    "word/document.xml": strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
  };
  for (let picture = 0; (picture + 1) * jpeg.length < MOST_BYTES; picture++)
    files[`word/media/image${picture}.jpeg`] = jpeg;
  return zipSync(files, { level: 0 });
}

/** The largest files that a user may upload, by what is hard in each, and a single page for recognition. `text` is what their pages of text say. */
export async function largeFiles(text: string): Promise<File[]> {
  const jpeg = await scannedPage();
  const file = (bytes: Uint8Array, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type });
  const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  return [
    file(await pdfOfScans(jpeg), "scans.pdf", "application/pdf"),
    file(wordWithPictures(text, jpeg), "pictures.docx", word),
    file(drawPage(Array(6).fill(text).join("\n"), "inter").png, "a4-200-dpi.png", "image/png"),
    file(await textPdf(Array.from({ length: PAGES }, () => text)), "300-pages.pdf", "application/pdf"),
  ];
}
