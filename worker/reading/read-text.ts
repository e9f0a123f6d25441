import { assembleMaterial } from "./assemble.ts";
import { readsAsHeading } from "./classify.ts";
import { type DraftBlock, type DraftPage, draftBlock } from "./draft.ts";
import { joinHardWraps } from "./hard-wraps.ts";
import { CHARACTERS, READING_LIMITS, TextBudget, tooMuch } from "./limits.ts";
import { type Material, UnreadableFileError } from "./material.ts";

/** No encoding takes more bytes a character; what is larger is not even decoded. */
const MOST_BYTES = 4 * READING_LIMITS.characters;

/** Decodes by byte order mark, else as UTF-8, else as Windows-1252, in which every byte has a meaning. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Some old systems end a file with marks of its end. */
function withoutEndMarks(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\u001a") end--;
  return text.slice(0, end);
}

/** Blocks of text that has no styling: one a line, a blank line kept as distance, headings by their look. */
export function plainBlocks(text: string): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  const lines = text.split("\n");
  let isApart = false;
  lines.forEach((line, index) => {
    if (line.trim() === "") {
      isApart = blocks.length > 0;
      return;
    }
    const isLast = (lines[index + 1] ?? "").trim() === "";
    const isAlone = isLast && (isApart || blocks.length === 0);
    const kind = readsAsHeading(line, isAlone) ? "heading" : "paragraph";
    blocks.push(draftBlock(line.trimEnd(), { kind, joint: isApart ? "apart" : "line" }));
    isApart = false;
  });
  return blocks;
}

/** Reads a text file in UTF-8, UTF-16 or Windows-1252; a form feed begins a page. Throws `UnreadableFileError` when it is blank
 * or holds more than can be checked. */
export function readText(bytes: Uint8Array): Material {
  if (bytes.length > MOST_BYTES) throw tooMuch("This file holds", null, READING_LIMITS.characters, CHARACTERS);
  const text = withoutEndMarks(decodeText(bytes).replace(/\r\n?|[\u2028\u2029]/g, "\n"));
  new TextBudget().spend(text.length, 0);
  if (text.includes("\0")) {
    throw new UnreadableFileError("This file is not plain text. Save it as .txt, .docx or .pdf and upload it again.");
  }
  const pages = text.split("\f").flatMap((words, index): DraftPage[] => {
    const blocks = plainBlocks(joinHardWraps(words));
    return blocks.length > 0 ? [{ number: index + 1, source: "text", confidence: null, blocks, hidden: [] }] : [];
  });
  if (pages.length === 0)
    throw new UnreadableFileError("This file is empty. Upload a file that holds the text to check.");
  if (pages.length > READING_LIMITS.pages) throw tooMuch("This file has", pages.length, READING_LIMITS.pages, "pages");
  return assembleMaterial("text", pages, []);
}
