import { Buffer } from "node:buffer";
import type { Document } from "word-extractor";
import BufferReader from "word-extractor/lib/buffer-reader.js";
import WordOleExtractor from "word-extractor/lib/word-ole-extractor.js";
import { ListLabels } from "../list-labels.ts";
import { type ListItem, readListItems, readListLevels } from "./lists.ts";

/** Paragraph ends of list items are replaced by private characters, one for each label, while the text is taken apart;
 * pieces of text must keep their lengths then. There are 6,400 of them. */
const FIRST_MARK = 0xe000;
const MOST_MARKS = 6400;

/** Adds to the extractor what it leaves out: the labels of automatic lists, which are not in the text of the file. */
class ExtractorWithLists extends WordOleExtractor {
  readonly labels: string[] = [];

  protected override writeParagraphProperties(main: Buffer, table: Buffer): void {
    super.writeParagraphProperties(main, table);
    try {
      this.#markItems(main, table);
    } catch (error) {
      // A document whose list tables cannot be read is still read, without labels.
      if (!(error instanceof RangeError)) throw error;
    }
  }

  #markItems(main: Buffer, table: Buffer): void {
    const lists = readListLevels(main, table);
    const counter = new ListLabels();
    for (const item of readListItems(main, table)) {
      const levels = lists.get(item.list);
      const label = levels ? counter.next(item.list, item.depth, levels) : "";
      if (label === "" || this.labels.length === MOST_MARKS) continue;
      if (this.#mark(item, String.fromCharCode(FIRST_MARK + this.labels.length))) this.labels.push(label);
    }
  }

  #mark({ end }: ListItem, mark: string): boolean {
    const piece = this._pieces.find(({ startFilePos, size }) => end > startFilePos && end <= startFilePos + size);
    if (!piece) return false;
    const at = (end - piece.startFilePos) / piece.bpc - 1;
    if (piece.text[at] !== "\r") return false;
    piece.text = piece.text.slice(0, at) + mark + piece.text.slice(at + 1);
    return true;
  }
}

/** Opens a Word 97 document. `withLabels` puts the labels of list items before them in any text taken from it. Throws
 * when it is damaged or encrypted. */
export async function extractDoc(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ document: Document; withLabels(text: string): string }> {
  const reader = new BufferReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const extractor = new ExtractorWithLists();
  await reader.open();
  const document = await extractor.extract(reader);
  const withLabels = (text: string) =>
    text.replace(/([^\n\ue000-\uf8ff]*)([\ue000-\uf8ff])/g, (whole, line: string, mark: string) => {
      const label = extractor.labels[mark.charCodeAt(0) - FIRST_MARK];
      return label === undefined ? whole : `${label} ${line}\n`;
    });
  return { document, withLabels };
}
