import { assembleMaterial } from "../assemble.ts";
import type { DraftBlock } from "../draft.ts";
import { normaliseMarker } from "../layout/markers.ts";
import { type BlockKind, type Material, UnreadableFileError } from "../material.ts";
import { plainBlocks } from "../read-text.ts";
import { extractDoc } from "./extract.ts";

const DAMAGED = "This Word file is damaged and cannot be opened. Open it in Word, save it as .docx and upload that.";
const PICTURES =
  "Pictures in this document were not read for words. Save it as .docx or .pdf and upload that to have them read.";
const EMPTY = "This document holds no readable text. If its pages are pictures, save it as a PDF and upload that.";

/** Word 97 keeps its own marks in the text: cells end in U+0007, notes stand at U+0002. */
function clean(text: string): string {
  return text
    .replace(/[\u0007\t]/g, "   ")
    .replace(/\u001e/g, "-")
    .replace(/[\u0000-\u0008\u000e-\u001f\ufffc]/g, "")
    .split("\n")
    .map((line) => normaliseMarker(line.trim()))
    .join("\n");
}

function section(text: string, kind?: BlockKind): DraftBlock[] {
  const [first, ...others] = plainBlocks(clean(text));
  if (!first) return [];
  const blocks = [{ ...first, joint: "apart" as const }, ...others];
  return kind ? blocks.map((block) => ({ ...block, kind })) : blocks;
}

function open(bytes: Uint8Array<ArrayBuffer>): ReturnType<typeof extractDoc> {
  try {
    return extractDoc(bytes);
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError(DAMAGED);
  }
}

/** Reads a binary Word 97 document: headers, body, text boxes, notes, footers; comments are kept apart. Throws
 * `UnreadableFileError` when it cannot be opened or holds no text. */
export async function readDoc(bytes: Uint8Array<ArrayBuffer>): Promise<Material> {
  const { parts, hidden, hasPictures } = open(bytes);
  const blocks = [
    ...section(parts.headers, "header"),
    ...section(parts.body),
    ...section(parts.textBoxes),
    ...section(parts.footnotes, "footnote"),
    ...section(parts.endnotes, "footnote"),
    ...section(parts.footers, "footer"),
  ];
  if (blocks.length === 0) throw new UnreadableFileError(EMPTY);
  const comments = clean(parts.comments).trim();
  const unread = hasPictures ? [{ page: null, reason: PICTURES }] : [];
  if (comments) hidden.push({ text: comments, where: "comment", page: null });
  return assembleMaterial("doc", [{ number: 1, source: "text", confidence: null, blocks, hidden }], unread);
}
