import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const GRAM = 4;

/** Counts the sequences of four characters of a text without its blanks; they survive other line breaks and orders. */
function grams(text: string): Map<string, number> {
  const letters = text.normalize("NFKC").replace(/[\s\u00ad\u200b-\u200f\ufeff-]+/gu, "");
  const counts = new Map<string, number>();
  for (let at = 0; at + GRAM <= letters.length; at++) {
    const gram = letters.slice(at, at + GRAM);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

/** The share of a reference text that another text has too, from 0 to 1; null where the reference says too little. */
export function recall(reference: string, text: string): number | null {
  const wanted = grams(reference);
  const found = grams(text);
  let total = 0;
  let kept = 0;
  for (const [gram, count] of wanted) {
    total += count;
    kept += Math.min(count, found.get(gram) ?? 0);
  }
  return total < 40 ? null : kept / total;
}

/** What another program finds in a document: the text file of its name and ".txt" beside it, else for a PDF what
 * poppler's pdftotext says, if that is installed. */
export function referenceText(path: string): string | null {
  if (existsSync(`${path}.txt`)) return readFileSync(`${path}.txt`, "utf8");
  if (!/\.pdf$/i.test(path)) return null;
  const options = { encoding: "utf8", maxBuffer: 2 ** 28, timeout: 20_000 } as const;
  const { status, stdout } = spawnSync("pdftotext", ["-q", path, "-"], options);
  return status === 0 ? stdout : null;
}
