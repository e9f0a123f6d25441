import { PDFDocument, PDFName, type PDFRef } from "pdf-lib";
import { expect, test } from "vitest";
import { picturesInMemory } from "../drawn-pictures.ts";
import { readPdfStep } from "./read-pdf.ts";

function read(bytes: Uint8Array<ArrayBuffer>) {
  const source = { format: "pdf", fileName: "test.pdf", bytes: async () => bytes } as const;
  const unneeded = () => Promise.reject(new Error("not needed"));
  const tools = { ocrModel: unneeded, drawn: picturesInMemory() };
  return readPdfStep(source, null, tools, { open: unneeded, recognise: unneeded });
}

/** A page of ten parts, each made of ten others, and so on: ten to the power of so many. */
async function partsInParts(depth: number): Promise<Uint8Array<ArrayBuffer>> {
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

test("a page of parts within parts without end is given up", async () => {
  await expect(read(await partsInParts(25))).rejects.toThrow(/page could not be read/);
});

test("a file that says a hundred thousand times that a stream begins is read through once", async () => {
  const bytes = Buffer.from(`%PDF-1.7\n${`${" ".repeat(200)}stream`.repeat(100_000)}`);
  await expect(read(new Uint8Array(bytes))).rejects.toThrow(/damaged/);
});
