import { describe, expect, test } from "vitest";
import { baseOf } from "#worker/test/told.ts";
import { isPitched, namesOf, urgesUse } from "./pitch.ts";

const NAMES = /zelvorin/i;

describe("a paper pitches a medicine", () => {
  test.each([
    ["by a title over its merits", "Why Zelvorin", true],
    ["by its benefits", "Key benefits of Zelvorin", true],
    [
      "not in a long line that opens so",
      "Why Zelvorin was taken up by the two committees in the spring of that year",
      false,
    ],
    ["by what it will save", "Zelvorin will save beds.", true],
    ["as first choice", "Zelvorin is to be the first-line choice.", true],
    ["by starting on it", "Start patients on Zelvorin.", true],
    ["by its substance in brackets", "Zelvorin (tavorimib) could replace others.", true],
    ["as the choice for all", "Zelvorin: for all adults with gout.", true],
    ["by a counted result", "With Zelvorin 40% fewer came than before.", true],
    ["ahead of others", "Put it ahead of others in the pathway, as Zelvorin.", true],
    ["not where that is denied", "Zelvorin will not save beds.", false],
    ["nor for all", "Zelvorin: never for all adults.", false],
    ["not of another medicine", "Oldexin will save beds.", false],
    ["not a title of another", "Why Oldexin", false],
    ["not by its name", "Zelvorin is on the list.", false],
  ])("%s: %s", (_, line, expected) => {
    expect(isPitched(baseOf(`A plan.\n${line}`), NAMES)).toBe(expected);
  });
});

describe("a sentence urges its use", () => {
  test.each([
    ["in words", "Prescribe Zelvorin today.", true],
    ["as better", "Zelvorin is better.", true],
    ["not of another", "Prescribe Oldexin today.", false],
    ["not where that is denied", "Do not prescribe Zelvorin.", false],
    ["not by naming it", "Zelvorin is here.", false],
    ["not in the statement on adverse events", "Adverse events should be reported: Zelvorin is better.", false],
  ])("%s: %s", (_, sentence, expected) => {
    expect(urgesUse(baseOf(`A plan.\n\n${sentence}`), NAMES)).toBe(expected);
  });

  test("not in prescribing information", () => {
    const pi = "Prescribing information\nDosage: one.\nContraindications: gout.\nSide effects: fewer with Zelvorin.";
    expect(urgesUse(baseOf(`A plan.\n\n${pi}`), NAMES)).toBe(false);
  });
});

test("names are looked for whatever their case", () => {
  const names = namesOf(baseOf("Zelvorin (tavorimib) tablets").products);
  expect([names.test("see ZELVORIN"), names.test("see Oldexin")]).toEqual([true, false]);
});
