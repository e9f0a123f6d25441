import { describe, expect, test } from "vitest";
import type { KnownNames } from "#worker/document/names/known-names.ts";
import { brandsIn, substanceTaken, withKnown, withoutCompanies } from "./known.ts";
import type { Product } from "./types.ts";

type Medicine = { name: string; inn: string | null; isBrand: boolean; isPerhaps: boolean };
const named = (...entries: Partial<Medicine>[]) =>
  brandsIn({
    medicines: entries.map((entry) => ({
      entry: { inn: null, isBrand: true, isPerhaps: false, ...entry },
      start: 0,
      end: 1,
    })),
  } as unknown as KnownNames).map(({ brand, generic }) => `${brand}/${generic}`);

describe("brands known by name", () => {
  test.each<[string, Partial<Medicine>[], string[]]>([
    ["with their substance", [{ name: "Tavora", inn: "tavorimib" }], ["Tavora/tavorimib"]],
    ["each once", [{ name: "Tavora" }, { name: "Tavora" }], ["Tavora/null"]],
    ["not a substance", [{ name: "tavorimib", isBrand: false }], []],
    ["not what may be a supplement", [{ name: "Tavora", inn: "zinc", isPerhaps: true }], []],
    [
      "unless its substance is named",
      [
        { name: "Tavora", inn: "zinc", isPerhaps: true },
        { name: "zinc", isBrand: false },
      ],
      ["Tavora/zinc"],
    ],
    [
      "nor where it has none",
      [
        { name: "Tavora", isPerhaps: true },
        { name: "zinc", isBrand: false },
      ],
      [],
    ],
  ])("%s", (_, entries, expected) => {
    expect(named(...entries)).toEqual(expected);
  });
});

describe("companies known by name", () => {
  const FOUND = [{ name: "Northgate Pharma Ltd", mentions: [{ start: 10, end: 30 }] }];
  const companies = (...spans: [string, number, number][]) =>
    withKnown(
      FOUND,
      spans.map(([name, start, end]) => ({ entry: { name }, start, end })) as unknown as KnownNames["companies"],
    ).map(({ name, mentions }) => `${name} ${mentions.length}`);

  test.each<[string, [string, number, number][], string[]]>([
    ["are added to those found", [["Hill", 40, 44]], ["Northgate Pharma Ltd 1", "Hill 1"]],
    [
      "with all their places",
      [
        ["Hill", 40, 44],
        ["Hill", 50, 54],
      ],
      ["Northgate Pharma Ltd 1", "Hill 2"],
    ],
    ["not within one that was found", [["Pharma", 20, 26]], ["Northgate Pharma Ltd 1"]],
    ["not where they run into one", [["Of Northgate", 7, 19]], ["Northgate Pharma Ltd 1"]],
    ["right before one", [["Hill", 6, 10]], ["Northgate Pharma Ltd 1", "Hill 1"]],
    ["right after one", [["Hill", 30, 34]], ["Northgate Pharma Ltd 1", "Hill 1"]],
  ])("%s", (_, spans, expected) => {
    expect(companies(...spans)).toEqual(expected);
  });

  test("are no medicine, unless a substance shows it", () => {
    const known = [{ entry: { name: "Hill Barwick" } }] as unknown as KnownNames["companies"];
    const products = [
      { name: "Barwick", generic: null },
      { name: "Hill", generic: "tavorimib" },
      { name: "Tavora", generic: null },
    ] as Product[];
    expect(withoutCompanies(products, known).map(({ name }) => name)).toEqual(["Hill", "Tavora"]);
  });
});

describe("the substance that a company's guide is about", () => {
  const GUIDE = "Your tavorimib tablets: a guide for people who have been prescribed tavorimib. By Bexley Pharma.";
  const at = (name: string, isBrand = false) => ({
    entry: { name, inn: null, isBrand, isPerhaps: false, isPrescription: true },
    start: GUIDE.indexOf(name),
    end: 0,
  });
  const known = (medicines: object[], companies = [{}]) => ({ medicines, companies }) as unknown as KnownNames;

  test("is its medicine, where a company speaks to those who take it and names no brand", () => {
    expect(substanceTaken(known([at("tavorimib")]), GUIDE)).toEqual([{ brand: null, generic: "tavorimib" }]);
  });
  test.each<[string, KnownNames, string]>([
    ["no company speaks", known([at("tavorimib")], []), GUIDE],
    ["a brand is named", known([at("tavorimib"), at("Tavora", true)]), GUIDE],
    ["it is for nobody who takes it", known([at("tavorimib")]), "Tavorimib tablets. By Bexley Pharma."],
    ["two are named", known([at("tavorimib"), at("sumitrane")]), GUIDE],
  ])("is none where %s", (_, names, text) => {
    expect(substanceTaken(names, text)).toEqual([]);
  });
});
