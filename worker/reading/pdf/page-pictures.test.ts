import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { describe, expect, test, vi } from "vitest";
import { draftBlock } from "../draft.ts";
import { MOST_DRAWN, picturesInMemory } from "../drawn-pictures.ts";
import { blankImage } from "../image/grey.ts";
import { holdsUnsureText, recognise } from "../ocr/recognise.ts";
import type { OcrLine } from "../ocr/words.ts";
import type { ReadingState } from "../reading-step.ts";
import { withPdf } from "./open-pdf.ts";
import { type PagePicture, readPagePicture } from "./page-picture.ts";
import { readPdfStep } from "./read-pdf.ts";

const png = readFileSync(resolve(import.meta.dirname, "../../test/fixtures/reading/small.png"));
const LONG = "A sentence of the page's own text that is by far too long to be a stamp. ".repeat(3).trim();

async function pdfOf(pages: { text: string; y?: number; picture: { width: number; height: number } | null }[]) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const image = await pdf.embedPng(png);
  for (const { text, y = 780, picture } of pages) {
    const page = pdf.addPage([595, 842]);
    if (text) page.drawText(text, { x: 50, y, size: 12, maxWidth: 480, lineHeight: 15, font });
    if (picture) page.drawImage(image, { x: 50, y: 300, ...picture });
  }
  return new Uint8Array(await pdf.save());
}

const blocksOf = (texts: string[]) => texts.map((text) => draftBlock(text));

async function read(
  bytes: Uint8Array<ArrayBuffer>,
  opened: PagePicture | null | Error = { pixels: blankImage(4, 4), pointsPerPixel: 1, share: 1, failed: 0 },
  words = ["Words in a picture."],
  figure: string[] | null = null,
) {
  let loads = 0;
  const load = async () => {
    loads++;
    return bytes.slice();
  };
  const source = { format: "pdf", fileName: "test.pdf", bytes: load } as const;
  const tools = { ocrModel: () => Promise.reject(new Error("not needed")), drawn: picturesInMemory() };
  const kinds: string[] = [];
  const pictures = {
    open: async () => {
      if (opened instanceof Error) throw opened;
      return opened && "pixels" in opened ? { ...opened, pixels: blankImage(4, 4) } : opened;
    },
    recognise: async (_picture: unknown, _tools: unknown, _scale: number, kind: string) => {
      kinds.push(kind);
      const confidence = figure ? 40 : words.length > 0 ? 90 : 0;
      return { blocks: blocksOf(words), confidence, figure: figure && blocksOf(figure) };
    },
  };
  let state: ReadingState | null = null;
  for (;;) {
    const step = await readPdfStep(source, state, tools, pictures);
    if (step.done) return { material: step.material, kinds, loads };
    state = structuredClone(step.state);
  }
}

describe("pictures on a page", () => {
  test("that say nothing leave a cover its own words; behind a stamp at the edge they are a scan that was not read", async () => {
    const photograph = { width: 500, height: 280 };
    const { material } = await read(
      await pdfOf([
        { text: "Patient guide", y: 650, picture: photograph },
        { text: "Page 2", picture: photograph },
      ]),
      undefined,
      [],
    );
    expect(material.pages.map(({ source, confidence }) => [source, confidence])).toEqual([
      ["text", null],
      ["ocr", 0],
    ]);
  });

  test("with text are read as well, and a page with none is a scan", async () => {
    const chart = { width: 300, height: 200 };
    const { material, kinds } = await read(
      await pdfOf([
        { text: LONG, picture: chart },
        { text: "", picture: chart },
        { text: LONG, picture: null },
      ]),
    );
    expect(kinds).toEqual(["illustration", "page"]);
    expect(material.pages.map(({ source }) => source)).toEqual(["text", "ocr", "text"]);
    expect(material.text.match(/Words in a picture\./g)?.length).toBe(2);
  });

  test("are drawn a few at a time, and their words read without the file", async () => {
    const pages = Array.from({ length: MOST_DRAWN + 1 }, () => ({ text: "", picture: { width: 300, height: 200 } }));
    const { material, loads } = await read(await pdfOf(pages));
    expect(material.pages.map(({ source }) => source)).toEqual(pages.map(() => "ocr"));
    // For its text layers, and twice to draw.
    expect(loads).toBe(3);
  });

  test.each([
    ["60 megapixels, whatever they are", 9999],
    ["10 megapixels, where they would be unpacked whole,", 3999],
  ])("that declare more than %s are named before they are unpacked", async (_what, side) => {
    const file = Buffer.from(await pdfOf([{ text: LONG, picture: { width: 300, height: 200 } }]));
    const header = /\/Width (\d+)\s*\/Height (\d+)/.exec(file.toString("latin1"));
    const declared = file
      .toString("latin1")
      .replace(/\/Width \d+/g, `/Width ${side}`)
      .replace(/\/Height \d+/g, `/Height ${side}`);
    expect(header).not.toBeNull();
    const picture = await withPdf(new Uint8Array(Buffer.from(declared, "latin1")), "pictures", async (pdf) =>
      readPagePicture(await pdf.getPage(1), true),
    );
    expect(picture).toEqual({ reason: expect.stringMatching(/could not be opened/) });
  });

  test("as small as a rule or an icon are left alone", async () => {
    const { kinds } = await read(await pdfOf([{ text: LONG, picture: { width: 480, height: 2 } }]));
    expect(kinds).toEqual([]);
  });

  test("of a few pixels, as shades are, hold no words", async () => {
    const { material, kinds } = await read(await pdfOf([{ text: LONG, picture: { width: 300, height: 200 } }]), null);
    expect([kinds, material.unread]).toEqual([[], []]);
  });

  test("that shade off from edge to edge, as the grounds of slides do, hold no words beside a text", async () => {
    const canvas = createCanvas(800, 600);
    const paint = canvas.getContext("2d");
    const shade = paint.createLinearGradient(0, 0, 800, 600);
    shade.addColorStop(0, "#123456");
    shade.addColorStop(1, "#e0e8f0");
    paint.fillStyle = shade;
    const picturesWith = async (word: string, hasText: boolean) => {
      paint.fillRect(0, 0, 800, 600);
      paint.save();
      paint.fillStyle = "#ffffff";
      paint.font = "40px sans-serif";
      paint.fillText(word, 60, 120);
      paint.restore();
      const pdf = await PDFDocument.create();
      const image = await pdf.embedPng(canvas.toBuffer("image/png"));
      pdf.addPage([800, 600]).drawImage(image, { x: 0, y: 0, width: 800, height: 600 });
      return withPdf(new Uint8Array(await pdf.save()), "pictures", async (file) =>
        readPagePicture(await file.getPage(1), hasText),
      );
    };
    expect(await picturesWith("", true)).toBeNull();
    expect(await picturesWith("Safe", true)).toMatchObject({ failed: 0 });
    // A page with nothing else on it may be a scan gone black: it is looked at, and said not to be read.
    expect(await picturesWith("", false)).toMatchObject({ failed: 0 });
  });

  test("that are built up of one picture drawn over itself, as glows are, are drawn whole", async () => {
    const pdf = await PDFDocument.create();
    const image = await pdf.embedPng(png);
    const page = pdf.addPage([200, 200]);
    for (let copy = 0; copy < 30; copy++) page.drawImage(image, { x: 0, y: 0, width: 200, height: 200 });
    const bytes = new Uint8Array(await pdf.save());
    const picture = await withPdf(bytes, "pictures", async (file) => readPagePicture(await file.getPage(1)));
    expect(picture).toMatchObject({ share: 1, failed: 0 });
  });

  test("as flat as a rule, in JPEG, leave the text of their page read", async () => {
    const canvas = createCanvas(3000, 1);
    canvas.getContext("2d").fillRect(0, 0, 3000, 1);
    const pdf = await PDFDocument.create();
    const rule = await pdf.embedJpg(canvas.toBuffer("image/jpeg"));
    const page = pdf.addPage([595, 842]);
    page.drawText(LONG.slice(0, 70), { x: 50, y: 780, size: 12, font: await pdf.embedFont(StandardFonts.Helvetica) });
    page.drawImage(rule, { x: 50, y: 700, width: 480, height: 2 });
    const { material } = await read(new Uint8Array(await pdf.save()));
    expect([material.text, material.unread]).toEqual([LONG.slice(0, 70), []]);
  });

  test("are named where they cannot be opened, and the text beside them is kept", async () => {
    const file = await pdfOf([{ text: LONG, picture: { width: 300, height: 200 } }]);
    for (const opened of [{ reason: "Cannot be opened." }, new Error("a fault of the decoder")]) {
      const { material } = await read(file, opened);
      expect(material.text).toBe(LONG);
      expect(material.unread).toMatchObject([{ page: 1 }]);
    }
  });
});

describe("a page with nothing but a picture that was read badly", () => {
  const figure = { width: 300, height: 200 };
  const sourcesOf = async (share: number, texts: string[], sure: string[] | null = ["Figure 1. Visits by month"]) => {
    const opened = { pixels: blankImage(4, 4), pointsPerPixel: 1, share, failed: 0 };
    const pages = texts.map((text) => ({ text, picture: text === "" ? figure : null }));
    const { material } = await read(await pdfOf(pages), opened, ["3885 HEREE pry"], sure);
    return [material.pages.map(({ source, confidence }) => confidence ?? source), material.text] as const;
  };

  test("is a figure among pages that were read: what is surely writing in it is kept, as of an illustration", async () => {
    const [sources, text] = await sourcesOf(0.4, [LONG, ""]);
    expect(sources).toEqual(["text", "text"]);
    expect(text).toBe(`${LONG}\n\nFigure 1. Visits by month`);
  });

  test("is a scan where the picture takes up the page, where lines of a text were seen in it, and where it is all of the file", async () => {
    expect(await sourcesOf(0.9, [LONG, ""])).toEqual([["text", 40], expect.stringContaining("HEREE")]);
    expect((await sourcesOf(0.4, ["", ""]))[0]).toEqual([40, 40]);
    expect((await sourcesOf(0.4, [LONG, "", ""]))[0]).toEqual(["text", 40, 40]);
    expect(await sourcesOf(0.4, [LONG, ""], null)).toEqual([["text", 90], expect.stringContaining("HEREE")]);
  });

  test("is known by lines of words that were read badly and stand one under another", () => {
    const lineOf = (text: string, confidence: number, baseline: number): OcrLine => ({
      words: text.split(" ").map((word, at) => ({
        ...{ text: word, confidence, flags: 0 },
        rect: { left: at * 60, right: at * 60 + 50, top: baseline - 12, bottom: baseline },
      })),
      ...{ baseline, size: 16 },
    });
    const prose = ["Tho patlent shou1d nct take", "rnore than oue tahlet daily"];
    const read = (confidence: number, gap: number, texts = prose) =>
      holdsUnsureText(texts.map((text, at) => lineOf(text, confidence, 100 + at * gap)));
    expect([read(0.3, 22), read(0.9, 22)]).toEqual([true, false]);
    // Labels of a chart stand apart, and rows under it are figures.
    expect(read(0.3, 200)).toBe(false);
    expect(read(0.3, 22, ["Toluetamab QW 143 108 78 59", "RWPC unadusted 177 102 60 33"])).toBe(false);
  });
});

test("a page of nothing but a background that shades off is not put to recognition, which takes seconds", async () => {
  const shade = blankImage(600, 800);
  for (const at of shade.data.keys()) shade.data[at] = 255 - Math.floor(at / 600 / 8);
  const asked = vi.fn(() => Promise.reject(new Error("Recognition was asked")));
  const tools = { ocrModel: asked, drawn: picturesInMemory() };
  expect(await recognise(shade, tools, 1)).toEqual({ blocks: [], confidence: 0, figure: [] });
  for (let y = 100; y < 120; y++) shade.data.fill(0, y * 600 + 300, y * 600 + 304);
  await expect(recognise(shade, tools, 1)).rejects.toThrow("Recognition was asked");
  expect(asked).toHaveBeenCalledTimes(1);
});
