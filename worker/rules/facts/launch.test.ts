import { describe, expect, test } from "vitest";
import { factsOf } from "#worker/test/told.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const DATED = "\n\nDate of preparation: June 2024";
const launch = (text: string, context?: string) => factsOf(HEAD + text, { context }).launch;
const months = (text: string, context?: string) => launch(text + DATED, context).monthsOnMarket;
const month = (year: number, number: number) => year * 12 + number - 1;

const PI = "Prescribing information\nIndication: gout. Dosage: one. Side effects: nausea";
const FIRST_PACKS = "May 2023: first packs reach pharmacies and wards and clinics and homes";

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
    ["from a date in short figures", "Available since 01/03/24.", 3],
    ["from a date some words on", `Launched ${"so ".repeat(17)}in June 2023.`, 12],
    ["not from a line of a history that tells of a price", `${FIRST_PACKS} at the price`, null],
    ["from one that tells of it far behind", `${FIRST_PACKS} and in all other places of any kind at the price`, 13],
    ["not from a history within a sentence", "In all of May 2023: first packs reach pharmacies", null],
    ["not from the references", "References\n1. Launched in June 2023.", null],
    ["not from prescribing information", `${PI}, launched in June 2023.`, null],
    ["from the note on an indication", "Indication extended in June 2023.", 12],
    ["not from a note on nothing", "A tablet was first promoted in June 2023.", null],
    ["not on another medicine", "Better than Oldexin (oldexinib).\nOldexin was first promoted in June 2023.", null],
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

  test("the words that show it are those before the latest date", () => {
    expect(launch("Launched in June 2022. Capsules launched in March 2024.").evidence).toContain("March 2024");
    expect(launch("Launched in June 2023.")).toMatchObject({ evidence: "in June 2023", monthsOnMarket: null });
    const long = "We are happy to tell you that it was launched in the UK in June 2023.";
    expect(launch(long).evidence).toBe("you that it was launched in the UK in June 2023");
    expect(launch("On the UK market for two years.", "It is ours.").evidence).toContain("for two years");
  });

  test("a piece that is not told to have been made has not been in use since", () => {
    expect(launch("Reprinted in June 2024").monthsOnMarket).toBeNull();
    expect(
      launch("Date of preparation: June 2022\n\nReferences\n1. Reprinted in June 2024.").monthsOnMarket,
    ).toBeNull();
    expect(launch(`Date of preparation: June 2022\n\n${PI}, reprinted in June 2024.`).monthsOnMarket).toBeNull();
    const again = `Date of preparation: June 2022\n${"so it is ".repeat(9)}reprinted in June 2024`;
    expect(launch(again).evidence).toBe(again.slice(-60));
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
    ["not that of a reference", "Prepared June 2024\n\nReferences\n1. Revised August 2024.", month(2024, 6)],
    ["not that within prescribing information", `Prepared June 2024\n\n${PI}, revised August 2024.`, month(2024, 6)],
    ["that of the small print", "ZEL-UK-0042 June 2024\n\na\n\nb\n\nc\n\nd\n\ne", month(2024, 6)],
    ["not one further up", "3 June 2024\n\na\n\nb\n\nc\n\nd", null],
  ])("is %s", (_, text, expected) => {
    expect(launch(text).pieceMonth).toBe(expected);
  });

  test("is the user's where the piece has none", () => {
    const told = "Launched in March 2024. The piece is of June 2024.";
    expect(launch("It works.", told).pieceMonth).toBe(month(2024, 6));
  });

  const YEAR = ["Jan", "Feb", "March", "April", "May", "June", "July", "Aug", "Sept", "October", "Nov", "December"];
  test.each(YEAR)("may be %s", (name) => {
    expect(launch(`Prepared ${name} 2024`).pieceMonth).toBe(month(2024, YEAR.indexOf(name) + 1));
  });
});
