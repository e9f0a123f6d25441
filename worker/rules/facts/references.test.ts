import { describe, expect, test } from "vitest";
import { factsOf } from "#worker/test/told.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const references = (text: string) => factsOf(HEAD + text).references;
const entry = (text: string) => references(`It works.1\n\nReferences\n1. ${text}`).entries[0];

describe("a reference is of a kind, and can be found or not", () => {
  test.each([
    ["Smith J et al. Lancet 2021;3:1-9.", { kind: "journal", year: 2021, complete: true }],
    ["Smith J et al. Lancet.", { kind: "journal", year: null, complete: false }],
    ["Smith J et al. Lancet 2021.", { kind: "journal", year: 2021, complete: false }],
    ["Data on file, Northgate Pharma: NG-12345.", { kind: "data-on-file", complete: true }],
    ["Data on file.", { kind: "data-on-file", complete: false }],
    ["Zelvorin SPC, 2023.", { kind: "spc", year: 2023, complete: true }],
    ["Summary of Product Characteristics.", { kind: "spc", complete: false }],
    ["Smith J. Poster at the annual meeting, 2022.", { kind: "poster", year: 2022, complete: true }],
    ["Drug Tariff, March 2024.", { kind: "price-list", year: 2024, complete: true }],
    ["NICE TA123, 2020.", { kind: "guideline", year: 2020, complete: true }],
    ["Available at www.example.org.", { kind: "website", year: null, complete: true }],
    ["A book of medicine.", { kind: "other", complete: false }],
    ["Smith J et al. Effects in mice. Cell 2021;3:1-9.", { kind: "journal", laboratory: true }],
    ["Smith J et al. Effects in adults. Lancet 1959;3:1-9.", { kind: "journal", year: null, laboratory: false }],
    ["Smith J et al. Lancet 1960;3:1-9.", { kind: "journal", year: 1960 }],
    ["Smith J et al. Lancet 2101;3:1-9.", { kind: "journal", year: null }],
    ["Smith J et al. In press.", { kind: "journal", complete: false }],
    ["Zelvorin worksheet; company data.", { kind: "data-on-file" }],
    ["Package leaflet of Zelvorin.", { kind: "spc" }],
    ["Congress abstract 12.", { kind: "poster", complete: false }],
    ["MIMS, May 2024.", { kind: "price-list" }],
    ["European standard 12.", { kind: "guideline" }],
    ["Smith J. Lancet 12 (3): 45.", { kind: "journal" }],
    ["Smith J et al. Work of 2019. Lancet 2021;3:1-9.", { kind: "journal", year: 2021 }],
  ])("%s", (text, expected) => {
    expect(entry(text)).toMatchObject({ number: 1, ...expected });
  });
});

test("entries are numbered in a row, on lines or in one", () => {
  const numbers = (text: string) => references(text).entries.map(({ number, text }) => [number, text]);
  const expected = [
    [1, "Smith J et al. Lancet 2021;3:1-9."],
    [2, "Jones K et al. BMJ 2022;4:10-19."],
  ];
  expect(
    numbers("It works.1,2\n\nReferences\n1. Smith J et al. Lancet 2021;3:1-9.\n2. Jones K et al. BMJ 2022;4:10-19."),
  ).toEqual(expected);
  expect(
    numbers("It works.1,2\n\nReferences: 1. Smith J et al. Lancet 2021;3:1-9. 2. Jones K et al. BMJ 2022;4:10-19."),
  ).toEqual(expected);
});

test.each([
  [
    "a numbered line that cites a work is an entry without a title",
    "It works.1\n\n1. Smith J et al. Lancet 2021;3:1-9.",
    [1],
  ],
  ["not a numbered line that nothing cites", "It works.\n\n1. A book of medicine", []],
  ["nor one that is cited and is no source", "It works.1\n\n1. A book of medicine", []],
  ["a source that is cited above it", "It works.1\n\n1. Drug Tariff.", [1]],
  ["not one that nothing cites", "It works.\n\n1. Drug Tariff.", []],
  ["not one that is cited below it", "1. Drug Tariff.\n\nIt works.1", []],
  ["one that nothing cites, of a year", "It works.\n\n1. Drug Tariff, March 2024.", [1]],
  ["not a step", "It works.\n\n1. Take it with water.", []],
])("%s", (_, text, expected) => {
  expect(references(text).entries.map(({ number }) => number)).toEqual(expected);
});

test("a marked footnote that gives a source is a reference without a number", () => {
  expect(references("It works.*\n\n* Smith J et al. Lancet 2021;3:1-9.").entries).toMatchObject([
    { number: null, year: 2021 },
  ]);
  expect(references("It works.*\n\n* Drug Tariff.").entries).toHaveLength(1);
  expect(references("It works.*\n\n* In adults only, with food.").entries).toEqual([]);
});

test("marks without an entry, and entries without a mark", () => {
  const { dangling, uncited } = references(
    "It works.1,4 It lasts.3\n\nReferences\n1. Smith J et al. Lancet 2021;3:1-9.\n2. Jones K et al. BMJ 2022;4:10-19.",
  );
  expect({ dangling, uncited }).toEqual({ dangling: [3, 4], uncited: [2] });
  expect(references("It works.1").dangling).toEqual([]);
});
