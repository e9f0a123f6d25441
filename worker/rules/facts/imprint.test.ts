import { describe, expect, test } from "vitest";
import { baseOf } from "#worker/test/told.ts";
import { monthYearsIn } from "#worker/text/month-years.ts";
import { dateOfPiPage, imprintIn, isVersionLine } from "./imprint.ts";

describe("an imprint behind the last reference", () => {
  const imprint = (words: string) => (imprintIn(words) === -1 ? null : words.slice(imprintIn(words)));
  test.each([
    ["after its year", "1. Hill J. Lancet 2021;3:1-9. UK-ZEL-0042 May 2024", "UK-ZEL-0042 May 2024"],
    ["after an SPC", "2. Zelvorin SPC. UK-ZEL-0042 May 2024", "UK-ZEL-0042 May 2024"],
    ["with its label", "1. Hill J. Lancet 2021. UK/ZEL/0042, prepared May 2024", "UK/ZEL/0042, prepared May 2024"],
    ["not without a year", "1. Hill J. Lancet 2021;3:1-9. UK-ZEL-0042", null],
    ["not without a code", "1. Hill J. Lancet 2021;3:1-9. May 2024", null],
    ["not behind a reference that has not ended", "1. Hill J. Pain in adults. UK-ZEL-0042 May 2024", null],
    [
      "not where only the reference before it has",
      "1. Hill J. Lancet 2021. 2. Hill K. Pain. UK-ZEL-0042 May 2024",
      null,
    ],
    ["not as an entry of the list", "1. Hill J. Lancet 2021. 2. UK-ZEL-0042 May 2024", null],
    ["not of data on file", "1. Hill J, 2021. Data on file. UK-ZEL-0042 May 2024", null],
    ["not in small letters", "1. Hill J. Lancet 2021. uk-zel-0042 May 2024; AB-1", null],
    ["not without any year", "1. Hill J. UK-ZEL-0042", null],
  ])("%s: %s", (_, words, expected) => {
    expect(imprint(words)).toBe(expected);
  });
});

test.each([
  ["November 2025, second version", true],
  ["Version 2.1 of November 2025", true],
  ["November 2025", false],
  ["November 2025, second issue", false],
  [`November 2025,${" ".repeat(30)}second version`, true],
  [`November 2025,${" ".repeat(31)}second version`, true],
  [`November 2025,${" ".repeat(32)}second version`, false],
])("a line that holds a date and a version only: %s", (words, expected) => {
  expect(isVersionLine(words, monthYearsIn(words)[0] ?? { start: 0, end: 0 })).toBe(expected);
});

describe("the date of a page that is prescribing information", () => {
  const dated = (text: string, block?: string) => {
    const facts = baseOf(text);
    const start = block === undefined ? 0 : facts.view.text.indexOf(block);
    const found = dateOfPiPage(facts, block === undefined ? [] : [{ start, end: start + block.length }]);
    return found && facts.view.text.slice(found.start, found.end);
  };
  const PARTS =
    "Indications: pain in adults.\nDosage: one tablet a day.\nContraindications: none.\nWarnings: none.\nSide effects: nausea.\nLegal category: POM, revised May 2024.";
  const PI = "Zelvorin (tavorimib) 40 mg tablets. Indications: pain. Dosage: one a day. Date of revision: May 2024.";
  test.each([
    ["known by its title", `Zelvorin Prescribing Information\n\n${PI}`, PI, "May 2024"],
    ["known by its address", `www.northgate.example/zelvorin/prescribing\n\n${PI}`, PI, "May 2024"],
    ["not of another page", `Zelvorin for pain\n\n${PI}`, PI, null],
    [
      "not where most of the page is something else",
      `Prescribing Information\n\n${PI}\n\n${"So it is. ".repeat(20)}`,
      PI,
      null,
    ],
    ["though somewhat less of it is", `Prescribing Information\n\n${PI}\n\n${"So it is. ".repeat(5)}`, PI, "May 2024"],
    [
      "not without a date",
      "Prescribing Information\n\nIndications: pain and so on.",
      "Indications: pain and so on.",
      null,
    ],
    ["by its zone where no block was found", `Prescribing Information\n${PARTS}`, undefined, "May 2024"],
    [
      "not by a line of another zone",
      `Zelvorin Prescribing Information\n\nIt works. Prepared May 2024.`,
      undefined,
      null,
    ],
    [
      "not with a date that has no month",
      "Prescribing Information\n\nIndications: pain. Date of revision: [month and year]",
      "Indications: pain. Date of revision: [month and year]",
      null,
    ],
  ])("%s", (_, text, block, expected) => {
    expect(dated(text, block)).toBe(expected);
  });
});
