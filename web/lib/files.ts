import { TEXT_FILE_NAME } from "#schema/submission-options.ts";

/** Hands a text, or bytes, to the browser as a file to keep. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>, type: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Longest name before its ending, in characters. */
const MAX_NAME_CHARS = 200;

/** A text as the plain text file that it would be; listed under its name, which is made fit for one. */
export function textFile(text: string, name = ""): File {
  const stem = name
    .replace(/[/\\]/g, "-")
    .replace(/\.txt$/i, "")
    .trim()
    .slice(0, MAX_NAME_CHARS);
  return new File([text], stem ? `${stem}.txt` : TEXT_FILE_NAME, { type: "text/plain" });
}

// Files that were sent from this page, so that nobody has to choose one again. They stay in the browser's memory, and a reload takes
// them.

const MOST = 5;
let files: readonly File[] = [];

/** Keeps a file at hand, and the few before it. */
export function rememberFile(file: File): void {
  files = [...files, file].slice(-MOST);
}

/** The file of this name and size, where it was sent from this page. Whoever uses it still compares its digest. */
export const rememberedFile = ({ name, bytes }: { name: string; bytes: number }): File | undefined =>
  files.findLast((file) => file.name === name && file.size === bytes);
