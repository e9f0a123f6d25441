import { expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { capitalsIn, matchesAt, withHashes } from "./capitals.ts";
import { bodyLines, isAtEdge } from "./edges.ts";

test("a capital with no letter before it begins a name", () => {
  expect(capitalsIn("Use Zelvorin, École and iPhone; McKay A-Z @ [Q")).toEqual([0, 4, 14, 32, 38, 40, 45]);
  expect(capitalsIn("ÉA éB 1C")).toEqual([0, 7]);
  expect(capitalsIn("aB zB \u{10428}B")).toEqual([]);
  expect(capitalsIn("AB ZB")).toEqual([0, 3]);
  expect(capitalsIn("{B `B @B [B")).toEqual([1, 4, 7, 10]);
});

test("a pattern is tried at the places alone, and no match begins inside another", () => {
  const found = matchesAt(/\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/uy, "Big Pharma Ltd", [0, 4, 11]);
  expect(found.map((match) => match[0])).toEqual(["Big Pharma", "Ltd"]);
  expect(matchesAt(/\p{Lu}\p{L}+/uy, "Big Pharma", [4]).map((match) => match.index)).toEqual([4]);
});

test("a hashtag begins at its sign as well", () => {
  expect(withHashes("#Zelvorin Works", [1, 10])).toEqual([0, 1, 10]);
});

test("a piece of four lines has a body between its edges; a shorter one is all body", () => {
  const four = factsOf("Title\n\nFirst.\n\nSecond.\n\nFoot");
  expect(wordsAt(four, bodyLines(four))).toEqual(["First.", "Second."]);
  const text = four.view.text;
  expect(["Title", "First", "Second", "Foot"].map((word) => isAtEdge(four, text.indexOf(word)))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  const three = factsOf("Title\n\nFirst.\n\nFoot");
  expect(bodyLines(three)).toHaveLength(3);
  expect(isAtEdge(three, 0)).toBe(false);
});
