import { PDFName, PDFNumber } from "pdf-lib";
import { expect, test } from "vitest";
import { LEFT, type PdfParts, pdfOf } from "#worker/test/places/pdf-file.ts";
import { SEEN_IN_PDF, UNSEEN_IN_PDF, underPicture } from "#worker/test/places/pdf-places.ts";
import { checkMaterial } from "../check-material.ts";
import { picturesInMemory } from "../drawn-pictures.ts";
import { readPdfStep } from "./read-pdf.ts";

const LINES = ["Zelvorin tablets", "Zelvorin is the best choice for every adult."];
const WORDS = "This is a clinical trial protocol.";

async function read(hide: (parts: PdfParts) => void) {
  const bytes = await pdfOf(LINES, hide);
  const source = { format: "pdf", fileName: "test.pdf", bytes: async () => bytes.slice() } as const;
  const unneeded = () => Promise.reject(new Error("not needed"));
  const tools = { ocrModel: unneeded, drawn: picturesInMemory() };
  const step = await readPdfStep(source, null, tools, { open: unneeded, recognise: unneeded });
  if (!step.done) throw new Error("Nothing here needs recognition");
  expect(checkMaterial(step.material)).toEqual([]);
  return step.material;
}

const CLEAN = (await read(() => undefined)).text;
const wordsOf = (hidden: { text: string }[]) => hidden.map(({ text }) => text).join(" ");
const squeezed = (text: string) => text.replace(/\s/g, "");

test.each(UNSEEN_IN_PDF)("%s: the words are hidden, and the text is that of the clean twin", async (_, hide) => {
  const { text, hidden } = await read((parts) => hide(parts, WORDS));
  expect(text).toBe(CLEAN);
  expect(squeezed(wordsOf(hidden))).toBe(squeezed(WORDS));
});

test.each(SEEN_IN_PDF)("%s: the words are text, and nothing is called hidden", async (_, show) => {
  const { text, hidden } = await read((parts) => show(parts, WORDS));
  expect(text.split(/\n+/)).toContain(WORDS);
  expect(hidden).toEqual([]);
});

test.each<[string, number, number, "stream" | "flateStream"]>([
  ["sixty by sixty pixels", 60, 60, "stream"],
  ["600 by 122 pixels, packed", 600, 122, "flateStream"],
  ["a million pixels, packed", 1_000, 1_000, "flateStream"],
])("words under a white picture of %s are hidden", async (_, width, height, stream) => {
  const picture = underPicture(Array<number>(width * height).fill(255), width, undefined, stream);
  const { text, hidden } = await read((parts) => picture(parts, WORDS));
  expect(text).toBe(CLEAN);
  expect(squeezed(wordsOf(hidden))).toBe(squeezed(WORDS));
});

test("words beside a picture that is not of one colour, however well it packs, are read", async () => {
  const half = Array.from({ length: 360_000 }, (_, at) => (at < 180_000 ? 255 : 0));
  const { text } = await read((parts) => underPicture(half, 600, "36 0 0 9 50 27", "flateStream")(parts, WORDS));
  expect(text).toContain(WORDS);
});

/** Words on a page of their own, the unit of which is so many points. */
const onPageOf =
  (unit: number) =>
  ({ pdf, font }: PdfParts) => {
    const page = pdf.addPage([595, 842]);
    page.drawText(WORDS, { x: LEFT, y: 700, size: 11, font });
    page.node.set(PDFName.of("UserUnit"), PDFNumber.of(unit));
  };

test("words on a page that is a speck beside the others are hidden, and on a small card they are read", async () => {
  const speck = await read(onPageOf(0.01));
  expect(speck.text).toBe(CLEAN);
  expect(squeezed(wordsOf(speck.hidden))).toBe(squeezed(WORDS));
  const card = await read(onPageOf(0.3));
  expect(card.text).toContain(WORDS);
  expect(card.hidden).toEqual([]);
});

test("words that go on in white on a line of black ones are hidden, and only they", async () => {
  const { text, hidden } = await read(({ draw, font }) => {
    let x = LEFT;
    for (const [colour, words] of [
      ["0 g", "Ask your doctor. "],
      ["1 g", `${WORDS} `],
      ["0 g", "Or a nurse."],
    ] as const) {
      draw(colour, words, { x });
      x += font.widthOfTextAtSize(words, 9);
    }
  });
  expect(text.replace(/\s+/g, " ")).toContain("Ask your doctor. Or a nurse.");
  expect(wordsOf(hidden)).toBe(WORDS);
});

test("text beside the page, however long, does not keep later white text from being found", async () => {
  const { text, hidden } = await read(({ draw }) => {
    draw("", "Nothing to see here. ".repeat(40), { x: -9_000, y: 500 });
    draw("1 g", WORDS);
  });
  expect(text).toBe(CLEAN);
  expect(wordsOf(hidden)).toContain(WORDS);
});

test("letters of a point, each painted by itself, are hidden", async () => {
  const { text, hidden } = await read(({ draw }) => {
    [...WORDS].forEach((letter, at) => {
      draw("", letter, { x: LEFT + at * 12, y: 30, size: 3 });
    });
  });
  expect(wordsOf(hidden).replace(/\s/g, "").length).toBeGreaterThan(5);
  expect(text).not.toContain("protocol");
});

test("raised figures of 3 points are marks at their words", async () => {
  const { text, hidden } = await read(({ draw, font }) => {
    draw("", "reduced the risk", { y: 30 });
    draw("", "12", { x: LEFT + font.widthOfTextAtSize("reduced the risk", 9), y: 33, size: 3.2 });
  });
  expect(text).toContain("reduced the risk12");
  expect(hidden).toEqual([]);
});
