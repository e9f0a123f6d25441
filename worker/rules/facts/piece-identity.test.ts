import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { factsOf, told, wordsAt } from "#worker/test/told.ts";

const HEAD = "Northgate Pharma Ltd\n\nZelvorin (tavorimib) 40 mg tablets are for adults with migraine.\n\n";
const read = (text: string, fields: Partial<SubmissionFields> = {}) => {
  const facts = factsOf(HEAD + text, fields);
  return { facts, ...facts.obligatory.identity };
};
const month = (year: number, number: number) => year * 12 + number - 1;

/** The words of a mark of identity, or null. */
const markOf = (name: "drawnUp" | "sentOnly" | "code" | "certified", text: string) => {
  const { facts, [name]: span } = read(text);
  return span && wordsAt(facts, [span])[0];
};

describe("when a piece was drawn up", () => {
  test.each([
    ["after its label", "Date of preparation: May 2026", "May 2026"],
    ["before its label", "May 2026 (date of preparation)", "May 2026"],
    ["in short", "ZEL-UK-0042. DOP: 05/2026", "05/2026"],
    ["as a revision", "Last revised June 2026", "June 2026"],
    ["beside the code of the piece", "ZEL-UK-0042 May 2026", "May 2026"],
    ["beside a numbered version of it", "ZEL-UK-0042, issue 2, May 2026", "May 2026"],
    ["in the line below its label", "Date of preparation:\nMay 2026", "May 2026"],
    ["as the number of a version", "Third version, May 2026", "May 2026"],
    ["by how a line opens", "Compiled May 2026", "May 2026"],
    ["as the recording of a film that has a code", "ZEL-UK-0042 · recorded May 2026", "May 2026"],
    ["last, where there are two", "Date of preparation: May 2026\n\nDate of preparation: June 2026", "June 2026"],
    [
      "behind the last reference",
      "References\n1. Smith J. Lancet 2021;3:1-9. ZEL-UK-0042 Date of preparation: May 2026",
      "May 2026",
    ],
  ])("%s", (_, text, expected) => {
    expect(markOf("drawnUp", text)).toBe(expected);
  });

  test.each([
    ["without any date", "For adults."],
    ["by when it is to be reviewed", "Review by May 2026"],
    ["by when it was posted", "Posted May 2026"],
    ["by when a price was right", "Price accessed May 2026"],
    ["by the date of its prescribing information", "Prescribing information last revised May 2026"],
    ["by the congress at which it is shown", "ZEL-UK-0042 shown at the congress, May 2026"],
    ["by the date of a reference", "References\n1. Smith J. Lancet May 2021;3:1-9."],
    ["by a date in the copy", "The trial began in May 2026 in Leeds."],
  ])("is not told %s", (_, text) => {
    expect(read(text).drawnUp).toBeNull();
  });

  test("a gap that is to be filled with the date stands for it, without a month", () => {
    const { facts, drawnUp } = read("Date of preparation: [month and year]");
    expect(told(facts, drawnUp)).toBe("Date of preparation: [month and year]");
    expect(drawnUp?.month).toBeNull();
    expect(read("Date of preparation: [to be added]").drawnUp).toBeNull();
  });

  test("its month is counted from the year 0", () => {
    expect(read("Date of preparation: May 2026").drawnUp?.month).toBe(month(2026, 5));
  });
});

describe("a date that is only that of sending", () => {
  test("is told where nothing says when the piece was drawn up", () => {
    expect(markOf("sentOnly", "Sent May 2026 to practices in Leeds and in all of the north of England")).toBe(
      "Sent May 2026",
    );
    expect(markOf("sentOnly", "12 May 2026")).toBe("12 May 2026");
  });
  test("is none beside the date of preparation, or in copy", () => {
    expect(markOf("sentOnly", "Sent May 2026\n\nDate of preparation: May 2026")).toBeNull();
    expect(markOf("sentOnly", "The trial of four hundred adults began in May 2026 in the city of Leeds.")).toBeNull();
  });
});

describe("the code of a piece", () => {
  test.each([
    ["by its shape", "ZEL-UK-0042 May 2026", "ZEL-UK-0042"],
    ["by a label", "Job code: 88731-2", "Job code: 88731-2"],
    ["by letters with the number of a draft", "SAL/NOC/SPK draft 4", "SAL/NOC/SPK"],
    ["last, where there are two", "ZEL-UK-0042\n\nZEL-UK-0043", "ZEL-UK-0043"],
    ["not by the number of a trial", "The trial is NCT01234567", null],
    ["not by a label without a number", "Job code: pending", null],
    ["not by words with a stroke", "AND/OR", null],
  ])("%s", (_, text, expected) => {
    expect(markOf("code", text)).toBe(expected);
  });

  test("the code by which a medicine goes is none", () => {
    const facts = factsOf("NGP-4471 slows migraine. NGP-4471 is given once daily.\n\nNGP-4471 is for adults.");
    expect(facts.products.map(({ name }) => name)).toEqual(["NGP-4471"]);
    expect(facts.obligatory.identity.code).toBeNull();
  });
});

describe("when a piece was certified", () => {
  test.each([
    ["after the word", "Certified 12 May 2026", month(2026, 5)],
    ["anew", "Re-certified May 2026", month(2026, 5)],
    ["not where it never was", "Not certified by May 2026", undefined],
    ["not without a date", "Certified by two signatories", undefined],
  ])("%s", (_, text, expected) => {
    expect(read(text).certified?.month).toBe(expected);
  });
  test("the first of two", () => {
    expect(markOf("certified", "Certified May 2026\n\nCertified June 2026")).toBe("Certified May 2026");
  });
});

describe("when a piece is in use, and until when", () => {
  test.each<[string, string, Partial<SubmissionFields>, number | null]>([
    ["as the user found it", "For adults.", { context: "Found on the site in May 2026." }, month(2026, 5)],
    ["not as the user says of the launch", "For adults.", { context: "Still used; launched in May 2026." }, null],
    ["not by a date that says nothing of use", "For adults.", { context: "We wrote it in May 2026." }, null],
    ["as its sending says", "Posted June 2026", {}, month(2026, 6)],
    ["as a note of stock says", "Stock check: 40 copies left, July 2026", {}, month(2026, 7)],
    ["not as its preparation says", "Reprinted. Date of preparation: July 2026", {}, null],
    ["the latest", "Posted June 2026", { context: "Found on the site in May 2026." }, month(2026, 6)],
  ])("%s", (_, text, fields, expected) => {
    expect(read(text, fields).usedIn).toBe(expected);
  });
  test.each([
    ["review", "Review by June 2027", month(2027, 6)],
    ["expiry", "Expiry date: July 2027", month(2027, 7)],
    ["neither", "Date of preparation: July 2025", null],
    ["no month", "Review by the team in two years", null],
  ])("%s", (_, text, expected) => {
    expect(read(text).reviewBy).toBe(expected);
  });
});
