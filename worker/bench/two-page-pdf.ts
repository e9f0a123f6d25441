import { PDFDocument, StandardFonts } from "pdf-lib";

const WIDTH = 495;
const SIZE = 10;

/** Sets a text over two A4 pages. Returns the bytes of the PDF. */
export async function twoPagePdf(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const lines = text.split("\n").flatMap((paragraph) => {
    const wrapped: string[] = [];
    let line = "";
    // The standard fonts know only the characters of Windows-1252.
    for (const word of paragraph.replace(/[^\u0020-\u007E\u00A0-\u00FF]/g, "-").split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (font.widthOfTextAtSize(longer, SIZE) > WIDTH) {
        wrapped.push(line);
        line = word;
      } else line = longer;
    }
    return [...wrapped, line];
  });
  const half = Math.ceil(lines.length / 2);
  for (const part of [lines.slice(0, half), lines.slice(half)]) {
    const page = pdf.addPage([595, 842]);
    for (const [row, line] of part.entries()) page.drawText(line, { x: 50, y: 790 - row * 14, size: SIZE, font });
  }
  const bytes = await pdf.save();
  return new Uint8Array(bytes);
}
