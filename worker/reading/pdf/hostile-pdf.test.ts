import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, type PDFRef } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { outgrowth } from "../../test/growth.ts";
import { picturesInMemory } from "../drawn-pictures.ts";
import type { ReadingState } from "../reading-step.ts";
import { readPdfStep } from "./read-pdf.ts";

const unneeded = () => Promise.reject(new Error("not needed"));
const tools = { ocrModel: unneeded, drawn: picturesInMemory() };

/** Reads to the end and returns the text, and how many steps it took. */
async function read(bytes: Uint8Array): Promise<{ text: string; steps: number }> {
  const source = { format: "pdf", fileName: "test.pdf", bytes: async () => new Uint8Array(bytes) } as const;
  let state: ReadingState | null = null;
  for (let steps = 1; ; steps++) {
    const step = await readPdfStep(source, state, tools, { open: unneeded, recognise: unneeded });
    if (step.done) return { text: step.material.text, steps };
    state = structuredClone(step.state);
  }
}

/** A PDF of one page with this content, packed. */
function pageOf(content: string): Uint8Array {
  const data = deflateSync(Buffer.from(content, "latin1"));
  const says = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Count 1/Kids[3 0 R]>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R>>",
    `<</Filter/FlateDecode/Length ${data.length}>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  const objects = says.map((words, at) => {
    const stream = at === 3 ? [Buffer.from("\nstream\n"), data, Buffer.from("\nendstream")] : [];
    return Buffer.concat([Buffer.from(`\n${at + 1} 0 obj\n${words}`), ...stream, Buffer.from("\nendobj")]);
  });
  return Buffer.concat([Buffer.from("%PDF-1.7"), ...objects, Buffer.from("\ntrailer<</Root 1 0 R>>\n%%EOF")]);
}

const WORDS = "BT /F 12 Tf 100 700 Td (A proper page.) Tj ET ";
const PROPER = pageOf(WORDS);

/** A page of ten parts, each made of ten others, and so on: ten to the power of so many. */
async function partsInParts(depth: number): Promise<Uint8Array> {
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
  return pdf.save();
}

/** Pages that all show the same words. */
async function manyPages(count: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont("Helvetica");
  for (let number = 0; number < count; number++)
    pdf.addPage([595, 842]).drawText(`Page ${number}`, { font, x: 50, y: 500 });
  return pdf.save();
}

describe("a hostile file ends in a clear answer, and the next file is read", () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ["parts within parts, ten deep", () => partsInParts(10), /put together of too many parts.*as a picture/],
    ["fifty thousand saved states", () => pageOf(`${"q ".repeat(50_000)}${WORDS}`), /put together of too many parts/],
    ["two million operations", () => pageOf("0 g ".repeat(2_000_000)), /put together of too many parts/],
    ["two million saved states", () => pageOf("q ".repeat(2_000_000)), /put together of too many parts/],
    ["1,001 pages", () => manyPages(1_001), /has 1,001 pages; up to 1,000 can be checked\. Split the file/],
    ["no page", () => Buffer.from(`%PDF-1.7\n${`${" ".repeat(200)}stream`.repeat(100_000)}`), /damaged/],
    [
      "text without end",
      () => pageOf(`${WORDS}BT /F 9 Tf ${"(words of it ) Tj ".repeat(200_000)}ET`),
      /1,000,000 characters/,
    ],
  ])("%s", async (_what, make, message) => {
    await expect(read(await make())).rejects.toThrow(message);
    expect((await read(PROPER)).text).toBe("A proper page.");
  });

  test("five thousand saved states are read", async () => {
    expect((await read(pageOf(`${"q ".repeat(5_000)}${WORDS}`))).text).toBe("A proper page.");
  });
});

test("the pages of a long file are read in steps, each saved", async () => {
  const { text, steps } = await read(await manyPages(600));
  expect(text.match(/Page \d+/g)).toEqual(Array.from({ length: 600 }, (_, number) => `Page ${number}`));
  expect(steps).toBe(3);
});

test("what runs beside a hostile file, and a proper one beside it, are unharmed", async () => {
  const hostile = read(await partsInParts(10)).catch((error: Error) => error.message);
  const beside = new Set<string>();
  let isOver = false;
  const unrelated = (async () => {
    while (!isOver) {
      for (let number = 0; number < 20_000; number++) beside.add(`${number}R0`);
      expect(structuredClone({ a: [1] })).toEqual({ a: [1] });
      expect(
        await new Response(
          new Blob(["packed"])
            .stream()
            .pipeThrough(new CompressionStream("deflate"))
            .pipeThrough(new DecompressionStream("deflate")),
        ).text(),
      ).toBe("packed");
    }
  })();
  const proper = await read(PROPER);
  expect(await hostile).toMatch(/too many parts/);
  isOver = true;
  await unrelated;
  expect(proper.text).toBe("A proper page.");
  expect(beside.size).toBe(20_000);
  expect(globalThis).not.toHaveProperty("ImageDecoder");
});

test.each([
  ["saved states", "q "],
  ["lines", "0 0 m 1 1 l S "],
  ["boxes", "0 0 1 1 re f "],
  ["colours", "1 0 0 rg "],
  ["words", "BT /F 9 Tf (word) Tj ET "],
  ["lines of words", "0 -1 Td (word) Tj "],
  ["unknown marks", "zz "],
  ["open marks", "( "],
  ["lists", "[ "],
])("a page of eight times as many %s costs eight times as much", async (_what, unit) => {
  expect(
    await outgrowth(
      2_000,
      (n) => pageOf(`BT /F 9 Tf 9 800 Td ${unit.repeat(n)}`),
      (file) => read(file).catch(() => null),
    ),
  ).toBeNull();
});
