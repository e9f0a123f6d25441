import { PDFDocument, type PDFFont, PDFOperator, type PDFPage, StandardFonts } from "pdf-lib";

/** A page of a PDF that is being made. */
export interface PdfParts {
  pdf: PDFDocument;
  page: PDFPage;
  font: PDFFont;
  /** Draws the words as a content stream: operators before and after the text. */
  draw(before: string, words: string, at?: { x?: number; y?: number; size?: number }, after?: string): void;
}

export const LEFT = 50;
const LINE_CHARS = 95;

/** Lines of at most so many characters, broken between words. */
function wrapped(line: string): string[] {
  const rows = [""];
  for (const word of line.split(" ")) {
    const row = rows.at(-1) ?? "";
    if (row.length + word.length >= LINE_CHARS) rows.push(word);
    else rows[rows.length - 1] = row === "" ? word : `${row} ${word}`;
  }
  return rows;
}

/** Only what the standard fonts have letters for. */
export const plain = (text: string) =>
  text
    .replace(/▼/g, "")
    .replace(/[–—]/g, "-")
    .replace(/[’‘]/g, "'")
    .replace(/[^\x20-\xff]/g, "");
const escaped = (text: string) => text.replace(/[\\()]/g, (char) => `\\${char}`);

/** A page with these lines in 9 points, and what `hide` adds to it. */
export async function pdfOf(
  lines: readonly string[],
  hide: (parts: PdfParts) => Promise<void> | void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  let y = 800;
  for (const line of lines) {
    for (const row of wrapped(plain(line))) {
      if (row !== "") page.drawText(row, { x: LEFT, y, size: 9, font });
      y -= 12;
    }
    y -= 6;
  }
  const key = page.node.newFontDictionary(font.name, font.ref);
  const draw: PdfParts["draw"] = (before, words, { x = LEFT, y: top = 30, size = 9 } = {}, after = "") => {
    const stream = `q ${before} BT ${key} ${size} Tf ${x} ${top} Td (${escaped(plain(words))}) Tj ET ${after} Q`;
    page.pushOperators(PDFOperator.of(stream as never));
  };
  await hide({ pdf, page, font, draw });
  return new Uint8Array(await pdf.save());
}
