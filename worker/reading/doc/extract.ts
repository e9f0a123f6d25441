import { Buffer } from "node:buffer";
import { ListLabels } from "../list-labels.ts";
import { type HiddenText, UnreadableFileError } from "../material.ts";
import { readSymbolFont } from "../symbol-fonts.ts";
import { type CharacterRun, readCharacterRuns } from "./characters.ts";
import { CompoundFile } from "./compound-file.ts";
import { readListLevels } from "./lists.ts";
import { type Paragraph, readParagraphs } from "./paragraphs.ts";
import { type Parts, readParts } from "./parts.ts";
import { PieceText } from "./piece-text.ts";

/** Ends of paragraphs are replaced by private characters while the text is taken apart, since it must keep its length
 * then: one character for each list item, and one for all others that stand apart. Symbol fonts have
 * their letters from U+F000. */
const FIRST_MARK = 0xe000;
const MOST_MARKS = 4095;
const APART = "\uefff";

/** Runs and paragraphs times pieces of text that are gone through: some seconds. A document saved in full has few pieces. */
const MOST_LOOKS = 200_000_000;
const TOO_MANY_PIECES =
  "This Word file is put together of too many pieces. Open it in Word, save it as .docx and upload that.";

/** Space between paragraphs, in points, from which a reader sees two groups. */
const VISIBLE_GAP = 4.4;

interface Mark {
  label: string;
  isApart: boolean;
}

/** A picture in the line of text; symbols have this character as well until they are put in. */
const PICTURE = "\u0001";

/** Marks of cells and paragraphs are no letters of a font. */
const readSymbols = (text: string, font: string | null, symbol: string | null) =>
  text.replace(symbol === null ? /[^\0-\x1f]+/g : /[^\r\u0007]+/g, (letters) =>
    readSymbolFont(symbol === null ? letters : symbol.repeat(letters.length), font ?? undefined),
  );

const isApartFrom = (before: Paragraph | undefined, paragraph: Paragraph) =>
  before !== undefined &&
  !(paragraph.isContextual && before.style === paragraph.style) &&
  Math.max(before.spaceAfter, paragraph.spaceBefore) >= VISIBLE_GAP;

/** A document's text while it is made what a reader sees: what is hidden is taken out, and labels of automatic lists and the
 * space between paragraphs, which are not in the text of the file, are marked. */
class TextWithLooks {
  readonly marks: Mark[] = [];
  readonly hidden: HiddenText[] = [];

  readonly #text: PieceText;
  readonly #main: Buffer;
  readonly #table: Buffer;

  constructor(text: PieceText, main: Buffer, table: Buffer) {
    this.#text = text;
    this.#main = main;
    this.#table = table;
  }

  /** Puts symbols in and takes hidden and deleted text out. */
  applyRuns(): void {
    const runs = readCharacterRuns(this.#main, this.#table);
    this.#refuseTooMany(runs.length);
    for (const run of runs) this.#applyRun(run);
  }

  /** Each run and paragraph is looked for in each piece of text. */
  #refuseTooMany(count: number): void {
    if (count * this.#text.pieceCount > MOST_LOOKS) throw new UnreadableFileError(TOO_MANY_PIECES);
  }

  #applyRun({ start, end, isDeleted, isHidden, font, symbol }: CharacterRun): void {
    for (const [from, to] of this.#text.stretches(start, end)) {
      const text = this.#text.slice(from, to);
      if (isDeleted || isHidden) this.#hide(text, isDeleted ? "tracked deletion" : "hidden text");
      const shown = isDeleted || isHidden ? text.replace(/[^\r\u0007]/g, "\0") : readSymbols(text, font, symbol);
      if (shown.length === text.length) this.#text.replace(from, shown);
    }
  }

  #hide(text: string, where: string): void {
    const words = text.replace(/[\0-\x1f]+/g, " ").trim();
    const last = this.hidden.at(-1);
    if (words === "") return;
    if (last?.where === where) last.text += ` ${words}`;
    else this.hidden.push({ text: words, where, page: null });
  }

  /** Ends rows of tables, and marks items of lists and paragraphs that stand apart. */
  markParagraphs(): void {
    const paragraphs = readParagraphs(this.#main, this.#table);
    this.#refuseTooMany(paragraphs.length);
    for (const { isRowEnd, start, end } of paragraphs)
      if (isRowEnd)
        for (const [from, to] of this.#text.stretches(start, end)) this.#text.replace(from, "\n".repeat(to - from));
    const lists = readListLevels(this.#main, this.#table);
    const counter = new ListLabels();
    paragraphs.forEach((paragraph, index) => {
      const levels = lists.get(paragraph.list);
      const label = levels ? counter.next(paragraph.list, paragraph.depth, levels) : "";
      const isApart = isApartFrom(paragraphs[index - 1], paragraph);
      if (label !== "" && this.marks.length < MOST_MARKS) {
        if (this.#mark(paragraph, String.fromCharCode(FIRST_MARK + this.marks.length)))
          this.marks.push({ label, isApart });
      } else if (isApart) this.#mark(paragraph, APART);
    });
  }

  #mark({ end }: Paragraph, mark: string): boolean {
    const at = this.#text.lastBefore(end);
    if (at === null || this.#text.slice(at, at + 1) !== "\r") return false;
    this.#text.replace(at, mark);
    return true;
  }
}

/** A document whose tables of looks cannot be read is still read, without what they say. */
function asFarAsReadable(read: () => void): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

const LOCKED = "This Word file is password-protected. Open it in Word, save it without a password and upload it again.";
const TOO_OLD =
  "This Word file was written by a version of Word before Word 97. Open it in Word, save it as .docx and upload that.";

/** Every version since Word 97 begins its main stream with this number. */
const WORD_97 = 0xa5ec;
const FLAGS = 0x0a;
const IS_ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;

interface Extracted {
  parts: Parts;
  hidden: HiddenText[];
  hasPictures: boolean;
}

function refuseOthers(main: Buffer): void {
  if (main.readUInt16LE(0) !== WORD_97) throw new UnreadableFileError(TOO_OLD);
  if (main.readUInt16LE(FLAGS) & IS_ENCRYPTED) throw new UnreadableFileError(LOCKED);
}

/** Puts into a text what marks at the ends of its lines stand for. */
export function putLooks(text: string, marks: readonly Mark[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[\ue000-\uefff]/g)) {
    const found = mark === APART ? { label: "", isApart: true } : marks[mark.charCodeAt(0) - FIRST_MARK];
    if (!found) continue;
    const before = text.slice(from, index);
    const line = before.lastIndexOf("\n") + 1;
    const label = found.label && `${found.label} `;
    parts.push(before.slice(0, line), found.isApart ? "\n" : "", label, before.slice(line), "\n");
    from = index + 1;
  }
  return parts.join("") + text.slice(from);
}

/** Opens a Word 97 document. Labels of list items stand before them in its body, and a blank line before a paragraph that
 * stands apart. Throws when it is damaged, an `UnreadableFileError` when it is encrypted or older. */
export function extractDoc(bytes: Uint8Array<ArrayBuffer>): Extracted {
  const container = new CompoundFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const main = container.stream("WordDocument");
  refuseOthers(main);
  const table = container.stream(main.readUInt16LE(FLAGS) & SECOND_TABLE ? "1Table" : "0Table");
  const text = new PieceText(main, table);
  const looks = new TextWithLooks(text, main, table);
  asFarAsReadable(() => looks.applyRuns());
  asFarAsReadable(() => looks.markParagraphs());
  const parts = readParts(main, table, text);
  const hasPictures = text.includes(PICTURE);
  return { parts: { ...parts, body: putLooks(parts.body, looks.marks) }, hidden: looks.hidden, hasPictures };
}
