import { describe, expect, test } from "vitest";
import { checkMaterial } from "../check-material.ts";
import { fixture, projectFile, readBytes } from "../test-tools.ts";

const read = async (name: string) => (await readBytes("pdf", await fixture(name))).material;

describe("a page with columns", () => {
  test("is read column by column, tables by row, running lines once and paragraphs over the page break", async () => {
    const material = await read("columns.pdf");
    const { text, blocks, links, pages } = material;
    expect(checkMaterial(material)).toEqual([]);
    const starts = text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => line.split(" ").slice(0, 3).join(" "));
    expect(starts).toEqual([
      "Zelcorda in practice",
      "Left one. The",
      "Left two. The",
      "Right one. adults",
      "Right two. moderate",
      "Outcome  ",
      "Responders  ",
      "Nausea  ",
      "Zelcorda halved the",
      "See www.zelcorda.example for",
      "ZEL-UK-0042 May 2025",
      "This paragraph begins",
      "Prescribing information is",
    ]);
    expect(text).toContain("Responders   48%   21%");
    expect(text).toContain("rate of relapse1,2");
    expect(text).toContain("second half, which then follows on the second page");
    expect(text).toContain("a hyphenated word.");
    expect(pages.map(({ start }) => text.slice(start, start + 7))).toEqual(["Zelcord", "follows"]);
    expect(blocks.map(({ kind, fontSize }) => `${kind} ${fontSize}`)).toEqual(
      expect.arrayContaining(["heading 24", "paragraph 10", "table-cell 10", "footer 8"]),
    );
    expect(
      links.map(({ start, end, target }) => [text.slice(start, end).includes("www.zelcorda.example"), target]),
    ).toEqual([[true, "https://www.zelcorda.example/"]]);
  });
});

describe("what a reader does not see", () => {
  test("is kept apart, and white text on a banner is not", async () => {
    const { text, hidden } = await read("hidden.pdf");
    expect(text).toBe("What everybody sees.\n\nWhite on a blue banner.");
    expect(hidden).toEqual([
      { where: "white text", text: "White on white claim.", page: 1 },
      { where: "text smaller than 4 points", text: "Too small to read.", page: 1 },
      { where: "invisible text", text: "Invisible instruction.", page: 1 },
      { where: "text outside the page", text: "Far off the page.", page: 1 },
    ]);
  });
});

describe("a file of scans", () => {
  test("is read a page a step", async () => {
    const { material, states } = await readBytes("pdf", await fixture("scan.pdf"));
    expect(checkMaterial(material)).toEqual([]);
    expect(states.map(({ pagesDone, pagesTotal }) => [pagesDone, pagesTotal])).toEqual([
      [1, 4],
      [1, 4],
      [2, 4],
      [3, 4],
    ]);
    expect(material.pages.map(({ source }) => source)).toEqual(["text", "ocr", "ocr", "ocr"]);
    expect(material.text).toContain("Cover page with a text layer.");
    expect(material.text).toContain("In a survey of prescribers, four in five would choose it again.");
    expect(material.text).toContain("This includes any possible side effects not listed in the package leaflet.");
    expect(material.unread).toEqual([]);
  }, 60_000);

  test("is read as office scanners pack it: fax, JBIG2, JPEG 2000", async () => {
    const { material } = await readBytes("pdf", await fixture("scanners.pdf"));
    for (const packed of ["a fax", "JBIG2", "JPEG 2000"])
      expect(material.text).toContain(`This page was scanned as ${packed}.`);
    expect(material.text.match(/with 48% against 21% at two years/g)?.length).toBe(3);
    expect(material.unread).toEqual([]);
  }, 60_000);
});

describe("files that cannot be read", () => {
  test("a password is named", async () => {
    await expect(read("password.pdf")).rejects.toThrow(
      "This PDF is password-protected. Remove the password and upload it again.",
    );
  });

  test("damage is named", async () => {
    const cut = (await fixture("d002.pdf")).fill(0x20, 20, 20_000);
    await expect(readBytes("pdf", cut)).rejects.toThrow(/Export (it|the file) again|no readable text/);
    await expect(readBytes("pdf", await projectFile("package.json"))).rejects.toThrow(/damaged/);
  });
});
