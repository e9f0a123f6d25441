import { describe, expect, test } from "vitest";
import { outgrowth } from "../../test/growth.ts";
import { wordOf } from "../../test/hostile-parts.ts";
import { assembleMaterial } from "../assemble.ts";
import { DOCX_LIMITS, READING_LIMITS } from "../limits.ts";
import { readDocx } from "./read-docx.ts";
import { readSections } from "./visibility/sections.ts";
import { Zip } from "./zip.ts";

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const paragraph = (inside: string, properties = "") => `<w:p>${properties}${inside}</w:p>`;
const opened = `<w:document><w:body>${paragraph(run("Hi"))}`;
const document = (body: string) => `<w:document><w:body>${body}</w:body></w:document>`;

const read = (file: Uint8Array<ArrayBuffer>) => assembleMaterial("docx", [readDocx(new Zip(file))], []).text;
const PROPER = wordOf({ "document.xml": document(paragraph(run("A proper file."))) });

describe("a document of marks without end is refused at once, and the next one is read", () => {
  test.each([
    ["comments", "<!--".repeat(15_000)],
    ["one comment", `<!--${"-".repeat(200_000)}`],
    ["instructions", "<?".repeat(200_000)],
    ["plain text sections", "<![CDATA[".repeat(100_000)],
    ["tags", "<a ".repeat(200_000)],
    ["attributes", '<w:p a="'.repeat(200_000)],
    ["a name", `<${"n".repeat(1_000_000)}`],
    ["an attribute", `<w:p a="${"x".repeat(1_000_000)}`],
    ["an entity", `&${"a".repeat(1_000_000)}`],
    ["open elements", "<w:p>".repeat(200_000)],
    ["comments that end", paragraph("<!--xx-->").repeat(20_000)],
    ["instructions that end", paragraph("<?a b?>").repeat(20_000)],
  ])("%s", (_what, marks) => {
    expect(() => read(wordOf({ "document.xml": opened + marks }))).toThrow(/damaged|Word does not write/);
    expect(read(PROPER)).toBe("A proper file.");
  });
});

describe("a document that holds more than can be checked is refused with the limit and what to do", () => {
  const nested = (count: number) => "<w:x/>".repeat(count);
  test.each([
    ["text", document(paragraph(run("words ".repeat(200_000)))), /400,000 characters.*Split the file/],
    [
      "hidden text",
      document(paragraph(`<w:r><w:rPr><w:vanish/></w:rPr><w:t>${"words ".repeat(200_000)}</w:t></w:r>`)),
      /400,000 characters/,
    ],
    ["paragraphs", document(paragraph(run("a")).repeat(60_000)), /20,000 paragraphs.*Split the file/],
    ["parts in one table", document(`<w:tbl>${nested(DOCX_LIMITS.elements)}</w:tbl>`), /100,000.*Split the file/],
    ["names", document(`<${"n".repeat(600)}/>`), /Word does not write/],
    [
      "elements before the text",
      `<w:document>${'<w:background w:color="FFFFFF"/>'.repeat(150_000)}<w:body>${paragraph(run("a"))}</w:body></w:document>`,
      /Word does not write/,
    ],
  ])("%s", (_what, xml, message) => {
    expect(() => read(wordOf({ "document.xml": xml }))).toThrow(message);
    expect(read(PROPER)).toBe("A proper file.");
  });

  test("headers", () => {
    const headers = Array.from({ length: DOCX_LIMITS.edges + 1 }, (_, at) => [`header${at}.xml`, "<w:hdr/>"]);
    const file = { "document.xml": document(paragraph(run("a"))), ...Object.fromEntries(headers) };
    expect(() => read(wordOf(file))).toThrow(/2,001 headers and footers; up to 2,000.*Split the file/);
    expect(read(PROPER)).toBe("A proper file.");
  });

  test("entries of the zip", () => {
    const many = Object.fromEntries(Array.from({ length: DOCX_LIMITS.entries }, (_, at) => [`x${at}`, ""]));
    expect(() => read(wordOf({ "document.xml": document(paragraph(run("a"))), ...many }))).toThrow(/10,000 parts/);
  });

  test("and one just below is read", () => {
    const words = "words ".repeat(Math.floor(READING_LIMITS.characters / 6) - 10);
    expect(read(wordOf({ "document.xml": document(paragraph(run(words))) }))).toHaveLength(words.length - 1);
  });
});

describe("styles that build on one another in a ring", () => {
  /** Each builds on the next, the last on the first; only one says something, so many steps away from the first. */
  const ring = (count: number, steps: number) =>
    Array.from({ length: count }, (_, i) => {
      const said = i === steps ? "<w:rPr><w:vanish/></w:rPr>" : "";
      return `<w:style w:type="paragraph" w:styleId="s${i}"><w:basedOn w:val="s${(i + 1) % count}"/>${said}</w:style>`;
    }).join("");
  const styled = (count: number, steps: number) =>
    wordOf({
      "document.xml": document(
        paragraph(run("Said."), '<w:pPr><w:pStyle w:val="s0"/></w:pPr>') + paragraph(run("Seen.")),
      ),
      "styles.xml": `<w:styles>${ring(count, steps)}</w:styles>`,
    });

  test.each([
    [3, 2, "Seen."],
    [10_000, 49, "Seen."],
    [10_000, 50, "Said.\nSeen."],
  ])("%i of them, of which number %i hides words", (count, steps, text) => {
    expect(read(styled(count, steps))).toBe(text);
  });

  test("more than Word holds are refused", () => {
    expect(() => read(styled(DOCX_LIMITS.styles + 1, 1))).toThrow(/Word does not write/);
    expect(read(PROPER)).toBe("A proper file.");
  });

  test("what they inherit is found in step with how many there are", async () => {
    const body = (count: number) =>
      Array.from({ length: count }, (_, i) => paragraph(run("word"), `<w:pPr><w:pStyle w:val="s${i}"/></w:pPr>`)).join(
        "",
      );
    const file = (count: number) =>
      wordOf({ "document.xml": document(body(count)), "styles.xml": `<w:styles>${ring(count, count)}</w:styles>` });
    expect(await outgrowth(1_000, file, read)).toBeNull();
  });
});

test("no more is unpacked of a document with too many paragraphs than shows that it has them", () => {
  const pieces = 500;
  let asked = 0;
  function* body() {
    yield "<w:document><w:body>";
    for (asked = 0; asked < pieces; asked++) yield paragraph(run("a")).repeat(1_000);
    yield "</w:body></w:document>";
  }
  expect(() => readSections(body())).toThrow(/more than 20,000 paragraphs.*Split the file/);
  expect(asked).toBeLessThan(25);
});
