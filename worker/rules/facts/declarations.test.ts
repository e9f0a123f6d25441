import { expect, test } from "vitest";
import { baseOf, wordsAt } from "#worker/test/told.ts";
import { declaredSpans } from "./declarations.ts";

const declared = (lines: string[]) => {
  const facts = baseOf(lines.join("\n"));
  return wordsAt(facts, declaredSpans(facts));
};
const SAYS = "This document is a draft.";

test.each([
  ["on top", [SAYS, "a", "b", "c", "d", "e"], [SAYS]],
  ["in the second line", ["a", SAYS, "b", "c", "d", "e"], [SAYS]],
  ["not in the third", ["a", "b", SAYS, "c", "d", "e"], []],
  ["at the foot", ["a", "b", "c", "d", "e", SAYS], [SAYS]],
  ["not in a paper of three lines", [SAYS, "a", "b"], []],
  ["not where the line names the medicine", ["This document is on Zelvorin (tavorimib).", "a", "b", "c", "d"], []],
  ["though the line below names it", [SAYS, "Zelvorin (tavorimib) works.", "b", "c", "d"], [SAYS]],
  ["not where nothing is said of the piece", ["It works.", "a", "b", "c", "d"], []],
])("a line only says what the piece is: %s", (_, lines, expected) => {
  expect(declared(lines)).toEqual(expected);
});
