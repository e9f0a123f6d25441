import { describe, expect, test } from "vitest";
import { checkMaterial } from "./check-material.ts";
import { UnreadableFileError } from "./material.ts";
import { readText } from "./read-text.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2 + 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

describe("encodings", () => {
  const text = "Café costs £5\n\n– a dash";

  test.each([
    ["UTF-8", utf8(text)],
    ["UTF-8 with a mark", utf8(`\ufeff${text}`)],
    ["UTF-16 little-endian", utf16(text, true)],
    ["UTF-16 big-endian", utf16(text, false)],
    ["Windows-1252", Uint8Array.from(text, (letter) => (letter === "–" ? 0x96 : letter.charCodeAt(0)))],
    ["old line ends", utf8(text.replaceAll("\n", "\r\n"))],
  ])("%s", (_, bytes) => {
    const material = readText(bytes);
    expect(material.text).toBe(text);
    expect(checkMaterial(material)).toEqual([]);
  });

  test("a form feed begins a page", () => {
    const { text, pages } = readText(utf8("One\n\fTwo\f\f\nFour"));
    expect(pages.map(({ number, start, end }) => [number, text.slice(start, end)])).toEqual([
      [1, "One"],
      [2, "Two"],
      [4, "Four"],
    ]);
  });

  test("a file of more pages than can be checked says how many may be", () => {
    expect(() => readText(utf8("A line\f".repeat(1_001)))).toThrow("This file has 1,001 pages; up to 1,000");
  });

  test("a blank file says what to do", () => {
    expect(() => readText(utf8(" \n\n "))).toThrow(UnreadableFileError);
  });
});

describe("lines", () => {
  const read = (text: string) => readText(utf8(text)).text;

  test("a paragraph that an editor wrapped becomes one line", () => {
    const wrapped = [
      "Zelcorda is indicated for adults with moderate to severe disease who have",
      "not responded to at least one earlier treatment. Treatment should be started",
      "by a specialist and reviewed after twelve weeks.",
    ];
    expect(read(`Zelcorda\n\n${wrapped.join("\n")}\n\nEnd`)).toBe(`Zelcorda\n\n${wrapped.join(" ")}\n\nEnd`);
  });

  test.each([
    ["short lines", "Fewer relapses\nFewer visits\nOne tablet a day"],
    [
      "lists",
      "• First item that is long enough to look like a wrapped line of text\n• Second item that is also long enough to look like a wrapped line\n• Third item",
    ],
    ["addresses", "Corvestra Ltd\n22 Harbour Row\nCardiff CF10 4QX"],
    ["tables", "Outcome    Zelcorda    Placebo\nRelapse    12%    24%\nNausea    6%    5%"],
  ])("%s stay as they are", (_, text) => {
    expect(read(text)).toBe(text);
  });

  test("kinds are told by the words", () => {
    const { blocks } = readText(
      utf8("OUR RESULTS\n\n• One item\n\nSome sentence here.\n\nReferences\n1. Ashdown P. 2023.\n2. SPC."),
    );
    expect(blocks.map((block) => block.kind)).toEqual([
      "heading",
      "list-item",
      "paragraph",
      "heading",
      "reference",
      "reference",
    ]);
  });
});
