import type { MarkedText } from "#schema/result.ts";
import { CodeMissing, onDemand } from "#web/lib/build.ts";
import { textFile } from "#web/lib/files.ts";

/* Reads a file in the browser, to show its matters in it once the text is gone from the server. Nothing is uploaded. The worker's
 * own reader stays the one that is judged by; this one only has to find the quoted words again. */

/** A file that cannot be shown here; the message says why and what can be. */
export class CannotShow extends Error {}

const FORMATS = {
  pdf: async (file: File) => (await onDemand(import("./pdf-text.ts"))).readPdf(file),
  docx: async (file: File) => (await onDemand(import("./word-text.ts"))).readWord(file),
  txt: async (file: File): Promise<MarkedText> => ({ text: await file.text(), pages: [], headings: [] }),
} as const;

const endingOf = (name: string) => name.toLowerCase().split(".").at(-1) ?? "";
const isShown = (ending: string): ending is keyof typeof FORMATS => ending in FORMATS;

/** Whether the marks can be shown in a file of this name. */
export const canShow = (fileName: string): boolean => isShown(endingOf(fileName));

/** The SHA-256 of a file's bytes, in hexadecimal. */
async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a text that was pasted may be the whole of what a file of this name held. */
export const canPaste = (fileName: string): boolean => endingOf(fileName) === "txt";

/** The pasted text that was checked, pasted again. Throws `CannotShow` when it is not that of `sha256`, whatever its line ends. */
export async function pasteAgain(text: string, sha256: string): Promise<MarkedText> {
  for (const words of [text, text.replace(/\r?\n/g, "\r\n")])
    if ((await digestOf(textFile(words))) === sha256) return { text: words, pages: [], headings: [] };
  throw new CannotShow(
    "This is not the text that was checked, or it has been changed since. Paste the same text whole.",
  );
}

/** The text of the file that was checked, read again. Throws `CannotShow` when the file is not the one of `sha256`, or cannot be
 * read here, `CodeMissing` when what reads it cannot be fetched. */
export async function readAgain(file: File, sha256: string): Promise<MarkedText> {
  if ((await digestOf(file)) !== sha256)
    throw new CannotShow("This is not the file that was checked, or it has been changed since. Choose the same file.");
  const ending = endingOf(file.name);
  if (!isShown(ending)) throw new CannotShow("Marks can be shown in PDF, DOCX and text files only.");
  try {
    return await FORMATS[ending](file);
  } catch (error) {
    if (error instanceof CodeMissing) throw error;
    throw new CannotShow("Your browser could not open this file. The matters below keep the words they quote.");
  }
}
