import { describe, expect, test } from "vitest";
import { outgrowth } from "../test/growth.ts";
import { READING_LIMITS } from "./limits.ts";
import { readText } from "./read-text.ts";

const read = (text: string) => readText(new Uint8Array(Buffer.from(text))).text;

describe("a text that holds more than can be checked is refused, and the next one is read", () => {
  test.each([
    ["12 MB of short lines", "word\n".repeat(2_400_000), /400,000 characters.*Split the file/],
    ["12 MB in one line", "words ".repeat(2_000_000), /400,000 characters/],
    ["characters of one byte", "words ".repeat(400_000), /400,000 characters/],
    ["lines", "a\n".repeat(60_000), /20,000 paragraphs.*Split the file/],
  ])("%s", (_what, text, message) => {
    expect(() => read(text)).toThrow(message);
    expect(read("A proper file.")).toBe("A proper file.");
  });

  test("and one just below is read", () => {
    expect(read("words ".repeat(Math.floor(READING_LIMITS.characters / 6))).length).toBeGreaterThan(399_000);
  });
});

const WRAPPED = `${"words of a line that an editor broke where it was full ".repeat(1)}and goes on\n`;

test.each([
  ["lines", "word word\n"],
  ["wrapped lines", WRAPPED],
  ["groups", "Heading\n\nwords of it\n\n"],
  ["blanks", " "],
  ["odd blanks", "   \u00a0"],
  ["end marks", "\u001a"],
  ["form feeds", "\f"],
  ["bullets", "- a\n"],
  ["quotation marks", '"1'],
  ["letters without shape", "\u{E0041}"],
  ["selectors", "\ufe01"],
  ["references", "References\n1. A\n"],
])("a text of eight times as many %s costs eight times as much", async (_what, unit) => {
  const prepare = (n: number) => `words\n${unit.repeat(n)}a\nb`;
  expect(
    await outgrowth(2_400, prepare, (text) => {
      try {
        read(text);
      } catch {
        /* Refused is an answer too. */
      }
    }),
  ).toBeNull();
});
