import { PDFDocument, PDFName, type PDFPage, StandardFonts } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { picturesInMemory } from "../drawn-pictures.ts";
import type { Material } from "../material.ts";
import { readPdfStep } from "./read-pdf.ts";

async function read(pdf: PDFDocument): Promise<Material> {
  const bytes = new Uint8Array(await pdf.save());
  const source = { format: "pdf", fileName: "test.pdf", bytes: async () => bytes.slice() } as const;
  const unneeded = () => Promise.reject(new Error("not needed"));
  const tools = { ocrModel: unneeded, drawn: picturesInMemory() };
  const step = await readPdfStep(source, null, tools, { open: unneeded, recognise: unneeded });
  if (!step.done) throw new Error("Nothing here needs recognition");
  return step.material;
}

async function blankPage(): Promise<{ pdf: PDFDocument; page: PDFPage }> {
  const pdf = await PDFDocument.create();
  return { pdf, page: pdf.addPage([595, 842]) };
}

/** Writes bytes on a page in a font of which the codes from 1 on are glyphs of these names. */
async function pageInFont(names: string[], bytes: string): Promise<PDFDocument> {
  const { pdf, page } = await blankPage();
  const { context } = pdf;
  const encoding = context.obj({ Type: "Encoding", Differences: [1, ...names.map((name) => PDFName.of(name))] });
  const widths = { FirstChar: 1, LastChar: 126, Widths: Array<number>(126).fill(500) };
  const font = context.obj({ Type: "Font", Subtype: "Type1", BaseFont: "ABCDEF+Odd", Encoding: encoding, ...widths });
  const key = page.node.newFontDictionary("Odd", context.register(font));
  page.node.addContentStream(context.register(context.stream(`BT ${key} 12 Tf 50 700 Td <${bytes}> Tj ET`)));
  return pdf;
}

describe("letters that a font does not say plainly", () => {
  test("are known by the names of their glyphs", async () => {
    const names = ["zero.os", "one.os", "two.os", "percent.os", "A.sc"];
    // "by " and "21%", then a blank and a small capital.
    const { text, unread } = await read(await pageInFont(names, "6279200302042005"));
    expect([text, unread]).toEqual(["by 21% A", []]);
  });

  test("and by nothing at all are named as unread", async () => {
    const names = ["g1", "g2", "g3", "g4", "g5"];
    const { unread } = await read(await pageInFont(names, "6e6f742074686973200102030405"));
    expect(unread).toEqual([{ page: 1, reason: expect.stringMatching(/does not say which letters they are/) }]);
  });

  test("are the signs of Mathematical Pi, which journals set", async () => {
    const names = ["H11350", "H11021", "H11006", "H9252", "H11005"];
    const said = Buffer.from("BP \x01140, p\x020.05, 5 \x03 1, \x04-blocker, n \x05 12", "latin1").toString("hex");
    const { text, unread } = await read(await pageInFont(names, said));
    expect([text, unread]).toEqual(["BP ≥140, p<0.05, 5 ± 1, β-blocker, n = 12", []]);
  });

  test("that stand alone, a few in a page of many words, are ornaments; in words, in a row, or many, they are words", async () => {
    const names = ["g1", "g2", "g3"];
    const unreadOf = async (odd: string, words: string) => {
      const pdf = await pageInFont(names, Buffer.from(odd, "latin1").toString("hex"));
      const font = await pdf.embedFont(StandardFonts.Helvetica);
      pdf.getPage(0).drawText(words, { x: 50, y: 600, size: 10, maxWidth: 480, lineHeight: 13, font });
      return (await read(pdf)).unread.length;
    };
    const many = "The dose is taken once a day with food. ".repeat(20);
    const alone = "\x01 is one, \x02 is two, \x03 is three, \x01 is four, \x02 is five";
    expect(await unreadOf(alone, many)).toBe(0);
    expect(await unreadOf(alone, "The dose is taken once a day.")).toBe(1);
    expect(await unreadOf(`${alone}, e\x01icacy`, many)).toBe(1);
    expect(await unreadOf("five signs: \x01 \x02 \x03 \x01 \x02", many)).toBe(1);
  });

  test("are the pictures of Zapf Dingbats", async () => {
    const { pdf, page } = await blankPage();
    const [dingbats, font] = [await pdf.embedFont(StandardFonts.ZapfDingbats), await pdf.embedFont("Helvetica")];
    page.drawText("✓", { x: 50, y: 700, size: 12, font: dingbats });
    page.drawText("Reduces the risk", { x: 70, y: 700, size: 12, font });
    expect((await read(pdf)).text).toBe("✓ Reduces the risk");
  });
});

describe("letters that are drawn several times, to look bold or for a shadow,", () => {
  test("are read once", async () => {
    const { pdf, page } = await blankPage();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    for (const by of [0, 0.3, 0.6]) page.drawText("Reduces the risk", { x: 50 + by, y: 700 - by, size: 14, font });
    expect((await read(pdf)).text).toBe("Reduces the risk");
  });

  test("are read once when each comes on its own, and doubled letters stay", async () => {
    const { pdf, page } = await blankPage();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    let x = 50;
    for (const letter of "illness") {
      for (const by of [0, 0.3]) page.drawText(letter, { x: x + by, y: 700, size: 14, font });
      x += font.widthOfTextAtSize(letter, 14);
    }
    expect((await read(pdf)).text).toBe("illness");
  });
});
