import { expect, test } from "vitest";
import { drawnPage, readBytes } from "../test-tools.ts";

/** The words that must be put in, taken out or changed to make one list the other (Levenshtein). */
function wordErrors(wanted: string[], found: string[]): number {
  let row = Array.from({ length: found.length + 1 }, (_, index) => index);
  for (const [index, word] of wanted.entries()) {
    const next = [index + 1];
    for (const [at, other] of found.entries())
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (word === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

test.each([
  ["inter", "d001.txt"],
  ["serif", "d066.txt"],
])(
  "a clean page in %s is recognised with at most 3 wrong words in 100",
  async (face, name) => {
    const { png, words } = await drawnPage(`worker/test/fixtures/reading/${name}`, face);
    const { material } = await readBytes("image", png);
    expect(words.length).toBeGreaterThan(100);
    expect(wordErrors(words, material.text.split(/\s+/)) / words.length).toBeLessThanOrEqual(0.03);
  },
  30_000,
);
