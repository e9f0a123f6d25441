import { describe, expect, test } from "vitest";
import { factsOf } from "#worker/test/told.ts";

/** The mistakes of a text: what it says and what it should say. */
const mistakes = (text: string) => factsOf(text).doseMistakes.map(({ found, expected }) => [found, expected]);

const STRENGTH = "Zelvorin oral solution 10 mg/ml\n\n";

describe("a row that does not fit the strength", () => {
  test.each([
    ["is a mistake", "Dose 20 mg   3 ml", [["3 ml", "2 ml"]]],
    ["is none within three in a hundred", "Dose 20 mg   2.05 ml", []],
    ["is one beyond", "Dose 20 mg   2.07 ml", [["2.07 ml", "2 ml"]]],
    ["is none for another unit", "Dose 20 mg   3 tablets", []],
    ["is none where it fits", "Dose 20 mg   2 ml", []],
  ])("%s", (_, row, expected) => {
    expect(mistakes(STRENGTH + row)).toEqual(expected);
  });

  test("the strength may be given for more than one part, or by each part", () => {
    expect(mistakes("Zelvorin 50 mg/5 ml\n\nDose 20 mg   3 ml")).toEqual([["3 ml", "2 ml"]]);
    expect(mistakes("Each tablet contains 10 mg.\n\nDose 20 mg   3 tablets")).toEqual([["3 tablet", "2 tablet"]]);
  });

  test("the strength stated last before it counts, and none after it", () => {
    expect(mistakes("Zelvorin 10 mg/ml\nForte 20 mg/ml\nDose 20 mg   2 ml")).toEqual([["2 ml", "1 ml"]]);
    expect(mistakes("Dose 20 mg   3 ml\nZelvorin 10 mg/ml")).toEqual([]);
  });
});

describe("without a strength", () => {
  const table = (...parts: number[]) =>
    parts.map((part, i) => `Step ${"abcdef"[i]}: ${(i + 1) * 10} mg   ${part} ml`).join("\n");
  test("the one of at least four rows that breaks the proportion is a mistake", () => {
    expect(mistakes(table(1, 2, 3, 5))).toEqual([["5 ml", "4 ml"]]);
    expect(mistakes(table(1, 2, 5))).toEqual([]);
    expect(mistakes(table(1, 2, 5, 9))).toEqual([]);
    expect(mistakes(table(1, 2, 3, 4))).toEqual([]);
  });
});

describe("sums in sentences", () => {
  test.each([
    ["a daily total", "Take 20 mg twice a day, 60 mg in total.", [["60 mg", "40 mg"]]],
    ["a right one", "Take 20 mg twice a day, 40 mg in total.", []],
    ["of several at a time", "Take two 20 mg three times a day, 100 mg in total.", [["100 mg", "120 mg"]]],
    ["a limit is none", "Take 20 mg twice a day, up to 60 mg in total.", []],
    ["pieces", "Two 20 mg tablets (60 mg).", [["60 mg", "40 mg"]]],
    ["half a piece", "Half a 20 mg tablet = 20 mg.", []],
    ["right pieces", "Two 20 mg tablets (40 mg).", []],
    ["hours and times", "Take it every 8 hours, four times a day.", [["4 times a day", "3 times a day"]]],
    ["times and hours", "Take it twice a day, every six hours.", [["2 times a day", "4 times a day"]]],
    ["right hours", "Take it every 12 hours, twice a day.", []],
  ])("%s", (_, text, expected) => {
    expect(mistakes(text)).toEqual(expected);
  });
});
