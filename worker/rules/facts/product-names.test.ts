import { describe, expect, test } from "vitest";
import { capitalsIn } from "./capitals.ts";
import { byContext, merge, smallWords } from "./product-names.ts";

const names = (text: string, known: string[] = []) =>
  byContext(text, capitalsIn(text), new Set(known)).map(({ brand }) => brand);

describe("a word is used as the name of a medicine", () => {
  test.each([
    [
      "three times before or after what is said of one",
      "They take Harwick. They prescribe Harwick. They try Harwick.",
      ["Harwick"],
    ],
    ["not twice", "They take Harwick. They prescribe Harwick. See Harwick.", []],
    ["before and after at once", "They take Harwick 40 mg.", ["Harwick"]],
    ["as a hashtag", "#Harwick, they take Harwick or prescribe Harwick.", ["Harwick"]],
    ["with its form", "They take Harwick, an oral tablet.", ["Harwick"]],
    ["with its form twice", "So is Harwick, an oral tablet. So is Harwick, an oral tablet.", ["Harwick"]],
    ["above what it is", "See it.\nHARWICK 30\nThe weekly patch.", ["Harwick"]],
    ["not in a line above what it is", "See Harwick\nThe weekly tablet.", []],
    ["against placebo", "They take Harwick and were better than with placebo.", ["Harwick"]],
    ["by what it did", "They say that Harwick lowered it, so try Harwick.", ["Harwick"]],
    ["in capitals", "They take HARWICK. They prescribe HARWICK. They try HARWICK.", ["Harwick"]],
    [
      "not before another capitalised word",
      "They take Harwick House. They prescribe Harwick House. They try Harwick Hall.",
      [],
    ],
    ["not after one", "They take Old Harwick. They prescribe Old Harwick. They try Old Harwick.", []],
    ["not where it is an ordinary word", "They take Harwick. They prescribe Harwick. They try Harwick, a harwick.", []],
    ["not a body that teaches", "They prescribe Institute. They take Institute. They try Institute.", []],
    ["not a trial by its number", "They take HARWICK-1, on HARWICK-2 40 mg, and HARWICK studies.", []],
    [
      "though it stands with a number, of no trials",
      "They take HARWICK. They prescribe HARWICK. They try HARWICK-1.",
      ["Harwick"],
    ],
    [
      "though there are studies, of no number",
      "They take HARWICK, prescribe HARWICK, try HARWICK studies.",
      ["Harwick"],
    ],
    ["after a change", "They switched from Harwick, switched from Harwick, switched from Harwick.", ["Harwick"]],
    ["with its strength in full", "So is Harwick 12.5 micrograms.", ["Harwick"]],
    [
      "far from its placebo",
      "They take Harwick and all of them were so much better than others with placebo.",
      ["Harwick"],
    ],
    ["not with its form once", "So is Harwick, an oral tablet.", []],
    ["not after a capitalised word, whatever it does", "Old Harwick works. Old Harwick helps. Old Harwick has.", []],
    ["not at the end of a line over a form", "So see Harwick\nThe weekly tablet.", []],
    ["not a month", "They prescribe April. They take April. They try April.", []],
    ["not a word of five letters and less", "They take Harw. They prescribe Harw. They try Harw.", []],
  ])("%s: %j", (_, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test("not where it is known already", () => {
    expect(names("They take Harwick. They prescribe Harwick. They try Harwick.", ["Harwick"])).toEqual([]);
  });
});

test.each([
  ["a harwick works", true],
  ["two harwicks work", true],
  ["www.site at harwick.example", false],
  ["my@harwick here", false],
  ["a har works", false],
  ["Harwick works", false],
])("it stands in small letters too: %s", (text, expected) => {
  expect(smallWords(text)("Harwick")).toBe(expected);
});

describe("names found in several ways are one", () => {
  const merged = (...found: [string | null, string | null][]) =>
    merge(found.map(([brand, generic]) => ({ brand, generic }))).map(({ brand, generic }) => `${brand}/${generic}`);

  test.each<[string, [string | null, string | null][], string[]]>([
    [
      "the substance is kept",
      [
        ["Tavora", null],
        ["Tavora", "tavorimib"],
      ],
      ["Tavora/tavorimib"],
    ],
    [
      "the first substance counts",
      [
        ["Tavora", "tavorimib"],
        ["Tavora", "oldexin"],
      ],
      ["Tavora/tavorimib"],
    ],
    [
      "capitals are the same name",
      [
        ["TAVORA", null],
        ["Tavora", null],
      ],
      ["Tavora/null"],
    ],
    ["letters of a form stay", [["Tavora XR", null]], ["Tavora XR/null"]],
    ["an instruction is left out", [["ADD Tavora", "tavorimib"]], ["Tavora/tavorimib"]],
    ["a substance alone is one", [[null, "tavorimib"]], ["null/tavorimib"]],
    [
      "not an ordinary word",
      [
        ["Monday", null],
        ["Summary", "tavorimib"],
      ],
      [],
    ],
    [
      "not a class of medicines",
      [
        ["Antihistamines", null],
        ["Steroid", null],
      ],
      [],
    ],
    ["but a class with a substance", [["Insulin", "insulin lispro"]], ["Insulin/insulin lispro"]],
  ])("%s", (_, found, expected) => {
    expect(merged(...found)).toEqual(expected);
  });
});
