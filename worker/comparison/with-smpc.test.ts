import { describe, expect, test } from "vitest";
import { seeded } from "#worker/lab/seeded/seeded.ts";
import { smpcOf } from "./smpc/smpc.ts";
import { MELVANTA_CONTRADICTIONS, MELVANTA_SMPC, MELVANTA_TRUTHS } from "./test-smpc.ts";
import { againstSmpc } from "./with-smpc.ts";

const smpc = smpcOf(MELVANTA_SMPC);
if (!smpc) throw new Error("The SmPC of the tests does not read as one");
const found = (words: string) => againstSmpc({ words, start: 0 }, smpc);

describe("a piece's sentence against the SmPC", () => {
  test.each(
    Object.entries(MELVANTA_CONTRADICTIONS).flatMap(([aspect, list]) => list.map((words) => [aspect, words] as const)),
  )("%s: %s", (aspect, words) => {
    const contradiction = found(words);
    expect(contradiction?.aspect).toBe(aspect);
    expect(MELVANTA_SMPC.replace(/\s+/g, " ")).toContain(contradiction?.against.quote);
  });

  test.each(MELVANTA_TRUTHS)("says nothing of: %s", (words) => {
    expect(found(words)).toBeNull();
  });

  test("points at the value that was put for another, and at what stands in its place", () => {
    const words = "Melvanta reduced the rate of hospital admission by 38% over 24 months compared with placebo.";
    const swap = found(words)?.swap;
    expect(words.slice(swap?.at.start, swap?.at.end)).toBe("38%");
    expect(swap?.with).toBe("18%");
  });

  test("says nothing of any sentence of the SmPC itself", () => {
    expect(smpc.passages.filter(({ words }) => found(words))).toEqual([]);
  });
});

test.each([
  [
    "Discard the opened bottle of oral solution after 30 days.",
    "Discard the opened bottle of oral solution when it is empty.",
    "Discard the opened bottle of oral solution after 60 days.",
    "another length of time",
  ],
  [
    "Prophylactic use of systemic corticosteroids is not recommended.",
    "Prophylactic use of systemic corticosteroids is therefore not recommended before an infusion.",
    "Prophylactic use of systemic corticosteroids is recommended.",
    "the opposite",
  ],
])("“%s” is not made to agree by another passage that leaves the point out", (passage, other, said, what) => {
  const longer = smpcOf(MELVANTA_SMPC.replace("\nPosology\n", `\nPosology\n${passage}\n${other}\n`));
  expect(longer && againstSmpc({ words: said, start: 0 }, longer)?.what).toContain(what);
});

test("finds the contradictions that are put into sentences of an SmPC, and calls none of the others one", () => {
  const { seeds, found: met, falseAlarms } = seeded([{ name: "Melvanta", text: MELVANTA_SMPC }], 100);
  expect(seeds.length).toBeGreaterThan(10);
  expect(seeds.filter((seed) => !met.includes(seed)).map(({ words }) => words)).toEqual([]);
  expect(falseAlarms).toEqual([]);
});

test("a text without sections 4.1 and 4.2 is no SmPC", () => {
  expect(smpcOf("Melvanta is indicated in adults. The dose is 20 mg once daily.")).toBeNull();
});
