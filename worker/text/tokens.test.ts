import { describe, expect, test } from "vitest";
import { tokenise } from "./tokens.ts";

const words = (text: string) => tokenise(text).tokens.map(({ norm }) => norm);
const citations = (text: string) => tokenise(text).citations.map(({ numbers }) => numbers);

describe("words", () => {
  test.each([
    ["are in small letters, hyphens apart", "Once-Daily ZELVORIN", ["once", "daily", "zelvorin"]],
    [
      "undo contractions",
      "don't can't won't it's they're we've he'll I'd I'm",
      [
        "do",
        "not",
        "can",
        "not",
        "will",
        "not",
        "it",
        "they",
        "are",
        "we",
        "have",
        "he",
        "will",
        "i",
        "would",
        "i",
        "am",
      ],
    ],
    ["lose an apostrophe that contracts nothing", "o'clock rock'n'roll", ["oclock", "rocknroll"]],
    ["lose the separators of thousands, and keep the point", "1,204 of 12,345.6", ["1204", "of", "12345.6"]],
    ["keep signs that mean something", "£5 < 10% ▼ ® ≥", ["£", "5", "<", "10", "%", "▼", "®", "≥"]],
  ])("%s", (_, text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test("know the punctuation before them, and whether they begin with a capital", () => {
    expect(tokenise("Safe; (Not) even École isn't.").tokens.map(({ lead, capital }) => [lead, capital])).toEqual([
      ["", true],
      ["; (", true],
      [")", false],
      ["", true],
      ["", false],
      ["", false],
    ]);
    expect(tokenise("Don't").tokens.map(({ capital, lead }) => [capital, lead])).toEqual([
      [true, ""],
      [false, ""],
    ]);
  });
});

describe("a reference mark is no word", () => {
  test.each([
    ["after a word", "statin1 works", [[1]]],
    ["after a stop", "statin.1 Works", [[1]]],
    ["a list", "disease2,3 and", [[2, 3]]],
    ["a list with spaces", "disease2, 3 and", [[2, 3]]],
    ["a span", "disease2-5 and", [[2, 3, 4, 5]]],
    ["a span of up to twenty", "disease1-20 and", [Array.from({ length: 20 }, (_, i) => i + 1)]],
    ["a longer one is its first number", "disease1-21 and", [[1]]],
    ["a span that falls is its first number", "disease5-2 and", [[5]]],
    ["raised figures", "statin¹² works", [[12]]],
    ["after a bracket", "(95% CI)3", [[3]]],
    ["after a percentage", "by 40%4 in", [[4]]],
    ["after an abbreviation", "NICE2 and NSAIDs3", [[2], [3]]],
    ["after a kind of tablet", "Zelvorin XL2 works", [[2]]],
    ["after quotation marks", '"it works"2', [[2]]],
    ["a decimal is a figure", "statin.1.5 mg", []],
    ["a percentage is one", "statin.12% of", []],
    ["a number on its own is one", "in 12 patients", []],
    ["three figures are one", "statin123 works", []],
    ["after an abbreviation that counts", "vol.12 and no.3", []],
    ["after a short word it is part of a name", "B12 and of2", []],
  ])("%s", (_, text, expected) => {
    expect(citations(text)).toEqual(expected);
  });

  test("what follows it is read on", () => {
    expect(words("disease2, 3 and statin¹ works")).toEqual(["disease", "and", "statin", "works"]);
  });
});
