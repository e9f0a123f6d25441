import { describe, expect, test } from "vitest";
import { outgrowth } from "../../test/growth.ts";
import { manyPages, partsInParts } from "../../test/hostile-parts.ts";
import { pageOf, readPdf } from "../../test/pdf-pages.ts";
import type { DraftBlock } from "../draft.ts";
import { picturesInMemory } from "../drawn-pictures.ts";
import { joinLines, vocabularyOf } from "../layout/join-lines.ts";
import { PDF_LIMITS } from "../limits.ts";
import { followPainting } from "./painted.ts";
import { readPdfStep } from "./read-pdf.ts";

const WORDS = "BT /F 12 Tf 100 700 Td (A proper page.) Tj ET ";
/** Objects of different numbers, each within the one before. */
const unended = (count: number) => Array.from({ length: count }, (_, number) => `${number} 0 obj<< endobj\n`).join("");
/** A file of one page with the page in it four times. */
function fourTimes(file: Uint8Array): Uint8Array {
  const text = Buffer.from(file).toString("latin1");
  const page = /<<\/Type\/Page\/.*/.exec(text)?.[0];
  const pages = [6, 7, 8].map((number) => `${number} 0 obj\n${page}\nendobj\n`).join("");
  const all = text.replace("/Count 1/Kids[3 0 R]", "/Count 4/Kids[3 0 R 6 0 R 7 0 R 8 0 R]");
  return Buffer.from(all.replace("trailer", `${pages}trailer`), "latin1");
}
const PROPER = pageOf(WORDS);

describe("a hostile file ends in a clear answer, and the next file is read", () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ["parts within parts, ten deep", () => partsInParts(10), /put together of too many parts.*as a picture/],
    ["fifty thousand saved states", () => pageOf(`${"q ".repeat(50_000)}${WORDS}`), /put together of too many parts/],
    ["600,000 operations", () => pageOf("0 g ".repeat(600_000)), /put together of too many parts/],
    ["two million saved states", () => pageOf("q ".repeat(2_000_000)), /put together of too many parts/],
    ["1,001 pages", () => manyPages(1_001), /has 1,001 pages; up to 1,000 can be checked\. Split the file/],
    ["no page", () => Buffer.from(`%PDF-1.7\n${`${" ".repeat(200)}stream`.repeat(50_000)}`), /damaged/],
    ["one object begun 200,000 times", () => Buffer.from(`%PDF-1.7\n${"1 0 obj<<".repeat(200_000)}`), /damaged/],
    ["800,000 objects", () => Buffer.from(`%PDF-1.7\n${"1 0 obj<</A/B>>endobj\n".repeat(800_000)}`), /damaged/],
    ["objects that never end", () => Buffer.from(`%PDF-1.7\n${unended(100_000)}`), /damaged/],
    [
      "ends of a file in one another",
      () => Buffer.from(`%PDF-1.7\n${"trailer<<\n1 0 obj\n".repeat(50_000)}`),
      /damaged/,
    ],
    [
      "a line of a million moves",
      () => pageOf(`${WORDS}BT /F 9 Tf [${"(a) -9 ".repeat(500_000)}] TJ ET`),
      /too many parts/,
    ],
    [
      "a word of a million letters",
      () => pageOf(`${WORDS}BT /F 9 Tf (${"a".repeat(1_000_000)}) Tj ET`),
      /too many parts/,
    ],
    [
      "text without end",
      () => fourTimes(pageOf(`${WORDS}BT /F 9 Tf ${"(words of it ) Tj ".repeat(27_000)}ET`)),
      /400,000 characters/,
    ],
  ])("%s", async (_what, make, message) => {
    await expect(readPdf(await make())).rejects.toThrow(message);
    expect((await readPdf(PROPER)).text).toBe("A proper page.");
  });

  test("five thousand saved states are read", async () => {
    expect((await readPdf(pageOf(`${"q ".repeat(5_000)}${WORDS}`))).text).toBe("A proper page.");
  });
});

test("a file whose objects are there more than once is read, whatever its table of contents says", async () => {
  const file = Buffer.from(PROPER).toString("latin1");
  const again = `${"6 0 obj<</A/B>>endobj\n".repeat(5_000)}trailer`;
  const changed = Buffer.from(file.replace("trailer", again), "latin1");
  expect((await readPdf(changed)).text).toBe("A proper page.");
});

test("the pages of a long file are read in steps, each saved", async () => {
  const { text, steps } = await readPdf(await manyPages(600));
  expect(text.match(/Page \d+/g)).toEqual(Array.from({ length: 600 }, (_, number) => `Page ${number}`));
  expect(steps).toBe(6);
});

test("while the pages of a long file are read others have their turn, again and again", async () => {
  const file = await manyPages(100);
  let turns = 0;
  const other = setInterval(() => turns++);
  await readPdf(file);
  clearInterval(other);
  expect(turns).toBeGreaterThan(15);
});

const COVERS = "0 0 595 842 re f ";

test("while a page of forty thousand boxes is read others have their turn, again and again", async () => {
  const file = pageOf(`${COVERS.repeat(40_000)}1 g ${WORDS}`);
  let turns = 0;
  const other = setInterval(() => turns++);
  expect((await readPdf(file)).text).toBe("A proper page.");
  clearInterval(other);
  expect(turns).toBeGreaterThan(15);
});

describe("boxes painted over one another", () => {
  const box = { minMax: [0, 0, 595, 842], path: [[0, 0, 0, 1, 595, 0, 1, 595, 842, 1, 0, 842, 4]] };
  const painted = (operations: [string, unknown[]][]) => {
    const codes = Object.fromEntries(
      ["fill", ...operations.map(([name]) => name)].map((name, code) => [name, code + 1]),
    );
    const filled = operations.map(([name, args]) => (name === "constructPath" ? [codes.fill, ...args] : args));
    const fnArray = operations.map(([name]) => Number(codes[name]));
    return followPainting(
      { fnArray, argsArray: filled },
      codes,
      () => true,
      () => null,
    );
  };
  const cover: [string, unknown[]] = ["constructPath", [box.path, box.minMax]];
  const letter: [string, unknown[]] = ["showText", [[{ unicode: "a", width: 500 }]]];
  const many = Array.from({ length: 1_000 }, () => cover);

  test("are one where no words are between them", async () => {
    const { shapes, characters } = await painted([...many, letter, ...many]);
    expect([shapes.length, characters[0]?.below]).toEqual([2, 1]);
  });

  test("are kept where they are seen through, or where words are between them", async () => {
    const clear: [string, unknown[]] = ["setGState", [[["ca", 0.5]]]];
    expect((await painted([clear, ...many])).shapes).toHaveLength(1_000);
    expect((await painted(many.flatMap((each) => [each, letter]))).shapes).toHaveLength(1_000);
  });
});

test("a file of many pages of boxes is refused as a whole", async () => {
  const page = pageOf(COVERS.repeat(200));
  const work = PDF_LIMITS.operations;
  const source = { format: "pdf", fileName: "test.pdf", bytes: async () => new Uint8Array(page) } as const;
  const state = { pagesDone: 0, pagesTotal: 2, parts: [], work };
  const unneeded = () => Promise.reject(new Error("not needed"));
  const tools = { ocrModel: unneeded, drawn: picturesInMemory() };
  await expect(readPdfStep(source, state, tools, { open: unneeded, recognise: unneeded })).rejects.toThrow(
    /put together of too many parts.*Split the file/,
  );
});

test("the lines of a paragraph, and a line without a space, are joined in step with their length", async () => {
  const lines = (size: number) =>
    Array.from({ length: size }, (_, at) => ({ text: `w${at}`, links: [] as DraftBlock["links"] }));
  const joined = (parts: ReturnType<typeof lines>) =>
    parts.reduce((before, after) => joinLines(before, after, vocabularyOf([])));
  // No more: from some thousand lines on, what the runtime copies of the text that grows is most of the time.
  expect(await outgrowth(500, lines, joined)).toBeNull();
  expect(await outgrowth(10_000, (size) => ["a".repeat(size)], vocabularyOf)).toBeNull();
});

test("what runs beside a hostile file, and a proper one beside it, are unharmed", async () => {
  const hostile = readPdf(await partsInParts(10)).catch((error: Error) => error.message);
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
  const proper = await readPdf(PROPER);
  expect(await hostile).toMatch(/too many parts/);
  isOver = true;
  await unrelated;
  expect(proper.text).toBe("A proper page.");
  expect(beside.size).toBe(20_000);
  expect(globalThis).not.toHaveProperty("ImageDecoder");
});
