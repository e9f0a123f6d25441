import { describe, expect, test } from "vitest";
import { baseOf, told } from "#worker/test/told.ts";
import { blackTriangleOf } from "./black-triangle.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets";
/** What is found in a text, of which the words after "PI:" are prescribing information. */
function triangle(text: string, context?: string) {
  const facts = baseOf(`${HEAD}\n\n${text}`, { context });
  const start = facts.view.text.indexOf("PI:");
  const blocks = start === -1 ? [] : [{ start, end: facts.view.text.length }];
  return told(facts, blackTriangleOf(facts, blocks, facts.products)) as Record<string, unknown>;
}

describe("the medicine is under additional monitoring", () => {
  test.each([
    ["as the piece says", "It is subject to additional monitoring.", "statement"],
    ["in other words", "It is additionally monitored.", "statement"],
    ["of its triangle", "A black triangle medicine.", "statement"],
    ["whose triangle is due", "The black triangle is required.", "statement"],
    ["intensively", "It is intensively monitored.", "statement"],
    ["as a triangle shows", "Zelvorin▼ works.", "symbol"],
    ["as a place for one shows", "Zelvorin [black triangle] works.", "symbol"],
    [
      "as prescribing information says",
      "It works.\n\nPI: It is subject to additional monitoring.",
      "prescribing-information",
    ],
    ["as a triangle there shows", "It works.\n\nPI: Zelvorin▼.", "prescribing-information"],
    ["not where that is denied", "It is not subject to additional monitoring.", undefined],
    ["nor where it is no longer", "The black triangle was removed.", undefined],
    ["nor where nothing is said", "It works.", undefined],
  ])("%s: %s", (_, text, by) => {
    expect((triangle(text).due as { by: string } | undefined)?.by).toBe(by);
  });

  test("as the user says, before all else", () => {
    expect(triangle("It works.\n\nPI: Zelvorin▼.", "A black triangle medicine.").due).toEqual({ by: "context" });
  });

  test("not where the user says that it is not", () => {
    const found = triangle("Zelvorin▼ works.", "It is no longer under additional monitoring.");
    expect(found).toMatchObject({ excluded: true });
    expect(found.due).toBeUndefined();
  });

  test.each([
    ["the sentence", "It is subject to additional monitoring.", "It is subject to additional monitoring."],
    ["the mark", "Zelvorin▼ works.", "▼"],
    [
      "the sentence in prescribing information",
      "Here ▼.\n\nPI: ▼ It is additionally monitored.",
      "PI: ▼ It is additionally monitored.",
    ],
    ["the mark there", "Here.\n\nPI: Zelvorin▼.", "▼"],
  ])("it is told where: %s", (_, text, at) => {
    expect(JSON.stringify(triangle(text).due)).toContain(at);
  });
});

test("triangles of the piece are those outside prescribing information", () => {
  expect(triangle("Zelvorin▼ works. ▼\n\nPI: Zelvorin▼.").symbols).toEqual(["▼", "▼"]);
});

describe("a triangle stands at the name", () => {
  test.each([
    ["after it", "Zelvorin▼ works.", true],
    ["after its mark", "Zelvorin® ▼ works.", true],
    ["after the substance", "Zelvorin (tavorimib) ▼ works.", true],
    ["within the brackets", "Zelvorin (tavorimib ▼) works.", true],
    ["before it", "▼ Zelvorin works.", true],
    ["three characters before it", "▼   Zelvorin works.", true],
    ["not four before it", "▼    Zelvorin works.", false],
    ["not after a word", "Zelvorin works ▼.", false],
    ["not before a word", "▼ Our Zelvorin works.", false],
    ["nowhere", "Zelvorin works.", false],
  ])("%s: %s", (_, text, expected) => {
    expect(triangle(text).atName === true).toBe(expected);
  });
});

describe("the sentence for patients", () => {
  test.each([
    ["stands in the piece", "It is subject to additional monitoring.", true],
    ["not in prescribing information", "PI: It is subject to additional monitoring.", false],
    ["not in a note on the artwork", "[It is subject to additional monitoring.]", false],
  ])("%s", (_, text, expected) => {
    expect(triangle(text).statement !== undefined).toBe(expected);
  });
});

describe("another mark stands in its place", () => {
  test.each([
    ["upright", "Zelvorin▲ works.", "▲"],
    ["hollow", "Zelvorin▽ works.", "▽"],
    ["in words", "With a grey triangle here.", "grey triangle"],
    ["of another colour", "With a red inverted triangle here.", "red inverted triangle"],
    ["not where that is denied", "Use ▼, not a grey triangle.", undefined],
    ["not in prescribing information", "It works.\n\nPI: Zelvorin▲.", undefined],
    ["though spelt out there", "It works.\n\nPI: a grey black triangle.", "grey black triangle"],
    ["not where it is right", "Zelvorin▼ works.", undefined],
  ])("%s: %s", (_, text, expected) => {
    expect(triangle(text).wrongMark).toBe(expected);
  });
});

describe("a page that is reached by itself", () => {
  const PAGE = "This page has its own address.";

  test.each([
    ["shows the name without a triangle", `Zelvorin▼ works.\n\n${PAGE}\nZelvorin lasts.`, "Zelvorin"],
    ["with its own triangle", `Zelvorin▼ works.\n\n${PAGE}\nZelvorin▼ lasts.`, undefined],
    ["that does not name it", `Zelvorin▼ works.\n\n${PAGE}\nIt lasts.`, undefined],
    ["whose name stands in prescribing information", `Zelvorin▼ works.\n\n${PAGE}\n\nPI: Zelvorin.`, undefined],
    ["from a search", "It opens directly from a search.\nZelvorin lasts.", "Zelvorin"],
    ["past the home page", "It is found without seeing the home page.\nZelvorin lasts.", "Zelvorin"],
    ["is not each page", "Zelvorin▼ works.\n\nHere Zelvorin lasts.", undefined],
  ])("%s", (_, text, expected) => {
    expect(triangle(text).bareElsewhere).toBe(expected);
  });

  test("is marked at the name with the substance, else at the first", () => {
    const facts = baseOf(`${HEAD}\n\n${PAGE}\nZelvorin lasts. Zelvorin (tavorimib) works.`);
    const at = blackTriangleOf(facts, [], facts.products).bareElsewhere?.start ?? 0;
    expect(facts.view.text.slice(at)).toBe("Zelvorin (tavorimib) works.");
  });
});
