import { describe, expect, test } from "vitest";
import { baseOf, factsOf, wordsAt } from "#worker/test/told.ts";
import { isCareerProfile } from "./career-profile.ts";
import { bodyLines, isAtEdge } from "./edges.ts";
import { isFurniture } from "./furniture.ts";

const FIRST = "Zelvorin (zelvotriptan) 50 mg tablets";

/** Whether a line of a piece on Zelvorin is one that pieces carry anyway. */
function carriedAnyway(line: string): boolean {
  const facts = factsOf(`${FIRST}\n\n${line}\n\nZelvorin is licensed for migraine in adults.`);
  const start = facts.view.text.indexOf(line);
  return isFurniture(facts, { start, end: start + line.length });
}

test.each([
  FIRST,
  "Scan for prescribing information [QR code, 28 mm square]",
  "Prescribing information is available on the last slide",
  "Zelvorin is licensed for the acute treatment of migraine in adults.",
  "Indication: migraine with or without aura",
  "Zelvorin is contraindicated in severe liver disease.",
  "Your nurse would like to hear about any side effect at the next call.",
  "Do not hand this document over.",
  "E-mail: medinfo@northgate.example",
  "This meeting is organised and paid for by Northgate Pharma Ltd, which chose the topics.",
  "Medical told us in December only to use the certified aid.",
])("is carried anyway: %s", (line) => expect(carriedAnyway(line)).toBe(true));

test.each([
  "Zelvorin is the tablet they deserve",
  "Zelvorin works from the first hour.",
  "See what Zelvorin can do for them",
  "No side effects were seen.",
  "The prescribing information need not trouble you.",
])("can be at fault: %s", (line) => expect(carriedAnyway(line)).toBe(false));

describe("the edges of a piece", () => {
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
});

describe("one person's career", () => {
  test.each([
    ["posts held and two headings of the person", "Experience\nNorthgate\nEducation\nLeeds\nSkills\nSales", true],
    ["with marks around them", "• Employment history:\nAbout me\nInterests", true],
    ["not with one heading of the person", "Experience\nNorthgate\nEducation", false],
    ["not without posts held", "Education\nSkills\nLanguages", false],
    ["not in a sentence", "Our experience of skills and education is long.", false],
    ["not in headings with long rules", `Experience${" ".repeat(30)}\nEducation\nSkills`, false],
    ["in headings with short rules", `Experience${" ".repeat(29)}\nEducation\nSkills`, true],
    ["not in headings of the person with long rules", `Experience\nEducation${" ".repeat(31)}\nSkills`, false],
    ["in headings of the person with short ones", `Experience\nEducation${" ".repeat(30)}\nSkills`, true],
  ])("a text tells one person's career: %s", (_, text, expected) => {
    expect(isCareerProfile(text)).toBe(expected);
  });
});
