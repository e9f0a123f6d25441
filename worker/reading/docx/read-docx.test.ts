import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { wordOf } from "../../test/hostile-parts.ts";
import { assembleMaterial } from "../assemble.ts";
import { checkMaterial } from "../check-material.ts";
import { readDocx } from "./read-docx.ts";
import { Zip } from "./zip.ts";

const fixtures = resolve(import.meta.dirname, "../../test/fixtures/reading");
const wordFile = (body: string, before = "") =>
  zipSync({ "word/document.xml": strToU8(`${before}<w:document><w:body>${body}</w:body></w:document>`) });
const read = (bytes: Uint8Array) => readDocx(new Zip(new Uint8Array(bytes)));
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe("a document with everything in it", () => {
  const file = readFileSync(resolve(fixtures, "everything.docx"));
  const material = assembleMaterial("docx", [readDocx(new Zip(file))], []);
  const { text, blocks, links, hidden } = material;

  test("has exact offsets", () => expect(checkMaterial(material)).toEqual([]));

  test("is read as its reader sees it", () => {
    expect(text.split("\n").filter((line) => line !== "")).toEqual([
      "Cardomiva leavepiece",
      "Heading one",
      "Cardomiva▼ reduces risk1 in adults1.",
      "Commented words",
      "Kept inserted",
      "1. First item",
      "2. Second item",
      "• Bulleted item",
      "Outcome   White on navy",
      "Relapse   12%",
      "See the site today.",
      "1 Data on file, Tollgarth.",
      "CAR-UK-0119",
    ]);
    expect(new Set(blocks.map((block) => block.kind))).toEqual(
      new Set(["header", "heading", "paragraph", "list-item", "table-cell", "footnote", "footer"]),
    );
  });

  test("keeps apart what a reader does not see", () => {
    expect(hidden.map(({ text: words, where }) => [where, words])).toEqual([
      ["hidden text", "hidden run"],
      ["white text", "white run"],
      ["tracked deletion", "deleted"],
      ["comment", "Is this claim supported?"],
    ]);
  });

  test("keeps links in place", () => {
    expect(links.map(({ start, end, target }) => [text.slice(start, end), target])).toEqual([
      ["the site", "https://www.cardomiva.example/"],
    ]);
  });
});

test("a text box is read once, after the paragraph that holds it", () => {
  const box = `<w:txbxContent>${paragraph("In the box.")}</w:txbxContent>`;
  const drawn = `<mc:AlternateContent><mc:Choice><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`;
  const { blocks } = read(wordFile(`<w:p><w:r><w:t>Beside it.</w:t>${drawn}</w:r></w:p>${paragraph("Below.")}`));
  expect(blocks.map(({ text }) => text)).toEqual(["Beside it.", "In the box.", "Below."]);
});

describe("files that are not what they seem", () => {
  test("another zip is no Word document", () => {
    expect(() => read(zipSync({ "xl/workbook.xml": strToU8("<workbook/>") }))).toThrow(/not a Word document/);
  });

  test("a password is named", () => {
    const locked = readFileSync(resolve(fixtures, "spaced.doc"));
    expect(() => read(locked)).toThrow(/password-protected.*without a password/);
  });

  test("a damaged zip says what to do", () => {
    const whole = wordFile(paragraph("text"));
    expect(() => read(whole.slice(0, whole.length - 30))).toThrow(/damaged/);
  });

  test("entities of its own are refused", () => {
    expect(() => read(wordFile(paragraph("&a;"), '<!DOCTYPE x [<!ENTITY a "b">]>'))).toThrow(/Word does not write/);
  });

  test("nesting without end is refused", () => {
    expect(() => read(wordFile("<w:sdt>".repeat(10_000)))).toThrow(/Word does not write/);
  });

  test("a zip bomb is refused by its declared size, and by its real size when that is a lie", () => {
    const bomb = wordOf({ "document.xml": `<w:document><w:body>${paragraph("a".repeat(34_000_000))}` });
    expect(() => read(bomb)).toThrow(/unpacks to far more.*32 MB.*upload the parts/);
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    view.setUint32(view.getUint32(bomb.length - 22 + 16, true) + 24, 1000, true);
    expect(() => read(bomb)).toThrow(/unpacks to far more/);
  });
});
