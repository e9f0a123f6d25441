import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import type { AssessmentDetail } from "#schema/assessment.ts";
import type { Matter } from "#schema/result.ts";
import type { Decision } from "#schema/workbench.ts";
import { detail } from "#web/test/fixtures.ts";
import { checkSealKey, keyOfSeal } from "#worker/lib/seal-key.ts";
import { AUTHOR, commentOf } from "./record.ts";
import { pdfWithSeal, readSeal, sealed, zipWithSeal } from "./seal.ts";
import { toCsv, toJson } from "./tables.ts";
import { markUpWord } from "./word/mark-up.ts";

const FIXTURES = resolve(import.meta.dirname, "../../../../worker/test/fixtures/reading");
const DATE = "2026-11-28T10:00:00Z";
const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

const bytesOf = (text: string) => new TextEncoder().encode(text);

function matterOn(text: string, quote: string, change: Partial<Matter> = {}): Matter {
  const start = text.indexOf(quote);
  if (start < 0) throw new Error(`Not in the text: ${quote}`);
  const [base] = detail.matters ?? [];
  if (!base) throw new Error("fixture");
  return {
    ...base,
    id: `check@${start}`,
    places: [{ quote, page: 1, start, end: start + quote.length }],
    due: null,
    ...change,
  };
}

const fixed = (subject: string): Decision => ({
  ...{ subject, kind: "fix", reason: null, words: null, scope: "place", by: "Alex", at: DATE, carriedFrom: null },
});

const exported = (matters: Matter[], decisions: Decision[] = []) => ({
  assessment: { ...detail, matters } as AssessmentDetail,
  decisions,
});

const xmlOf = (bytes: Uint8Array, part: string) =>
  new DOMParser().parseFromString(strFromU8(unzipSync(bytes)[part] as Uint8Array), "application/xml");

/** The words between the two marks of each comment, by its number. */
function commentedWords(bytes: Uint8Array): Map<string, string> {
  const open = new Set<string>();
  const words = new Map<string, string>();
  const idOf = (element: Element) => element.getAttributeNS(W, "id") ?? "";
  for (const element of xmlOf(bytes, "word/document.xml").getElementsByTagName("*")) {
    if (element.localName === "commentRangeStart") open.add(idOf(element));
    if (element.localName === "commentRangeEnd") open.delete(idOf(element));
    if (element.localName === "t" || element.localName === "delText")
      for (const id of open) words.set(id, (words.get(id) ?? "") + element.textContent);
  }
  return words;
}

/** The text once all tracked changes are accepted. */
function acceptedText(bytes: Uint8Array): string {
  const texts = [...xmlOf(bytes, "word/document.xml").getElementsByTagNameNS(W, "t")];
  return texts.map(({ textContent }) => textContent).join("");
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

const docx = (body: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        "[Content_Types].xml":
          '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
        "word/document.xml": `<?xml version="1.0"?><w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`,
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );

const run = (text: string, look = "") => `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t>${text}</w:t></w:r>`;

test.each(["d001", "d002", "d066"])(
  "comments sit on the exact words in %s.docx, and all other parts come back as they were",
  (name) => {
    const file = Uint8Array.from(readFileSync(`${FIXTURES}/${name}.docx`));
    const text = readFileSync(`${FIXTURES}/${name}.txt`, "utf8");
    const sentences = text.match(/[A-Z][^.\n]{30,90}\./g)?.slice(0, 12) ?? [];
    const matters = sentences.map((quote) => matterOn(text, quote));
    const { bytes, commented, unplaced } = markUpWord(file, exported(matters), DATE);
    expect([commented, unplaced]).toEqual([matters.length, []]);
    const words = [...commentedWords(bytes).values()].map(letters);
    const onWords = matters.filter(({ places }) => words.includes(letters(places[0]?.quote ?? ""))).length;
    expect(onWords / matters.length).toBeGreaterThanOrEqual(0.98);
    const [before, after] = [unzipSync(file), unzipSync(bytes)];
    for (const part of Object.keys(before))
      if (!/document\.xml|Content_Types|comments\.xml/.test(part)) expect(after[part]).toEqual(before[part]);
    expect(letters(acceptedText(bytes))).toBe(letters(acceptedText(file)));
    if (process.env.KEEP_EXPORTS) keep(`${name}.docx`, bytes);
  },
);

function keep(name: string, bytes: Uint8Array) {
  const folder = process.env.KEEP_EXPORTS ?? "";
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, bytes);
}

test("words in several runs are commented from the first letter to the last, each run with its look", () => {
  const body = `<w:p>${run("It is the ")}${run("best ch", "<w:b/>")}${run("oice for all")}</w:p>`;
  const text = "It is the best choice for all";
  const { bytes } = markUpWord(docx(body), exported([matterOn(text, "best choice")]), DATE);
  expect([...commentedWords(bytes).values()]).toEqual(["best choice"]);
  const xml = strFromU8(unzipSync(bytes)["word/document.xml"] as Uint8Array);
  expect(xml).toContain("<w:rPr><w:b/></w:rPr><w:t");
  expect(xmlOf(bytes, "word/comments.xml").documentElement.firstElementChild?.getAttributeNS(W, "author")).toBe(AUTHOR);
});

test("accepted rewordings are tracked changes: accepted they give the edited text, and nothing else is tracked", () => {
  const text = "It is the best choice. It works. Safe in all patients.";
  const body = `<w:p>${run("It is the best ch")}${run("oice. It works. ")}${run("Safe in all patients.")}</w:p>`;
  const start = text.indexOf("the best choice.");
  const edit = {
    kind: "replace" as const,
    start,
    end: start + 16,
    before: "the best choice.",
    after: "an option.",
    note: null,
  };
  const accepted = matterOn(text, "the best choice", { action: { kind: "replace", text: "", edits: [edit] } });
  const other = matterOn(text, "Safe in all patients", {
    action: {
      kind: "remove",
      text: "",
      edits: [{ ...edit, kind: "delete", start: 33, end: 54, before: "Safe in all patients.", after: "" }],
    },
  });
  const { bytes, tracked } = markUpWord(docx(body), exported([accepted, other], [fixed(accepted.id)]), DATE);
  expect(tracked).toBe(1);
  expect(acceptedText(bytes)).toBe("It is an option. It works. Safe in all patients.");
  expect(commentedWords(bytes).get("0")).toContain("the best choice");
});

test("comments that a file has stay, and ours are numbered after them", () => {
  const comments = `<?xml version="1.0"?><w:comments xmlns:w="${W}"><w:comment w:id="7" w:author="Sam"><w:p/></w:comment></w:comments>`;
  const body = `<w:p>${run("It is the best choice.")}</w:p>`;
  const file = docx(body, { "word/comments.xml": comments });
  const { bytes } = markUpWord(file, exported([matterOn("It is the best choice.", "best choice")]), DATE);
  const all = [...xmlOf(bytes, "word/comments.xml").documentElement.children];
  expect(all.map((comment) => [comment.getAttributeNS(W, "id"), comment.getAttributeNS(W, "author")])).toEqual([
    ["7", "Sam"],
    ["8", AUTHOR],
  ]);
});

test("a file with tables, footnotes, text boxes, headers and comments of its own comes back with all of them", () => {
  const cell = (text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`;
  const table = `<w:tbl><w:tr>${cell("Response rate 62%")}${cell("n = 214")}</w:tr></w:tbl>`;
  const note = '<w:r><w:footnoteReference w:id="2"/></w:r>';
  const box = `<w:r><w:pict><w:txbxContent><w:p>${run("In a box: the safest option")}</w:p></w:txbxContent></w:pict></w:r>`;
  const theirs = `<w:commentRangeStart w:id="3"/>${run("It works in all.")}<w:commentRangeEnd w:id="3"/><w:r><w:commentReference w:id="3"/></w:r>`;
  const body = `<w:p>${run("It is the best choice.")}${note}</w:p>${table}<w:p>${box}</w:p><w:p>${theirs}</w:p>`;
  const parts = {
    "word/comments.xml": `<?xml version="1.0"?><w:comments xmlns:w="${W}"><w:comment w:id="3" w:author="Sam"><w:p>${run("Check this")}</w:p></w:comment></w:comments>`,
    "word/footnotes.xml": `<?xml version="1.0"?><w:footnotes xmlns:w="${W}"><w:footnote w:id="2"><w:p>${run("Data on file.")}</w:p></w:footnote></w:footnotes>`,
    "word/header1.xml": `<?xml version="1.0"?><w:hdr xmlns:w="${W}"><w:p>${run("Job code 12")}</w:p></w:hdr>`,
  };
  const text = "It is the best choice. Response rate 62% In a box: the safest option It works in all.";
  const quotes = ["best choice", "Response rate 62%", "the safest option", "It works in all."];
  const file = docx(body, parts);
  const { bytes, commented, unplaced } = markUpWord(file, exported(quotes.map((quote) => matterOn(text, quote))), DATE);
  expect([commented, unplaced]).toEqual([quotes.length, []]);
  const after = unzipSync(bytes);
  for (const part of ["word/footnotes.xml", "word/header1.xml"])
    expect(strFromU8(after[part] as Uint8Array)).toBe(parts[part as keyof typeof parts]);
  const document = xmlOf(bytes, "word/document.xml");
  for (const [name, count] of [
    ["tbl", 1],
    ["tc", 2],
    ["txbxContent", 1],
    ["footnoteReference", 1],
    ["commentReference", 1 + quotes.length],
  ] as const)
    expect([name, document.getElementsByTagNameNS(W, name).length]).toEqual([name, count]);
  const comments = [...xmlOf(bytes, "word/comments.xml").documentElement.children];
  expect(comments.map((one) => one.getAttributeNS(W, "author"))).toEqual(["Sam", ...quotes.map(() => AUTHOR)]);
  expect(comments[0]?.textContent).toBe("Check this");
  const ids = comments.map((one) => one.getAttributeNS(W, "id"));
  expect(new Set(ids).size).toBe(ids.length);
  expect(commentedWords(bytes).get("3")).toBe("It works in all.");
  expect(letters(acceptedText(bytes))).toBe(letters(acceptedText(file)));
});

test.each([
  ["the number of a note", `${run("It lasts.")}<w:r><w:footnoteReference w:id="9"/></w:r>`, "It lasts.1", "It lasts."],
  ["the number of a list", run("It lasts."), "2.1. It lasts.", "It lasts."],
  [
    "a formula",
    `${run("Risk ")}<m:oMath xmlns:m="m"><m:r><m:t>p = q</m:t></m:r></m:oMath>${run(" only")}`,
    "Risk p = q only",
    "Risk p = q only",
  ],
  ["a field", `${run("On ")}<w:fldSimple w:instr="DATE">${run("3 May")}</w:fldSimple>`, "On 3 May", "On 3 May"],
])("words are commented with %s among them, of which the text element has nothing", (_, content, quote, words) => {
  const { bytes, unplaced } = markUpWord(docx(`<w:p>${content}</w:p>`), exported([matterOn(quote, quote)]), DATE);
  expect(unplaced).toEqual([]);
  expect(commentedWords(bytes).get("0")).toBe(words);
  const marked = xmlOf(bytes, "word/document.xml").getElementsByTagName("w:commentRangeEnd")[0];
  expect(marked?.parentElement?.localName).toBe("p");
});

test("a file whose words all stand in its header is commented at its beginning", () => {
  const { bytes, commented } = markUpWord(docx("<w:p/>"), exported([matterOn("The best", "The best")]), DATE);
  expect(commented).toBe(1);
  expect(xmlOf(bytes, "word/document.xml").getElementsByTagName("w:commentReference")).toHaveLength(1);
});

test("words in a text box are commented where the box stands, and what is missing at the beginning", () => {
  const box = `<w:r><w:pict><w:txbxContent><w:p>${run("The best choice")}</w:p></w:txbxContent></w:pict></w:r>`;
  const body = `<w:p>${run("Beginning. ")}${box}</w:p>`;
  const missing = {
    ...matterOn("The best choice", "best choice"),
    id: "m@missing",
    places: [],
    due: { where: "At the end", at: null },
  };
  const { bytes, commented } = markUpWord(
    docx(body),
    exported([matterOn("The best choice", "best choice"), missing]),
    DATE,
  );
  expect(commented).toBe(2);
  const boxes = xmlOf(bytes, "word/document.xml").getElementsByTagNameNS(W, "txbxContent");
  expect(boxes[0]?.getElementsByTagNameNS(W, "commentRangeStart")).toHaveLength(0);
});

test("a comment has at most 50 words and names clause and case", () => {
  const matter = matterOn("x the best choice", "the best choice", {
    precedents: ["AUTH/1/1/20"],
    action: { kind: "ask", text: "word ".repeat(200), edits: [] },
  });
  const comment = commentOf(matter);
  expect(comment.split(/\s+/).length).toBeLessThanOrEqual(50);
  expect(comment).toContain(`Clause ${matter.clause}`);
  expect(comment).toContain("AUTH/1/1/20");
});

test.each([
  ["CSV", async () => sealed(bytesOf(toCsv(exported(detail.matters ?? []))))],
  ["JSON", async () => sealed(bytesOf(toJson(exported(detail.matters ?? []))))],
  ["Word", async () => sealed(zipWithSeal(docx(`<w:p>${run("Words")}</w:p>`)))],
  ["PDF", async () => sealed(pdfWithSeal(bytesOf("%PDF-1.7\n%%EOF")))],
])("the seal of a %s file holds, and fails when any one byte is changed", async (_, make) => {
  const bytes = await make();
  expect((await readSeal(bytes)).state).toBe("whole");
  for (let at = 0; at < bytes.length; at += Math.max(1, Math.floor(bytes.length / 200))) {
    const changed = Uint8Array.from(bytes);
    changed[at] = (changed[at] as number) ^ 1;
    expect((await readSeal(changed)).state).not.toBe("whole");
  }
});

test("a file that was changed and sealed anew keeps no key that fits its digest", async () => {
  const keyOf = (digest: string) => keyOfSeal("the secret of the site", digest);
  const made = await sealed(bytesOf(toCsv(exported(detail.matters ?? []))), keyOf);
  const seal = await readSeal(made);
  if (seal.state !== "whole" || !seal.key) throw new Error("Not sealed with a key");
  expect(await checkSealKey("the secret of the site", seal.digest, seal.key)).toBe("ours");
  const changed = Uint8Array.from(made);
  changed[0] = (changed[0] as number) ^ 1;
  const anew = await readSeal(await sealed(changed, async () => seal.key));
  if (anew.state !== "whole") throw new Error("Its own digest holds again");
  expect(await checkSealKey("the secret of the site", anew.digest, anew.key ?? "")).toBe("not-ours");
});

test("a cell that a spreadsheet would take for a formula is neutralised, and every export says what it rests on", () => {
  const matter = matterOn("=cmd()", "=cmd()", { headline: "+1 fault" });
  const csv = toCsv(exported([matter]));
  expect(csv).toMatch(/'=cmd\(\)/);
  expect(csv).not.toMatch(/(^|,)"?[=+@-][a-z1]/m);
  for (const text of [csv, toJson(exported([matter]))])
    for (const said of ["Pre-MLR check", detail.engine.rulesVersion, detail.engine.caseLibrary, "Code edition"])
      expect(text).toContain(said);
});
