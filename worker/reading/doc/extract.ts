import { Buffer } from "node:buffer";
import type { Document } from "word-extractor";
import BufferReader from "word-extractor/lib/buffer-reader.js";
import WordOleExtractor from "word-extractor/lib/word-ole-extractor.js";
import { ListLabels } from "../list-labels.ts";
import { type HiddenText, UnreadableFileError } from "../material.ts";
import { readSymbolFont } from "../symbol-fonts.ts";
import { type CharacterRun, readCharacterRuns } from "./characters.ts";
import { CompoundFile } from "./compound-file.ts";
import { readListLevels } from "./lists.ts";
import { type Paragraph, readParagraphs } from "./paragraphs.ts";

/** Ends of paragraphs are replaced by private characters while the text is taken apart, since pieces of text must keep
 * their lengths then: one character for each list item, and one for all others that stand apart. Symbol fonts have
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

type Piece = WordOleExtractor["_pieces"][number];

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

/** Adds to the extractor what it leaves out: the labels of automatic lists and the space between paragraphs, which are
 * not in the text of the file. */
class ExtractorWithLooks extends WordOleExtractor {
  readonly marks: Mark[] = [];
  /** The characters of pieces that hold marks. */
  readonly #marked = new Map<Piece, string[]>();

  readonly hidden: HiddenText[] = [];

  get hasPictures(): boolean {
    return this._pieces.some((piece) => piece.text.includes(PICTURE));
  }

  /** Puts symbols in and takes hidden and deleted text out. The package's own way with deletions is not asked: it takes
   * other properties for deletions. */
  protected override writeCharacterProperties(main: Buffer, table: Buffer): void {
    try {
      const runs = readCharacterRuns(main, table);
      this.#refuseTooMany(runs.length);
      const shown = new Map<Piece, string[]>();
      for (const run of runs) this.#readRun(run, shown);
      for (const [piece, characters] of shown) piece.text = characters.join("");
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }

  /** Each run and paragraph is looked for in each piece of text. */
  #refuseTooMany(count: number): void {
    if (count * this._pieces.length > MOST_LOOKS) throw new UnreadableFileError(TOO_MANY_PIECES);
  }

  /** `changed` holds the characters of pieces in which something is not shown as it is stored. */
  #readRun({ start, end, isDeleted, isHidden, font, symbol }: CharacterRun, changed: Map<Piece, string[]>): void {
    for (const piece of this._pieces) {
      const from = Math.max(0, (start - piece.startFilePos) / piece.bpc);
      const to = Math.min(piece.text.length, (end - piece.startFilePos) / piece.bpc);
      if (to <= from) continue;
      const characters = changed.get(piece) ?? piece.text.split("");
      const text = characters.slice(from, to).join("");
      if (isDeleted || isHidden) this.#hide(text, isDeleted ? "tracked deletion" : "hidden text");
      const shown = isDeleted || isHidden ? text.replace(/[^\r\u0007]/g, "\0") : readSymbols(text, font, symbol);
      if (shown === text || shown.length !== text.length) continue;
      for (let at = 0; at < shown.length; at++) characters[Math.floor(from) + at] = shown.charAt(at);
      changed.set(piece, characters);
    }
  }

  #hide(text: string, where: string): void {
    const words = text.replace(/[\0-\x1f]+/g, " ").trim();
    const last = this.hidden.at(-1);
    if (words === "") return;
    if (last?.where === where) last.text += ` ${words}`;
    else this.hidden.push({ text: words, where, page: null });
  }

  protected override writeParagraphProperties(main: Buffer, table: Buffer): void {
    super.writeParagraphProperties(main, table);
    try {
      this.#markParagraphs(main, table);
    } catch (error) {
      // A document whose tables cannot be read is still read, without labels.
      if (!(error instanceof RangeError)) throw error;
    }
  }

  #markParagraphs(main: Buffer, table: Buffer): void {
    const lists = readListLevels(main, table);
    const counter = new ListLabels();
    const paragraphs = readParagraphs(main, table);
    this.#refuseTooMany(paragraphs.length);
    paragraphs.forEach((paragraph, index) => {
      const levels = lists.get(paragraph.list);
      const label = levels ? counter.next(paragraph.list, paragraph.depth, levels) : "";
      const isApart = isApartFrom(paragraphs[index - 1], paragraph);
      if (label !== "" && this.marks.length < MOST_MARKS) {
        if (this.#mark(paragraph, String.fromCharCode(FIRST_MARK + this.marks.length)))
          this.marks.push({ label, isApart });
      } else if (isApart) this.#mark(paragraph, APART);
    });
    for (const [piece, characters] of this.#marked) piece.text = characters.join("");
  }

  #mark({ end }: Paragraph, mark: string): boolean {
    const piece = this._pieces.find(({ startFilePos, size }) => end > startFilePos && end <= startFilePos + size);
    if (!piece) return false;
    const characters = this.#marked.get(piece) ?? piece.text.split("");
    this.#marked.set(piece, characters);
    const at = (end - piece.startFilePos) / piece.bpc - 1;
    if (characters[at] !== "\r") return false;
    characters[at] = mark;
    return true;
  }
}

const LOCKED = "This Word file is password-protected. Open it in Word, save it without a password and upload it again.";
const TOO_OLD =
  "This Word file was written by a version of Word before Word 97. Open it in Word, save it as .docx and upload that.";

/** Every version since Word 97 begins its main stream with this number. */
const WORD_97 = 0xa5ec;
const FLAGS = 0x0a;
const IS_ENCRYPTED = 0x0100;

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

/** Opens a Word 97 document. `withLooks` puts into any text taken from it what marks stand for: the labels of list items
 * before them, a blank line before a paragraph that stands apart. Throws when it is damaged, an `UnreadableFileError` when it is encrypted or older. */
export async function extractDoc(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ document: Document; hidden: HiddenText[]; hasPictures: boolean; withLooks(text: string): string }> {
  const reader = new BufferReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const extractor = new ExtractorWithLooks();
  await reader.open();
  const container = await new CompoundFile(reader, bytes.length).read();
  const main = await extractor.streamBuffer(await extractor.documentStream(container, "WordDocument"));
  refuseOthers(main);
  const document = await extractor.extractWordDocument(container, main);
  const withLooks = (text: string) => putLooks(text, extractor.marks);
  return { document, hidden: extractor.hidden, hasPictures: extractor.hasPictures, withLooks };
}
