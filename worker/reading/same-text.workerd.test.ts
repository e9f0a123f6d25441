import { describe, expect, test } from "vitest";
import { byRules } from "#worker/test/reviewed.ts";
import { checkMaterial } from "./check-material.ts";
import type { Material } from "./material.ts";
import { fixture, readBytes } from "./test-tools.ts";

const FORMATS = { txt: "text", docx: "docx", doc: "doc", pdf: "pdf", png: "image" } as const;
type Ending = keyof typeof FORMATS;

const lines = (material: Material) =>
  material.text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
const words = (material: Material) => material.text.split(/\s+/);

const readings = new Map<string, Material>();

/** A fixture as it is read, once for all tests: recognising a picture takes seconds. */
async function read(name: string, ending: Ending): Promise<Material> {
  const file = `${name}.${ending}`;
  const material = readings.get(file) ?? (await readBytes(FORMATS[ending], await fixture(file))).material;
  readings.set(file, material);
  return material;
}

/** The share of the expected words that are there in the same order (longest common subsequence). */
function shareInOrder(expected: string[], found: string[]): number {
  let row = new Array<number>(found.length + 1).fill(0);
  for (const word of expected) {
    const next = [0];
    for (const [index, other] of found.entries()) {
      next.push(word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / expected.length;
}

/** The same material, once with a misleading claim, once clean, once with many faults. */
describe.each([
  ["d001", "hcp"],
  ["d002", "patients"],
  ["d066", "hcp"],
] as const)("%s is the same in every format", (name, audience) => {
  test("as DOCX and DOC, line by line", async () => {
    const expected = lines(await read(name, "txt"));
    expect(lines(await read(name, "docx"))).toEqual(expected);
    expect(lines(await read(name, "doc"))).toEqual(expected);
  });

  test("as PDF, line by line", async () => {
    const expected = await read(name, "txt");
    const pdf = await read(name, "pdf");
    expect(lines(pdf)).toEqual(lines(expected));
    expect(shareInOrder(words(expected), words(pdf))).toBeGreaterThanOrEqual(0.99);
  });

  test("as a picture, with 97 in 100 words and the same lines", async () => {
    const expected = await read(name, "txt");
    const png = await read(name, "png");
    expect(shareInOrder(words(expected), words(png))).toBeGreaterThanOrEqual(0.97);
    expect(lines(png).length).toBe(lines(expected).length);
    expect(png.pages[0]?.confidence).toBeGreaterThan(85);
  });

  test("with all offsets right, and the same findings and risk", async () => {
    const verdicts = [];
    for (const ending of Object.keys(FORMATS) as Ending[]) {
      const material = await read(name, ending);
      expect(checkMaterial(material)).toEqual([]);
      const { riskLevel, clauses } = byRules(material, { audience }).result;
      const found = clauses.flatMap(({ id, findings }) => findings.map((f) => `${id} ${f.severity} ${f.check}`));
      verdicts.push({ riskLevel, found: found.sort() });
    }
    const [text, ...others] = verdicts;
    if (name !== "d002") expect(text?.found.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(text);
  });
});
