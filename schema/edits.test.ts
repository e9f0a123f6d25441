import { expect, test } from "vitest";
import { appliedEdits, withoutOverlaps } from "./edits.ts";
import type { Fix } from "./result.ts";

const TEXT = "Alpha is safe. It works for everybody.";

function edit(words: string, after: string): Fix {
  const start = TEXT.indexOf(words);
  return {
    kind: after === "" ? "delete" : "replace",
    start,
    end: start + words.length,
    before: words,
    after,
    note: null,
  };
}

function insertBefore(words: string, after: string): Fix {
  const at = words === "" ? TEXT.length : TEXT.indexOf(words);
  return { kind: "insert", start: at, end: at, before: "", after, note: null };
}

const CASES: [name: string, edits: Fix[], result: string][] = [
  ["no edit", [], TEXT],
  ["edits apart", [edit("safe", "licensed"), edit("everybody", "adults")], "Alpha is licensed. It works for adults."],
  [
    "an edit inside a larger one is dropped",
    [edit("everybody", "adults"), edit(" It works for everybody.", "")],
    "Alpha is safe.",
  ],
  [
    "an edit that begins inside another acts on what that leaves",
    [edit("is safe. It", "works"), edit("It works", "")],
    "Alpha works for everybody.",
  ],
  ["one deletion twice", [edit("safe", ""), edit("safe", "")], "Alpha is . It works for everybody."],
  ["a deletion and other words for it", [edit("safe", ""), edit("safe", "licensed")], TEXT.replace("safe", "licensed")],
  [
    "two other wordings for the same words",
    [edit("It works for everybody.", "For adults."), edit("It works for everybody.", "See the SPC.")],
    "Alpha is safe. For adults. See the SPC.",
  ],
  [
    "an insert before deleted words",
    [insertBefore("Alpha", "News. "), edit("Alpha is safe. ", "")],
    "News. It works for everybody.",
  ],
  [
    "an insert inside deleted words goes with them",
    [insertBefore("safe", "very "), edit("Alpha is safe. ", "")],
    "It works for everybody.",
  ],
  [
    "an insert after deleted words",
    [insertBefore("It", "No. "), edit("Alpha is safe. ", "")],
    "No. It works for everybody.",
  ],
  [
    "a rider to a deleted sentence goes with it",
    [insertBefore(" It", " (as licensed)"), edit("Alpha is safe.", "")],
    " It works for everybody.",
  ],
  [
    "a new line after a deleted sentence stays",
    [insertBefore(" It", "\nFor adults."), edit("Alpha is safe.", "")],
    "\nFor adults. It works for everybody.",
  ],
  ["one insert twice", [insertBefore("", " End."), insertBefore("", " End.")], `${TEXT} End.`],
  ["two inserts at one place", [insertBefore("", " B."), insertBefore("", " A.")], `${TEXT} A. B.`],
];

test.each(CASES)("%s", (_name, edits, result) => {
  expect(appliedEdits(TEXT, edits)).toBe(result);
  expect(appliedEdits(TEXT, edits.toReversed())).toBe(result);
});

test("what is left of overlapping edits names the words that each takes out", () => {
  for (const [, edits] of CASES)
    for (const { start, end, before } of withoutOverlaps(edits)) expect(TEXT.slice(start, end)).toBe(before);
});
