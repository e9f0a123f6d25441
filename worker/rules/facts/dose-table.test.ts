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
    ["is none for a strength in another unit", "Dose 20 g   3 ml", []],
    ["is none within the rounding of a small part", "Dose 1 mg   0.105 ml", []],
    ["is one beyond that rounding", "Dose 1 mg   0.108 ml", [["0.108 ml", "0.1 ml"]]],
    ["is none where it tells of each of several", "Dose 20 mg each   3 ml", []],
    [
      "is none in the prescribing information",
      "Prescribing Information\nZelvorin (tavorimib) oral solution\nIndications: pain.\nDosage: adults\nDose 20 mg   3 ml\nLegal category: POM",
      [],
    ],
    ["is none in the references", "References\n1. Hill J. Lancet 2021;3:1-9.\nDose 20 mg   3 ml", []],
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

  test("a strength of nothing is none", () => {
    expect(mistakes("Zelvorin 0 mg/ml\n\nDose 20 mg   3 ml")).toEqual([]);
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
  test("a long list is no table of doses", () => {
    const long = (rows: number) =>
      [...Array.from({ length: rows - 1 }, (_, i) => `Dose ${i + 1}0 mg   ${i + 1} ml`), "Dose 10 mg   9 ml"].join(
        "\n",
      );
    expect(mistakes(long(60))).toEqual([["9 ml", "1 ml"]]);
    expect(mistakes(long(61))).toEqual([]);
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
    [
      "hours in figures and more of them",
      "Take it every 6 hours, six times a day.",
      [["6 times a day", "4 times a day"]],
    ],
    ["three of a piece", "Three 20 mg tablets (50 mg).", [["50 mg", "60 mg"]]],
    ["five of a piece", "Five 20 mg tablets (90 mg).", [["90 mg", "100 mg"]]],
    ["half a piece that is too much", "Half 20 mg tablet = 20 mg.", [["20 mg", "10 mg"]]],
    ["what is taken in a day is no sum of pieces", "Two 20 mg tablets daily (80 mg).", []],
    ["nothing makes nothing", "0 20 mg tablets (80 mg).", []],
    ["nothing a day makes nothing", "Take 0 mg twice a day, 60 mg in total.", []],
    ["no hours at all", "Take it every 0 hours, twice a day.", []],
    ["no times at all", "Take it every 8 hours, 0 times a day.", []],
  ])("%s", (_, text, expected) => {
    expect(mistakes(text)).toEqual(expected);
  });
});
