import { PDFDocument, type PDFFont, StandardFonts } from "pdf-lib";

const WIDTH = 495;
const SIZE = 10;

function wrap(paragraph: string, font: PDFFont): string[] {
  const lines: string[] = [];
  let line = "";
  // The standard fonts know only the characters of Windows-1252.
  for (const word of paragraph.replace(/[^\u0020-\u007E\u00A0-\u00FF]/g, "-").split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (font.widthOfTextAtSize(longer, SIZE) > WIDTH) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Sets texts on A4 pages, each on one of its own. Returns the bytes of the PDF. */
export async function textPdf(pages: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const text of pages) {
    const page = pdf.addPage([595, 842]);
    const lines = text.split("\n").flatMap((paragraph) => wrap(paragraph, font));
    for (const [row, line] of lines.entries()) page.drawText(line, { x: 50, y: 790 - row * 14, size: SIZE, font });
  }
  return new Uint8Array(await pdf.save());
}

/** Sets a text over two A4 pages. Returns the bytes of the PDF. */
export function twoPagePdf(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const lines = text.split("\n");
  const half = Math.ceil(lines.length / 2);
  return textPdf([lines.slice(0, half).join("\n"), lines.slice(half).join("\n")]);
}
