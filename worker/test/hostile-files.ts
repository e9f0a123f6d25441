import { PDFHexString, PDFName, PDFString } from "pdf-lib";
import type { SourceFormat } from "#worker/reading/material.ts";
import { LEFT, type PdfParts, pdfOf, plain } from "./places/pdf-file.ts";
import { paragraph, run, WORD, type WordAdditions, wordFile, xml } from "./places/word-file.ts";

/** A way to put text into a file that no reader of the file sees. */
export interface HidingPlace {
  name: string;
  format: Extract<SourceFormat, "pdf" | "docx" | "text">;
  /** The file with the words hidden in it; without words its clean twin, made in the same way. */
  make(lines: readonly string[], words: string | null): Promise<Uint8Array<ArrayBuffer>>;
}

type Hide = (parts: PdfParts, words: string) => Promise<void> | void;

function inPdf(name: string, hide: Hide): HidingPlace {
  return {
    ...{ name, format: "pdf" },
    make: (lines, words) => pdfOf(lines, (parts) => (words === null ? undefined : hide(parts, words))),
  };
}

function inWord(name: string, hide: (words: string) => WordAdditions): HidingPlace {
  return {
    ...{ name, format: "docx" },
    make: async (lines, words) => wordFile(lines, words === null ? {} : hide(words)),
  };
}

const inText = (name: string, hide: (words: string) => string): HidingPlace => ({
  ...{ name, format: "text" },
  make: async (lines, words) => {
    const hidden = words === null ? [] : [hide(words)];
    return new Uint8Array(new TextEncoder().encode([...lines, ...hidden].join("\n")));
  },
});

const hiddenRun = (properties: string) => (words: string) => ({ body: paragraph(run(words, properties)) });

/** Every letter followed by a character that takes no room. */
const interleaved = (words: string) => [...words].join("\u200b");
/** Letters of the tag block: on screen there is nothing at all. */
const inTags = (words: string) =>
  [...words].map((char) => String.fromCodePoint(0xe0000 + (char.codePointAt(0) ?? 0x20))).join("");

function annotate({ pdf, page }: PdfParts, entries: Record<string, unknown>): void {
  const rect = [LEFT, 20, 300, 40];
  const annotation = pdf.context.obj({ Type: "Annot", Rect: rect, ...entries } as never);
  page.node.addAnnot(pdf.context.register(annotation));
}

function extended({ pdf, page }: PdfParts, settings: Record<string, number>): string {
  return page.node.newExtGState("GS", pdf.context.obj(settings)).asString();
}

/** A group of content that is switched off. */
function layerOff({ pdf, page }: PdfParts): string {
  const { context, catalog } = pdf;
  const layer = context.register(context.obj({ Type: "OCG", Name: PDFString.of("Notes") }));
  catalog.set(PDFName.of("OCProperties"), context.obj({ OCGs: [layer], D: { OFF: [layer], Order: [layer] } }));
  page.node.normalizedEntries().Resources.set(PDFName.of("Properties"), context.obj({ L1: layer }));
  return "L1";
}

/** All the places; a reader of the file sees none of them. */
export const HIDING_PLACES: readonly HidingPlace[] = [
  inPdf("text rendered invisibly", ({ draw }, words) => draw("3 Tr", words)),
  inPdf("text rendered for clipping only", ({ draw }, words) => draw("7 Tr", words)),
  inPdf("white text", ({ draw }, words) => draw("1 1 1 rg", words)),
  inPdf("nearly white text", ({ draw }, words) => draw("0.99 0.99 0.98 rg", words)),
  inPdf("white text in CMYK", ({ draw }, words) => draw("0 0 0 0 k", words)),
  inPdf("white text in grey", ({ draw }, words) => draw("1 g", words)),
  inPdf("transparent text", (parts, words) => parts.draw(`${extended(parts, { ca: 0, CA: 0 })} gs`, words)),
  inPdf("text beside the page", ({ draw }, words) => draw("", words, { x: -2_000 })),
  inPdf("text above the page", ({ draw }, words) => draw("", words, { y: 1_900 })),
  inPdf("text outside the crop box", ({ page, draw }, words) => {
    page.setCropBox(0, 60, 595, 782);
    draw("", words, { y: 20 });
  }),
  inPdf("text too small to see", ({ draw }, words) => draw("", words, { size: 0.4 })),
  inPdf("text behind a white box", ({ draw }, words) => draw("", words, {}, "1 1 1 rg 40 20 5000 30 re f")),
  inPdf("a layer that is off", (parts, words) => parts.draw(`/OC /${layerOff(parts)} BDC`, words, {}, "EMC")),
  inPdf("the subject in the properties", ({ pdf }, words) => pdf.setSubject(words)),
  inPdf("the keywords in the properties", ({ pdf }, words) => pdf.setKeywords([words])),
  inPdf("a hidden form field", ({ pdf, page }, words) => {
    const field = pdf.getForm().createTextField("note");
    field.setText(plain(words));
    field.addToPage(page, { x: LEFT, y: 20, width: 400, height: 14, hidden: true });
  }),
  inPdf("a sticky note", (parts, words) =>
    annotate(parts, { Subtype: "Text", Contents: PDFHexString.fromText(words), Open: false }),
  ),
  inPdf("a hidden annotation", (parts, words) =>
    annotate(parts, { Subtype: "FreeText", F: 2, Contents: PDFHexString.fromText(words) }),
  ),
  inPdf("a script", ({ pdf }, words) => pdf.addJavaScript("note", `/* ${words} */`)),
  inWord("a hidden run", hiddenRun("<w:vanish/>")),
  inWord("white text", hiddenRun('<w:color w:val="FFFFFF"/>')),
  inWord("text of half a point", hiddenRun('<w:sz w:val="1"/>')),
  inWord("a comment", (words) => ({
    parts: {
      "word/comments.xml": `<w:comments ${WORD}><w:comment w:id="0">${paragraph(run(words))}</w:comment></w:comments>`,
    },
  })),
  inWord("deleted text", (words) => ({
    body: paragraph(`<w:del w:id="1"><w:r><w:delText>${xml(words)}</w:delText></w:r></w:del>`),
  })),
  inWord("the description in the properties", (words) => ({
    parts: {
      "docProps/core.xml": `<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:description>${xml(words)}</dc:description></cp:coreProperties>`,
    },
  })),
  inWord("characters between which nothing is to be seen", (words) => ({ body: paragraph(run(interleaved(words))) })),
  inText("a comment in the markup", (words) => `<!-- ${words} -->`),
  inText("markup that hides it", (words) => `<span style="display:none">${words}</span>`),
  inText("characters without width between its letters", interleaved),
  inText("characters that have no shape", inTags),
];
