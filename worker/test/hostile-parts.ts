import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { PDFDocument, PDFName, type PDFRef } from "pdf-lib";

/* What hostile files are made of, for the tests of each reader and of the application as it is served. */

/** A page of ten parts, each made of ten others, and so on: ten to the power of so many. */
export async function partsInParts(depth: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const form = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 600, 900] };
  let inner: PDFRef = context.register(context.stream("0 0 m 1 1 l S", form));
  for (let level = 0; level < depth; level++) {
    const resources = { XObject: { X: inner } };
    inner = context.register(context.stream("/X Do ".repeat(10), { ...form, Resources: resources }));
  }
  const page = pdf.addPage([595, 842]);
  page.node.setXObject(PDFName.of("X"), inner);
  page.node.addContentStream(context.register(context.stream("/X Do")));
  return new Uint8Array(await pdf.save());
}

/** Pages that each say their number. */
export async function manyPages(count: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont("Helvetica");
  for (let number = 0; number < count; number++)
    pdf.addPage([595, 842]).drawText(`Page ${number}`, { font, x: 50, y: 500 });
  return new Uint8Array(await pdf.save());
}

/** A Word file of these parts, by their names within `word/`. */
export function wordOf(parts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const files = Object.entries(parts).map(([name, xml]) => [`word/${name}`, strToU8(xml)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files), { level: 1 }));
}

function chunk(name: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

/** A PNG of 1 bit a pixel whose data is far too short for its size. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1_000_000));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return new Uint8Array(
    Buffer.concat([start, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]),
  );
}
