import { expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";

/** The sentences that stand in small print. */
function small(text: string): string[] {
  const facts = factsOf(HEAD + text);
  return wordsAt(
    facts,
    facts.sentences.filter(({ index }) => facts.trial.smallPrint[index]),
  );
}

test.each([
  ["a footnote with a mark", "It works.\n\n*In adults with pain.", ["*In adults with pain."]],
  [
    "a note, to the next blank line",
    "It works.\n\nNote: in adults.\nWith food.\n\nIt lasts.",
    ["Note: in adults.", "With food."],
  ],
  ["a study design", "It works.\n\nStudy design: a trial of 400 adults.", ["Study design: a trial of 400 adults."]],
  [
    "a note that begins within a line",
    "It works well today. Note: in adults only. With food.",
    ["Note: in adults only.", "With food."],
  ],
  ["but not where the line begins with other words", "Please note it works.", []],
  [
    "the list of references",
    "It works.1\n\nReferences\n1. Smith J et al. Lancet 2021;3:1-9.",
    ["References", "1.", "Smith J et al.", "Lancet 2021;3:1-9."],
  ],
  [
    "what is kept with the file, for its paragraph",
    "Not printed: 400 adults took part.\nAll of them did well.\n\nIt works.",
    ["Not printed: 400 adults took part.", "All of them did well."],
  ],
  ["nothing else", "It works.\n\nIt lasts.", []],
])("%s", (_, text, expected) => {
  const found = small(text);
  expect(found.join(" ").replace(/\s+/g, " ")).toBe(expected.join(" "));
});

test("after a short heading in the second half all is kept with the file", () => {
  const copy = "It works in adults with pain and lasts all day. ".repeat(3).trim();
  expect(small(`${copy}\n\nApproval history\n\nSeen in March.\n\nSeen in May.`)).toEqual([
    "Approval history",
    "Seen in March.",
    "Seen in May.",
  ]);
  expect(small(`Approval history\n\nSeen in March.\n\n${copy}`)).toEqual(["Approval history"]);
});

test("a heading of what is kept with the file is short, says nothing else and stands near the end", () => {
  const copy = "It works in adults with pain and lasts all day. ".repeat(6).trim();
  const heading = (chars: number) => `Approval history ${"and so ".repeat(20)}`.slice(0, chars - 1).concat("x");
  const isAllKept = (head: string, end = "Seen in May.") =>
    small(`${copy}\n\n${head}\n\n${end}`).includes("Seen in May.");
  expect(isAllKept(heading(119))).toBe(true);
  expect(isAllKept(heading(120))).toBe(false);
  expect(isAllKept("Approval history: seen in March.")).toBe(false);
  expect(isAllKept("Approval history", `Not printed: ${copy}\n\nSeen in May.`)).toBe(false);
  expect(isAllKept("Approval history", "Not printed: it is blue.\n\nSeen in May.")).toBe(true);
});
