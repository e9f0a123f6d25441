import { describe, expect, test } from "vitest";
import { factsOf } from "#worker/test/told.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const DATED = "\n\nDate of preparation: June 2024";
const launch = (text: string, context?: string) => factsOf(HEAD + text, { context }).launch;
const months = (text: string, context?: string) => launch(text + DATED, context).monthsOnMarket;
const month = (year: number, number: number) => year * 12 + number - 1;

describe("months on the market", () => {
  test.each([
    ["from a launch", "Launched in June 2023.", 12],
    ["from a date in figures", "Available since 01/03/2024.", 3],
    ["from a year", "Available in 2024.", 5],
    ["from a line of a history", "May 2023: first packs reach pharmacies", 13],
    ["from the latest of several", "Launched in June 2022. Capsules launched in March 2024.", 3],
    ["not from one after the piece", "Launched in June 2023. Sachets launched in August 2024.", 12],
    ["not from a price", "Available at the price of June 2023.", null],
    ["not from what is expected", "Launch is expected in June 2023.", null],
    ["not from a date more than ninety characters on", `Launched ${"so ".repeat(30)}in June 2023.`, null],
    ["not from the sentence before", "It was launched. The trial ended in June 2023.", null],
    ["from a spell that is stated", "On the UK market for two years.", 24],
    ["from a spell in months", "Available in the UK for 18 months.", 18],
    ["not from the age of patients", "Now available for patients aged six to 17 years.", null],
    ["from the note on a first promotion", "Zelvorin was first promoted in June 2023.", 12],
  ])("%s", (_, text, expected) => {
    expect(months(text)).toBe(expected);
  });

  test("what the user tells counts", () => {
    expect(months("It works.", "Launched in the UK in March 2024.")).toBe(3);
    expect(launch(`It works.${DATED}`, "Launched in the UK in March 2024.").evidence).toBe(
      "Launched in the UK in March 2024.",
    );
  });

  test("a piece that is used again has been in use since it was made", () => {
    expect(launch("Date of preparation: June 2022\nReprinted in June 2024").monthsOnMarket).toBe(24);
  });
});

describe("the month of a piece", () => {
  test.each([
    ["its date line", "It works.\n\nDate of preparation: June 2024", month(2024, 6)],
    ["the latest of several", "Prepared March 2023\nRevised June 2024", month(2024, 6)],
    [
      "not the date of the prescribing information",
      "It works.\n\nPrepared June 2024\nPI last revised August 2024",
      month(2024, 6),
    ],
    ["a date in its last four lines", "It works.\n\n3 June 2024\n\na\n\nb\n\nc", month(2024, 6)],
    ["not one further up", "3 June 2024\n\na\n\nb\n\nc\n\nd", null],
  ])("is %s", (_, text, expected) => {
    expect(launch(text).pieceMonth).toBe(expected);
  });
});
