import { expect, test } from "vitest";
import { baseOf, wordsAt } from "#worker/test/told.ts";
import { bodyLines, isAtEdge } from "./edges.ts";

const FOUR = baseOf("One\nTwo\nThree\nFour");
const THREE = baseOf("One\nTwo\nThree");

test("the body of four lines is the two between", () => {
  expect(wordsAt(FOUR, bodyLines(FOUR))).toEqual(["Two", "Three"]);
  expect(wordsAt(THREE, bodyLines(THREE))).toEqual(["One", "Two", "Three"]);
});

test.each([
  [0, true],
  [3, true],
  [4, false],
  [8, false],
  [14, true],
])("character %d of four lines is at an edge: %s", (at, expected) => {
  expect(isAtEdge(FOUR, at)).toBe(expected);
  expect(isAtEdge(THREE, at)).toBe(false);
});
