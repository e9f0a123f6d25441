import { expect, test } from "vitest";
import { outgrowth } from "../../test/growth.ts";
import { wordOf } from "../../test/hostile-parts.ts";
import { assembleMaterial } from "../assemble.ts";
import { readDocx } from "./read-docx.ts";
import { Zip } from "./zip.ts";

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (inside: string, properties = "") => `<w:p>${properties}${inside}</w:p>`;
const document = (body: string) => `<w:document><w:body>${body}</w:body></w:document>`;

const read = (file: Uint8Array<ArrayBuffer>) => assembleMaterial("docx", [readDocx(new Zip(file))], []).text;

const each = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join("");
const note = (at: number) => `<w:r><w:footnoteReference w:id="${at}"/></w:r>`;
const VANISHED = "<w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r>";
const LIST = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>';
const LISTS =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';

test.each<[string, (count: number) => Record<string, string>]>([
  ["paragraphs", (n) => ({ "document.xml": document(paragraph(run("words")).repeat(n)) })],
  ["words in a row", (n) => ({ "document.xml": document(paragraph(run("words ").repeat(n))) })],
  ["long text", (n) => ({ "document.xml": document(paragraph(run("words, and &amp; ".repeat(n)))) })],
  ["blanks", (n) => ({ "document.xml": document(paragraph(run(`${" ".repeat(n)}a${"\n".repeat(n)}`))) })],
  [
    "hidden words",
    (n) => ({ "document.xml": document(paragraph(VANISHED.repeat(n)) + paragraph(run("a")).repeat(n)) }),
  ],
  [
    "footnotes",
    (n) => ({
      "document.xml": document(paragraph(each(n, note))),
      "footnotes.xml": `<w:footnotes>${each(n, (at) => `<w:footnote w:id="${at}">${paragraph(run("a"))}</w:footnote>`)}</w:footnotes>`,
    }),
  ],
  [
    "styles that build on one another",
    (n) => ({
      "document.xml": document(each(n, (at) => paragraph(run("a"), `<w:pPr><w:pStyle w:val="s${at}"/></w:pPr>`))),
      "styles.xml": `<w:styles>${each(n, (at) => `<w:style w:styleId="s${at}"><w:basedOn w:val="s${at + 1}"/></w:style>`)}</w:styles>`,
    }),
  ],
  [
    "links",
    (n) => ({
      "document.xml": document(paragraph(each(n, (at) => `<w:hyperlink r:id="r${at}">${run("a")}</w:hyperlink>`))),
      "_rels/document.xml.rels": `<Relationships>${each(n, (at) => `<Relationship Id="r${at}" TargetMode="External" Target="https://a/${at}"/>`)}</Relationships>`,
    }),
  ],
  [
    "list items",
    (n) => ({
      "document.xml": document(paragraph(run("a"), LIST).repeat(n)),
      "numbering.xml": `<w:numbering>${LISTS}</w:numbering>`,
    }),
  ],
  [
    "rows",
    (n) => ({
      "document.xml": document(`<w:tbl>${`<w:tr><w:tc>${paragraph(run("a"))}</w:tc></w:tr>`.repeat(n)}</w:tbl>`),
    }),
  ],
  [
    "text boxes",
    (n) => ({
      "document.xml": document(paragraph(`<w:r><w:txbxContent>${paragraph(run("a"))}</w:txbxContent></w:r>`.repeat(n))),
    }),
  ],
  [
    "comments",
    (n) => ({
      "document.xml": document(paragraph(run("a"))),
      "comments.xml": `<w:comments>${`<w:comment>${paragraph(run("a"))}</w:comment>`.repeat(n)}</w:comments>`,
    }),
  ],
])("a document with eight times as many %s costs eight times as much", async (_what, partsOf) => {
  expect(await outgrowth(1_000, (n) => wordOf(partsOf(n)), read)).toBeNull();
});
