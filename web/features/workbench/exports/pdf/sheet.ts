import PDFDocument from "pdfkit";
import { toBytes } from "pdfkit/output";
import { type Face, type Faces, INK, Lettering } from "./lettering.ts";

/* A tagged PDF, drawn from the top to the foot: what is drawn is given its part in the structure at once, so that a screen reader
 * hears all of it, in the order in which it stands. What only looks (rules, the foot of a page) is marked as an artefact. */

/** A piece of a paragraph. `quote` is set as the material's own words. */
export type Piece = { text: string; face?: "bold" | "quote" };

type About = { title: string; subject: string; author: string; date: Date; foot: string };

const MARGIN = { top: 48, bottom: 56, left: 52, right: 52 };
const MUTED = "#50575d";
const RULE = "#c9cdd1";
const SIZE = 9;
const SMALL = 8;
const GAP = 1.6;

/** What may not stand in the XML of the description of a file, which the library writes as it is. */
const plain = (words: string) => words.replace(/[&<>]/g, " ").replace(/\s+/g, " ").trim();

/** Of the heading of a column; its types do not know it. */
const COLUMN: object = { scope: "Column" };

/** What the library takes and its types do not know: its first typeface as bytes, and the standard for accessible files. */
const beyondTypes = ({ sans }: Faces): object => ({ font: sans, subset: "PDF/UA" });

/** One document under way. Every measure is in points. */
export class Sheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly letters: Lettering;
  private readonly bytes: Promise<Uint8Array>;
  private readonly about: About;

  constructor(faces: Faces, about: About) {
    this.about = about;
    const { title, subject, author, date } = about;
    this.doc = new PDFDocument({
      ...{ size: "A4", margins: MARGIN, bufferPages: true, pdfVersion: "1.7" },
      ...{ tagged: true, lang: "en-GB", displayTitle: true, ...beyondTypes(faces) },
      info: { Title: plain(title), Subject: plain(subject), Author: author, Creator: author, CreationDate: date },
    });
    this.letters = new Lettering(this.doc, faces);
    this.bytes = toBytes(this.doc);
    this.root = this.doc.struct("Document");
    this.doc.addStructure(this.root);
    this.doc.font("sans", SIZE).fillColor(INK).lineGap(GAP);
  }

  private get width() {
    return this.doc.page.width - MARGIN.left - MARGIN.right;
  }

  /** Begins a new page where less than so much is left of this one. */
  private keep(height: number) {
    if (this.doc.y + height > this.doc.page.height - MARGIN.bottom) this.doc.addPage();
  }

  private heightOf(words: string, face: Face, size: number): number {
    return this.doc.heightOfString(this.letters.set(words, face, size), { width: this.width });
  }

  /** Room for a line: what begins on a page without one would be an empty element of its structure. */
  private keepLine() {
    this.keep(this.heightOf("x", "serif", SIZE) + 1);
  }

  private rule() {
    const { doc } = this;
    doc.markContent("Artifact", { type: "Layout" });
    doc.moveTo(MARGIN.left, doc.y).lineTo(doc.page.width - MARGIN.right, doc.y);
    doc.lineWidth(0.5).strokeColor(RULE).stroke();
    doc.endMarkedContent();
    doc.y += 5;
  }

  private put(tag: string, draw: () => void, into: PDFKit.PDFStructureElement = this.root) {
    into.add(this.doc.struct(tag, {}, draw));
  }

  /** The heading of the whole. */
  title(words: string) {
    this.put("H1", () => this.doc.text(this.letters.set(words, "bold", 14), MARGIN.left, this.doc.y));
    this.doc.moveDown(0.3);
  }

  /** The heading of a part, which is also a bookmark; it stays with what follows it. */
  heading(words: string) {
    this.doc.moveDown(0.7);
    this.keep(60);
    this.doc.outline.addItem(plain(words));
    this.put("H2", () => this.doc.text(this.letters.set(words, "bold", 11), MARGIN.left, this.doc.y));
    this.doc.moveDown(0.25);
  }

  /** A paragraph of pieces. */
  paragraph(pieces: readonly Piece[], into = this.root) {
    const shown = pieces.filter(({ text }) => text !== "");
    const draw = () => {
      for (const [at, { text, face }] of shown.entries()) {
        const words = this.letters.set(text, face === "quote" ? "serif" : (face ?? "sans"), SIZE);
        const more = { continued: at < shown.length - 1, width: this.width };
        if (at === 0) this.doc.text(words, MARGIN.left, this.doc.y, more);
        else this.doc.text(words, more);
      }
    };
    if (shown.length === 0) return;
    this.keepLine();
    this.put("P", draw, into);
  }

  /** A small line: what it is, and what it says. */
  note(label: string, words: string) {
    this.keepLine();
    this.put("P", () => {
      const continued = { continued: true, width: this.width, lineGap: 0.6 };
      this.doc.text(this.letters.set(`${label}: `, "bold", SMALL), MARGIN.left, this.doc.y, continued);
      this.doc.text(this.letters.set(words, "sans", SMALL), { continued: false });
    });
  }

  /** A list with a dash before each line. */
  list(lines: readonly string[]) {
    const list = this.doc.struct("L");
    this.root.add(list);
    for (const line of lines) {
      this.keep(this.heightOf(line, "sans", SIZE));
      const item = this.doc.struct("LI");
      list.add(item);
      const { y } = this.doc;
      this.put("Lbl", () => this.doc.text(this.letters.set("–", "sans", SIZE), MARGIN.left, y), item);
      const draw = () =>
        this.doc.text(this.letters.set(line, "sans", SIZE), MARGIN.left + 10, y, { width: this.width - 10 });
      this.put("LBody", draw, item);
    }
    list.end();
  }

  /** A part with a heading of its own under a line, and its paragraphs; its heading stays with the first of them. */
  part(heading: string, aside: string, paragraphs: readonly (readonly Piece[])[]) {
    const [first = []] = paragraphs;
    this.doc.y += 3;
    this.keep(this.heightOf(`${heading}${first.map(({ text }) => text).join("")}`, "bold", SIZE) + 32);
    this.rule();
    const section = this.doc.struct("Sect");
    this.root.add(section);
    const line = (words: string, ...look: [Face, number, string?]) =>
      this.doc.text(this.letters.set(words, ...look), MARGIN.left, this.doc.y, { width: this.width });
    this.put("H3", () => line(heading, "bold", SIZE + 0.5), section);
    this.put("P", () => line(aside, "sans", SMALL, MUTED), section);
    for (const pieces of paragraphs) this.paragraph(pieces, section);
    section.end();
  }

  /** A table whose first row names the columns. `shares` are their parts of the width, in all 1. */
  table(head: readonly string[], rows: readonly (readonly string[])[], shares: readonly number[]) {
    const table = this.doc.struct("Table");
    this.root.add(table);
    const left = shares.map((_, at) => MARGIN.left + this.width * shares.slice(0, at).reduce((a, b) => a + b, 0));
    for (const [index, cells] of [head, ...rows].entries()) {
      const face: Face = index === 0 ? "bold" : "sans";
      const widths = shares.map((share) => this.width * share - 6);
      const heights = cells.map((words, at) =>
        this.doc.heightOfString(this.letters.set(words, face, SMALL), { width: widths[at], lineGap: 0 }),
      );
      const height = Math.max(...heights) + 1.8;
      this.keep(height);
      const row = this.doc.struct("TR");
      table.add(row);
      const { y } = this.doc;
      for (const [at, words] of cells.entries()) {
        const draw = () => {
          const shown = this.letters.set(words || "–", face, SMALL);
          this.doc.text(shown, left[at], y, { width: widths[at], lineGap: 0 });
        };
        row.add(index === 0 ? this.doc.struct("TH", COLUMN, draw) : this.doc.struct("TD", {}, draw));
      }
      this.doc.y = y + height;
    }
    table.end();
    this.doc.x = MARGIN.left;
  }

  /** The foot of every page: what this is of, and the number of the page. */
  private feet() {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page);
      const { bottom } = doc.page.margins;
      // Below the margin, where the library would begin a new page.
      doc.page.margins.bottom = 0;
      doc.markContent("Artifact", { type: "Pagination" });
      const y = doc.page.height - 38;
      doc.text(this.letters.set(this.about.foot, "sans", 7, MUTED), MARGIN.left, y, {
        width: this.width - 60,
        height: 20,
        ellipsis: true,
      });
      const number = `Page ${page - start + 1} of ${count}`;
      doc.text(number, doc.page.width - MARGIN.right - 60, y, { width: 60, align: "right" });
      doc.endMarkedContent();
      doc.page.margins.bottom = bottom;
    }
  }

  /** The whole as a file. Nothing can be drawn after it. */
  async end(): Promise<Uint8Array> {
    this.feet();
    this.root.end();
    this.doc.end();
    return this.bytes;
  }
}
