import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
} from "pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, expect, test } from "vitest";
import type { AssessmentDetail } from "#schema/assessment.ts";
import type { Decision } from "#schema/workbench.ts";
import { detail } from "#web/test/fixtures.ts";
import { analyseInProcess, textFile } from "#worker/analysis/in-process.ts";
import { pdfWithSeal, readSeal, sealed } from "../seal.ts";
import { pdfReport } from "./report.ts";

const ROOT = resolve(import.meta.dirname, "../../../../..");
const face = (path: string) => Uint8Array.from(readFileSync(join(ROOT, "node_modules/@expo-google-fonts", path)));
const FACES = {
  sans: face("inter/400Regular/Inter_400Regular.ttf"),
  bold: face("inter/600SemiBold/Inter_600SemiBold.ttf"),
  serif: face("source-serif-4/400Regular/SourceSerif4_400Regular.ttf"),
};
const MADE = new Date("2026-11-28T10:00:00Z");
const FIELDS = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
const SAMPLE = readFileSync(join(ROOT, "web/public/samples/leavepiece-with-faults.txt"), "utf8");

const reportOf = (assessment: AssessmentDetail, decisions: Decision[] = []) =>
  pdfReport({ assessment, decisions }, FACES, MADE);
const opened = (bytes: Uint8Array) => getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;

type Node = { role?: string; id?: string; children?: Node[] };

/** The parts of a page's structure, from the top: roles of elements, ids of marked content. */
function walk(node: Node, roles: string[], ids: string[]) {
  if (node.role) roles.push(node.role);
  if (node.id) ids.push(node.id);
  for (const child of node.children ?? []) walk(child, roles, ids);
}

type Said = { id: string | null; tag: string | null; text: string };

/** The words of a page with the marked content that they stand in. */
async function wordsOf(page: Awaited<ReturnType<Awaited<ReturnType<typeof opened>>["getPage"]>>): Promise<Said[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: { id: string | null; tag: string | null }[] = [];
  const said: Said[] = [];
  for (const item of items) {
    if ("str" in item) {
      if (item.str.trim() !== "") said.push({ ...(open.at(-1) ?? { id: null, tag: null }), text: item.str });
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push({ id: item.id ?? null, tag: (item as { tag?: string }).tag ?? null });
  }
  return said;
}

/** A sample as it is analysed, so that the report is of a real result. */
let sample: AssessmentDetail;

beforeAll(async () => {
  const { result } = await analyseInProcess(textFile(SAMPLE), FIELDS);
  const file = { sha256: "3f".repeat(32), bytes: 2_048 };
  sample = { ...detail, ...result, filename: "leavepiece & “draft” <2>.txt", file } as AssessmentDetail;
});

function keep(name: string, bytes: Uint8Array) {
  const folder = process.env.KEEP_EXPORTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
}

test("every word of the report is in its structure, in the order in which it stands, or marked as the foot of a page", async () => {
  const bytes = await reportOf(sample);
  keep("report.pdf", bytes);
  const document = await opened(bytes);
  const read: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [roles, ids]: [string[], string[]] = [[], []];
    walk((await page.getStructTree()) as Node, roles, ids);
    const said = await wordsOf(page);
    const feet = said.filter(({ tag }) => tag === "Artifact").map(({ text }) => text);
    expect(feet.join(" ")).toMatch(new RegExp(`not an approval.*Page ${number} of ${document.numPages}`));
    const spoken = said.filter(({ tag }) => tag !== "Artifact");
    expect(spoken.filter(({ id }) => id === null || !ids.includes(id))).toEqual([]);
    expect([...new Set(spoken.map(({ id }) => id))]).toEqual(ids);
    read.push(...spoken.map(({ text }) => text));
    expect(roles.slice(0, 2), `page ${number}`).toEqual(["Root", "Document"]);
  }
  const words = read.join(" ").replace(/\s+/g, " ");
  for (const { headline } of sample.matters ?? []) expect(words).toContain(headline);
  for (const { title } of sample.clauses) expect(words).toContain(title);
  expect(words).toContain("3f".repeat(32));
});

test("the structure names headings, lists and a table with its columns", async () => {
  const document = await opened(await reportOf(sample));
  const roles: string[] = [];
  for (let number = 1; number <= document.numPages; number++)
    walk((await (await document.getPage(number)).getStructTree()) as Node, roles, []);
  const times = (role: string) => roles.filter((one) => one === role).length;
  expect(times("H1")).toBe(1);
  expect(times("H3")).toBe(sample.matters?.length);
  expect([times("TH"), times("TR"), times("TD")]).toEqual([4, 32, 4 * 31]);
  expect(times("LBody")).toBeGreaterThan(3);
});

test("language, title, order of tabs and typefaces are as an accessible PDF has them", async () => {
  const document = await PDFDocument.load(await reportOf(sample), { updateMetadata: false });
  const { catalog } = document;
  const text = (value: unknown) =>
    value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : "";
  expect(text(catalog.lookup(PDFName.of("Lang")))).toBe("en-GB");
  expect(catalog.lookup(PDFName.of("MarkInfo"), PDFDict).lookup(PDFName.of("Marked"))).toBe(PDFBool.True);
  const viewer = catalog.lookup(PDFName.of("ViewerPreferences"), PDFDict);
  expect(viewer.lookup(PDFName.of("DisplayDocTitle"))).toBe(PDFBool.True);
  expect(document.getTitle()).toBe("Compliance report: leavepiece “draft” 2 .txt");
  const tree = catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict).lookup(PDFName.of("ParentTree"), PDFDict);
  expect(tree.lookup(PDFName.of("Nums"), PDFArray).size()).toBe(2 * document.getPageCount());
  for (const { node } of document.getPages()) {
    expect(node.lookup(PDFName.of("Tabs"))).toBe(PDFName.of("S"));
    expect(node.lookup(PDFName.of("StructParents"))).toBeInstanceOf(PDFNumber);
  }
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object);
  const fonts = objects.filter((one) => one instanceof PDFDict && one.get(PDFName.of("FontName")) !== undefined);
  expect(fonts).toHaveLength(3);
  for (const font of fonts) expect((font as PDFDict).get(PDFName.of("FontFile2"))).toBeDefined();
});

test("the sealed report says that it is PDF/UA-1, its letters can be read, and its headings skip no level", async () => {
  const bytes = await sealed(pdfWithSeal(await reportOf(sample)));
  const { catalog, context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const described = catalog.lookup(PDFName.of("Metadata"));
  if (!(described instanceof PDFRawStream)) throw new Error("The report does not describe itself");
  const xmp = new TextDecoder().decode(described.asUint8Array()).replace(/\s+/g, " ");
  expect(xmp).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(xmp).toMatch(/<dc:title> <rdf:Alt> <rdf:li xml:lang="x-default">Compliance report: leavepiece/);
  const objects = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
  const having = (key: string, name: string) => objects.filter((one) => one.get(PDFName.of(key)) === PDFName.of(name));
  const fonts = having("Subtype", "Type0");
  expect(fonts).toHaveLength(3);
  for (const font of fonts) expect(font.lookup(PDFName.of("ToUnicode"))).toBeInstanceOf(PDFRawStream);
  for (const one of having("Type", "Font").filter((font) => !fonts.includes(font)))
    expect(one.get(PDFName.of("CIDToGIDMap"))).toBe(PDFName.of("Identity"));
  for (const head of having("S", "TH"))
    expect(head.lookup(PDFName.of("A"), PDFDict).get(PDFName.of("Scope"))).toBe(PDFName.of("Column"));
  // Nothing that would need words of its own: no links, no fields, no pictures, no scripts.
  expect(
    objects.filter((one) =>
      ["Link", "Widget", "Image"].some((kind) => one.get(PDFName.of("Subtype")) === PDFName.of(kind)),
    ),
  ).toEqual([]);
  for (const entry of ["OpenAction", "AcroForm", "AA"]) expect(catalog.get(PDFName.of(entry))).toBeUndefined();
  const document = await opened(bytes);
  const roles: string[] = [];
  for (let number = 1; number <= document.numPages; number++)
    walk((await (await document.getPage(number)).getStructTree()) as Node, roles, []);
  const levels = roles.flatMap((role) => (/^H[1-6]$/.test(role) ? [Number(role[1])] : []));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
});

test("a piece of two pages has a report of three at most, with every decision", async () => {
  const [matter] = sample.matters ?? [];
  const decision: Decision = {
    ...{ subject: matter?.id ?? "", kind: "keep", reason: "licence", words: null, scope: "place" },
    ...{ by: "Alex Morgan", at: "2026-11-28T09:00:00Z", carriedFrom: null },
  };
  const document = await opened(await reportOf(sample, [decision]));
  expect(SAMPLE.split(/\s+/).length).toBeGreaterThan(100);
  expect(document.numPages).toBeLessThanOrEqual(3);
  const words: string[] = [];
  for (let number = 1; number <= document.numPages; number++)
    words.push(...(await wordsOf(await document.getPage(number))).map(({ text }) => text));
  expect(words.join(" ")).toMatch(/Decision:\s+Kept.*Alex Morgan/);
});

test("letters that the serif lacks are set in the sans, and those that neither has are not lost without a sign", async () => {
  const [matter] = detail.matters ?? [];
  if (!matter) throw new Error("fixture");
  const places = [{ quote: "▼ ≥ 5 µg α-blocker 用量", page: 1, start: 0, end: 3 }];
  const bytes = await reportOf({ ...detail, matters: [{ ...matter, places }] });
  const words = (await wordsOf(await (await opened(bytes)).getPage(1))).map(({ text }) => text).join("");
  expect(words).toContain("▼ ≥ 5 µg α-blocker □□".normalize("NFKC"));
});

test("the seal holds as it is made, on the command line as well, and not with any one byte changed", async () => {
  const bytes = await sealed(pdfWithSeal(await reportOf(detail)));
  expect((await readSeal(bytes)).state).toBe("whole");
  for (const part of [0, 0.1, 0.25, 0.5, 0.75, 0.9, 0.999]) {
    const changed = Uint8Array.from(bytes);
    const at = Math.floor(part * (bytes.length - 1));
    changed[at] = (changed[at] as number) ^ 1;
    expect((await readSeal(changed)).state, `byte ${at}`).not.toBe("whole");
  }
  const folder = mkdtempSync(join(tmpdir(), "abpi-report-"));
  const file = join(folder, "report.pdf");
  const verify = () =>
    spawnSync(process.execPath, [join(ROOT, "web/features/workbench/exports/verify.ts"), file]).status;
  writeFileSync(file, bytes);
  expect(verify()).toBe(0);
  bytes[200] = (bytes[200] as number) ^ 1;
  writeFileSync(file, bytes);
  expect(verify()).toBe(1);
  rmSync(folder, { recursive: true });
});
