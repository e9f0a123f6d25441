import { describe, expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";

const ADVERTISEMENT = "Advertisement\n\nZelvorin (tavorimib) 40 mg tablets\n\nIt works.";

/** The lines of a page that stand around the advertisement on it. */
function around(text: string): string[] {
  const facts = factsOf(text);
  return wordsAt(
    facts,
    facts.lines.filter(({ zone }) => zone === "footer"),
  );
}

describe("the page around a boxed advertisement is not judged", () => {
  const page = (head: string, rule = "----------", foot = "") =>
    `${head}\n\nItem one\n\nItem two\n\n${rule}\n\n${ADVERTISEMENT}${foot}`;
  test.each([
    [
      "above it and after its end",
      page("The Weekly Journal", "----------", "\n\n----------\n\nItem three"),
      ["The Weekly Journal", "Item one", "Item two", "----------", "Advertisement", "----------", "Item three"],
    ],
    ["not without the title of a journal", page("Leeds"), []],
    ["not without a rule", page("The Weekly Journal", "Item nought"), []],
    ["not where the page speaks of the medicine too", page("The Weekly Journal on Zelvorin"), []],
  ])("%s", (_, text, expected) => {
    expect(around(text)).toEqual(expected);
  });

  test("fewer than three lines over it are no page", () => {
    expect(around(`The Weekly Journal\n\n----------\n\n${ADVERTISEMENT}`)).toEqual([]);
  });
});
