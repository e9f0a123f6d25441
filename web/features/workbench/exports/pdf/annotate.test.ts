import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { degrees, PDFDocument, StandardFonts } from "pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import type { AssessmentDetail } from "#schema/assessment.ts";
import { detail } from "#web/test/fixtures.ts";
import { AUTHOR } from "../record.ts";
import { annotatePdf } from "./annotate.ts";
import type { PageRuns, Run } from "./words.ts";

const DATE = "2026-11-28T10:00:00.000Z";
const FIXTURES = resolve(import.meta.dirname, "../../../../../worker/test/fixtures/reading");

async function opened(bytes: Uint8Array) {
  return getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
}

async function runsOf(bytes: Uint8Array): Promise<PageRuns[]> {
  const document = await opened(bytes);
  const pages: PageRuns[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push({ page, runs: items.filter((item): item is Extract<typeof item, Run> => "str" in item) });
  }
  return pages;
}

const [base] = detail.matters ?? [];
if (!base) throw new Error("fixture");

const exportedOf = (text: string, quotes: readonly string[]) => {
  const matters = quotes.map((quote, index) => {
    const start = text.indexOf(quote);
    const places = [{ quote, page: null, start, end: start + quote.length }];
    return { ...base, id: `c@${index}`, number: index + 1, places, due: null };
  });
  return { assessment: { ...detail, matters } as AssessmentDetail, decisions: [] };
};

const LINES = [
  "Relvantis is the best choice for adults with type 2 diabetes in the United",
  "Kingdom. It works faster than any other medicine, and it is safe and well",
  "tolerated. In a trial of 412 people it lowered the risk by 42% in a year.",
];
const SIZE = 11;

test("highlights lie on the words, measured by the font's own widths", async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [index, line] of LINES.entries()) page.drawText(line, { x: 60, y: 760 - 16 * index, size: SIZE, font });
  const file = await document.save();
  const words = LINES.flatMap((line, at) =>
    [...line.matchAll(/\S+ \S+ \S+/g)].map(({ 0: quote, index }) => ({ quote, at, before: line.slice(0, index) })),
  );
  const exported = exportedOf(
    LINES.join("\n"),
    words.map(({ quote }) => quote),
  );
  const { bytes, placed } = await annotatePdf(file, await runsOf(file), exported, DATE);
  expect(placed).toBe(words.length);
  const annotations = await (await (await opened(bytes)).getPage(1)).getAnnotations();
  const onWords = words.filter(({ quote, at, before }, index) => {
    const [x1, y1, x2, y2] = annotations[index].rect as number[];
    const left = 60 + font.widthOfTextAtSize(before, SIZE);
    const right = left + font.widthOfTextAtSize(quote, SIZE);
    const baseline = 760 - 16 * at;
    const shared = Math.min(x2 as number, right) - Math.max(x1 as number, left);
    return shared / (right - left) > 0.8 && (y1 as number) < baseline && (y2 as number) > baseline + 5;
  });
  expect(onWords.length / words.length).toBeGreaterThanOrEqual(0.98);
});

test("a passage over two lines is highlighted on both, and the note says whose it is", async () => {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [index, line] of LINES.entries()) page.drawText(line, { x: 60, y: 700 - 16 * index, size: SIZE, font });
  const file = await document.save();
  const text = LINES.join("\n");
  const { bytes } = await annotatePdf(file, await runsOf(file), exportedOf(text, ["safe and well\ntolerated"]), DATE);
  const [annotation] = await (await (await opened(bytes)).getPage(1)).getAnnotations();
  expect(annotation.subtype).toBe("Highlight");
  expect(annotation.quadPoints).toHaveLength(16);
  expect(annotation.titleObj.str).toBe(AUTHOR);
  expect(annotation.contentsObj.str).toContain(`Clause ${base.clause}`);
});

test.each(["d001", "d002", "d066"])("the sentences of %s.pdf are found on its pages", async (name) => {
  const file = Uint8Array.from(readFileSync(`${FIXTURES}/${name}.pdf`));
  const text = readFileSync(`${FIXTURES}/${name}.txt`, "utf8");
  const sentences = text.match(/[A-Z][^.\n]{30,90}\./g)?.slice(0, 12) ?? [];
  const { placed, unplaced } = await annotatePdf(file, await runsOf(file), exportedOf(text, sentences), DATE);
  expect(sentences.length).toBeGreaterThan(2);
  expect({ placed, unplaced: unplaced.map(({ places }) => places[0]?.quote) }).toEqual({
    placed: sentences.length,
    unplaced: [],
  });
});

test("words that run up the page are highlighted along their own direction", async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const line = LINES[0] as string;
  page.drawText(line, { x: 300, y: 100, size: SIZE, font, rotate: degrees(90) });
  const file = await document.save();
  const quote = "best choice";
  const { bytes } = await annotatePdf(file, await runsOf(file), exportedOf(line, [quote]), DATE);
  const [{ rect }] = await (await (await opened(bytes)).getPage(1)).getAnnotations();
  const [left, foot, right, top] = rect as [number, number, number, number];
  const from = 100 + font.widthOfTextAtSize(line.slice(0, line.indexOf(quote)), SIZE);
  const to = from + font.widthOfTextAtSize(quote, SIZE);
  expect([left < 295, right > 300, right - left < 2 * SIZE]).toEqual([true, true, true]);
  expect((Math.min(top, to) - Math.max(foot, from)) / (to - from)).toBeGreaterThan(0.8);
});

test("a highlight reaches to the full stop, quotation mark or bracket that ends its words", async () => {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.drawText("It works!!) for all", { x: 60, y: 700, size: SIZE, font });
  const file = await document.save();
  const { bytes } = await annotatePdf(
    file,
    await runsOf(file),
    exportedOf("It works!!) for all", ["It works!!)"]),
    DATE,
  );
  const [{ rect }] = await (await (await opened(bytes)).getPage(1)).getAnnotations();
  expect(rect[2]).toBeGreaterThan(60 + font.widthOfTextAtSize("It works!!", SIZE));
});
