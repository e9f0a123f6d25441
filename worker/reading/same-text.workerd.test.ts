import { describe, expect, test } from "vitest";
import { checkMaterial } from "./check-material.ts";
import type { Material, SourceFormat } from "./material.ts";
import { fixture, readBytes } from "./test-tools.ts";

const lines = (material: Material) =>
  material.text
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
const words = (material: Material) => material.text.split(/\s+/);

async function read(name: string, format: SourceFormat): Promise<Material> {
  const { material } = await readBytes(format, await fixture(name));
  expect(checkMaterial(material)).toEqual([]);
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

describe.each(["d001", "d002", "d066"])("%s is the same in every format", (name) => {
  test("as DOCX and DOC, line by line", async () => {
    const expected = lines(await read(`${name}.txt`, "text"));
    expect(lines(await read(`${name}.docx`, "docx"))).toEqual(expected);
    expect(lines(await read(`${name}.doc`, "doc"))).toEqual(expected);
  });

  test("as PDF, line by line", async () => {
    const expected = await read(`${name}.txt`, "text");
    const pdf = await read(`${name}.pdf`, "pdf");
    expect(lines(pdf)).toEqual(lines(expected));
    expect(shareInOrder(words(expected), words(pdf))).toBeGreaterThanOrEqual(0.99);
  });

  test("as a picture, with 97 in 100 words and the same lines", async () => {
    const expected = await read(`${name}.txt`, "text");
    const png = await read(`${name}.png`, "image");
    expect(shareInOrder(words(expected), words(png))).toBeGreaterThanOrEqual(0.97);
    expect(lines(png).length).toBe(lines(expected).length);
    expect(png.pages[0]?.confidence).toBeGreaterThan(85);
  }, 30_000);
});
