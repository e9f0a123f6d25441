import { describe, expect, test } from "vitest";
import { partsOf, withOwnForms } from "./product-parts.ts";

/** Products of a text, each with the places where its name stands. */
const named = (text: string, names: [name: string, generic?: string][]) =>
  names.map(([name, generic]) => ({
    name,
    generic: generic ?? null,
    mentions: [...text.matchAll(new RegExp(`\\b${name}\\b`, "g"))].map(({ index }) => ({
      start: index,
      end: index + name.length,
    })),
  }));
const parts = (text: string, names: [string, string?][]) => {
  const products = named(text, names);
  return products.filter(partsOf(products)).map(({ name }) => name);
};

describe("a name that is only part of another", () => {
  test.each<[string, string, [string, string?][], string[]]>([
    ["is what stands behind a brand", "Tavora Melt", [["Tavora"], ["Tavora Melt"], ["Melt"]], ["Melt"]],
    ["of three words", "Tavora Melt Forte", [["Tavora"], ["Tavora Melt Forte"], ["Melt Forte"]], ["Melt Forte"]],
    ["is a substance beside its brand", "Tavora", [["Tavora", "tavorimib"], ["Tavorimib"]], ["Tavorimib"]],
    ["is one of two substances", "Tavora", [["Tavora", "tavorimib/oldexin"], ["Oldexin"]], ["Oldexin"]],
    ["not where it has its own substance", "Tavora Melt", [["Tavora"], ["Tavora Melt"], ["Melt", "meltin"]], ["Melt"]],
    ["stands inside a longer name", "Neo Tavora. Neo Tavora.", [["Neo Tavora"], ["Tavora"]], ["Tavora"]],
    ["not where it opens the longer name", "Tavora Melt", [["Tavora"], ["Tavora Melt"]], []],
    ["not where it stands alone as often", "Neo Tavora. Tavora.", [["Neo Tavora"], ["Tavora"]], []],
    ["where it stands alone less often", "Neo Tavora. Neo Tavora. Tavora.", [["Neo Tavora"], ["Tavora"]], ["Tavora"]],
    ["not of a brand that is no product", "Tavora Melt", [["Tavora Melt"], ["Oldexin"]], []],
  ])("%s", (_, text, names, expected) => {
    expect(parts(text, names)).toEqual(expected);
  });
});

describe("a form of an own medicine is own", () => {
  const roles = (products: [string, "own" | "competitor"][]) =>
    products
      .map(([name, role]) => ({ name, role }))
      .map(withOwnForms)
      .map(({ role }) => role);

  test.each<[string, [string, "own" | "competitor"][], string[]]>([
    [
      "with a second word",
      [
        ["Tavora", "own"],
        ["Tavora Plus", "competitor"],
      ],
      ["own", "own"],
    ],
    [
      "with two words more",
      [
        ["Tavora", "own"],
        ["Tavora Plus Melt", "competitor"],
      ],
      ["own", "own"],
    ],
    [
      "not of another's",
      [
        ["Tavora", "competitor"],
        ["Tavora Plus", "competitor"],
      ],
      ["competitor", "competitor"],
    ],
    [
      "not with other letters",
      [
        ["Tavora", "own"],
        ["Tavorana Plus", "competitor"],
      ],
      ["own", "competitor"],
    ],
  ])("%s", (_, products, expected) => {
    expect(roles(products)).toEqual(expected);
  });
});
