import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const GRAM = 4;
/** So many lines at the head and the foot of a page may be running ones. */
const EDGE_LINES = 2;
/** A reference with fewer characters says too little. */
const FEWEST_CHARACTERS = 40;

/** A text without blanks, hyphens and marks that are not seen, alike for every way to write a letter. */
const lettersOf = (text: string) => text.normalize("NFKC").replace(/[\s\p{Cf}\p{Cc}\p{Co}\ufffd-]+/gu, "");

/** A reference says a running line on every page, a reading says it once; page numbers are no difference. */
function sayEdgesOnce(text: string): string {
  const said = new Set<string>();
  return text
    .split("\f")
    .map((page) => {
      const lines = page.split("\n").filter((line) => line.trim() !== "");
      return lines
        .filter((line, index) => {
          if (index >= EDGE_LINES && index < lines.length - EDGE_LINES) return true;
          const key = line.replace(/\d+/g, "#").trim();
          const isNew = !said.has(key);
          said.add(key);
          return isNew;
        })
        .join("\n");
    })
    .join("\n");
}

/** How many characters of a reference a reading has too, of how many. A character is there when it stands in a
 * sequence of four that both have, each sequence as often as in the reading: other line breaks and another order of
 * columns are no loss. Null where the reference says too little. */
export function recall(reference: string, text: string): { found: number; total: number } | null {
  const wanted = lettersOf(sayEdgesOnce(reference));
  if (wanted.length < FEWEST_CHARACTERS) return null;
  const given = lettersOf(text);
  const counts = new Map<string, number>();
  for (let at = 0; at + GRAM <= given.length; at++) {
    const gram = given.slice(at, at + GRAM);
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  let found = 0;
  let until = 0;
  for (let at = 0; at + GRAM <= wanted.length; at++) {
    const gram = wanted.slice(at, at + GRAM);
    const left = counts.get(gram) ?? 0;
    if (left === 0) continue;
    counts.set(gram, left - 1);
    found += at + GRAM - Math.max(at, until);
    until = at + GRAM;
  }
  return { found, total: wanted.length };
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
