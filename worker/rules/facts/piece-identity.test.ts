import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { factsOf, told, wordsAt } from "#worker/test/told.ts";
import { pieceIdentityOf } from "./piece-identity.ts";

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

/** So many characters of copy between two words. */
const apart = (chars: number) => ` ${"so ".repeat(80)}`.slice(0, chars - 1).concat(" ");
const LONG = "It is so. ".repeat(20);
const REFS = "References\n1. Smith J. Lancet 2021;3:1-9.";

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
    ["beside a code, in the small print", `It is blue. ${"It is so. ".repeat(5)}ZEL-UK-0042 May 2026.`, "May 2026"],
    ["a little apart from its code", `ZEL-UK-0042 ${"so ".repeat(20)}May 2026`, "May 2026"],
    ["far from its code in a short line", `ZEL-UK-0042 ${"so ".repeat(25)}May 2026.`, "May 2026"],
    ["not far from its code in a long line", `ZEL-UK-0042 ${"so ".repeat(70)}May 2026.`, null],
    ["right behind the code of a heading", "ZEL-UK-0042 May 2026 and so", "May 2026"],
    ["not away from the code of a heading", "ZEL-UK-0042 and so it is May 2026 and so", null],
    ["not before the code of a heading", "In May 2026 ZEL-UK-0042 and so", null],
    ["version and code with its date", "Certified version: ZEL-UK-0042, May 2026", "May 2026"],
    ["not of what stands in brackets after the SPC", "SPC (see revised text, revised May 2026)", null],
    ["not by how a line goes on", "Compiled May 2026 by Ann Hill for everybody", null],
    ["not the recording of a film without a code", "Recorded May 2026", null],
    ["in a direction that is an imprint", "[Prepared May 2026]", "May 2026"],
    ["not in another direction", "[ZEL-UK-0042 May 2026]", null],
    [
      "behind the references, with code and date at the line's end",
      "References\n1. Smith J. ZEL-UK-0042 May 2026",
      "May 2026",
    ],
    [
      "behind the references, over two lines",
      "References\n1. Smith J. Lancet 2021. ZEL-UK-0042\nprepared May 2026",
      "May 2026",
    ],
    ["not a study of the company on file", "References\n1. Northgate 2021. Data on file. ZEL-UK-0042 May 2026.", null],
    ["the number of a version alone", "May 2026, second version", "May 2026"],
    ["not the date of two lines below its label", "Date of preparation:\nIt is so.\nMay 2026", null],
    ["not a date within the line below its label", "Date of preparation:\nIn and so May 2026", null],
    ["in a direction that only an imprint calls so", "[Preparation date May 2026]", "May 2026"],
    ["not with its label far before it", `Prepared ${"so ".repeat(20)}May 2026`, null],
    ["with its label a few words after it", "May 2026 is when all of it was prepared", "May 2026"],
    ["not with its label far after it", "May 2026 is the month in which all of this piece was prepared", null],
    ["in brackets", "May 2026 (prep)", "May 2026"],
    ["not that of a price", "Revised price May 2026", null],
    ["as the recording in a title with a code", "Our film ZEL-UK-0042 · recorded May 2026", "May 2026"],
    ["not when a version was shown", "Certified version: ZEL-UK-0042 was shown in May 2026", null],
    ["not when it was certified", "Certified ZEL-UK-42, May 2026", null],
    ["not when it expires", "ZEL-UK-0042 expires May 2026", null],
    ["at the end of a heading that a code opens", "ZEL-UK-0042 and so it is all done May 2026", "May 2026"],
    ["nearly opens", "A ZEL-UK-0042 and so it is all done May 2026", "May 2026"],
    ["not of one that words open", "It ZEL-UK-0042 and so it is May 2026", null],
    ["in a sentence with the code", "It is ZEL-UK-0042 and so it is May 2026.", "May 2026"],
    ["in a heading eleven characters behind the code", "Our ZEL-UK-0042 and so on May 2026", "May 2026"],
    ["not twelve behind it", "Our ZEL-UK-0042 and so one May 2026", null],
    ["in a long line 69 characters behind the code", `ZEL-UK-0042${apart(69)}May 2026. ${LONG}`, "May 2026"],
    ["not 70 behind it", `ZEL-UK-0042${apart(70)}May 2026. ${LONG}`, null],
    ["far behind the code in 199 characters", `ZEL-UK-0042${apart(179)}May 2026.`, "May 2026"],
    ["not in 200", `ZEL-UK-0042${apart(180)}May 2026.`, null],
    ["below its label after a dash", "Date of preparation:\n– May 2026", "May 2026"],
    ["not below its label after a word", "Date of preparation:\nin May 2026", null],
    [
      "behind a later reference, with words after it",
      `${REFS}\n2. Hill A. Lancet 2021. ZEL-UK-0042 May 2026 ff`,
      "May 2026",
    ],
  ])("%s", (_, text, expected) => {
    expect(markOf("drawnUp", text)).toBe(expected);
  });

  test("not within prescribing information", () => {
    const facts = factsOf(`${HEAD}Prepared May 2026`);
    const start = facts.view.text.indexOf("Prepared");
    const end = facts.view.text.length;
    expect(pieceIdentityOf(facts, [{ start, end }]).drawnUp).toBeNull();
    expect(pieceIdentityOf(facts, [{ start: start + 1, end }]).drawnUp).not.toBeNull();
    expect(pieceIdentityOf(facts, [{ start, end: end - 1 }]).drawnUp).not.toBeNull();
  });

  test("by that of a page which is prescribing information", () => {
    const pi =
      "Prescribing information\nIndication: gout.\nDosage: one.\nContraindications: none.\nSide effects: nausea.\nDate of revision: May 2026";
    const date = (text: string) => pieceIdentityOf(factsOf(text), []).drawnUp?.month ?? null;
    expect(date(`www.zelvorin.example/pi\n${pi}`)).toBe(month(2026, 5));
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
    expect(markOf("sentOnly", "In May 2026 we all met.")).toBe("In May 2026");
    expect(markOf("sentOnly", `${"Blue\n".repeat(5)}12 May 2026`)).toBe("12 May 2026");
    expect(markOf("sentOnly", `${"Blue\n".repeat(6)}12 May 2026`)).toBeNull();
    expect(markOf("sentOnly", `In May 2026${apart(26)}x.`)).toBe("In May 2026");
    expect(markOf("sentOnly", `In May 2026${apart(27)}x.`)).toBeNull();
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
    ["by a short code", "Z00421", "Z00421"],
    ["in a long line of small print", `ZEL-UK-0042 Date of preparation May 2026 ${"so ".repeat(40)}`, "ZEL-UK-0042"],
    ["not in a long line of copy", `ZEL-UK-0042 is it. ${"It is so. ".repeat(25)}`, null],
    ["of the piece before its last lines", "ZEL-UK-0042\n\nIt is blue.", "ZEL-UK-0042"],
    ["in 219 characters of copy", `ZEL-UK-0042${apart(207)}x.`.slice(0, 219), "ZEL-UK-0042"],
    ["not in 220", `ZEL-UK-0042${apart(208)}x.`.slice(0, 220), null],
    [
      "behind a long statement on adverse events",
      `Adverse events should be reported. ${"Report them. ".repeat(18)}ZEL-UK-0042`,
      "ZEL-UK-0042",
    ],
    ["behind a long first reference", `1. Smith J. ${LONG}${LONG} Lancet 2021. ZEL-UK-0042 May 2026`, "ZEL-UK-0042"],
    ["behind the references, over two lines", `${REFS} ZEL-UK-0042\nprepared May 2026`, "ZEL-UK-0042"],
    ["not behind them alone", `${REFS} ZEL-UK-0042`, null],
    ["not that of a reference", "References\n1. Study ZEL-UK-0042. Lancet 2021.\nprepared May 2026", null],
    ["not before copy that goes on", `${REFS} ZEL-UK-0042\nso it was prepared May 2026`, null],
    ["not by letters alone", "ZEL_UK in May 2026", null],
    ["not by the number of a licence", "PL 12345/0001", null],
    ["not by an address", "www.zelvorin.example/ZEL-0042", null],
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
    ["not where it is not as yet", "It is not as yet certified: May 2026", undefined],
    ["by its certificate", "Certificate dated June 2026", month(2026, 6)],
    ["not with a date far from it", `Certified ${"so ".repeat(15)}May 2026`, undefined],
    ["though another was not", "It is not so; it was certified May 2026", month(2026, 5)],
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
    ["as its sending says some words before", "Posted to all of Leeds in June 2026", {}, month(2026, 6)],
    ["not as copy says", "It is so in June 2026", {}, null],
    ["not as its review says", "Reprinted; review by June 2026", {}, null],
    ["the latest", "Posted June 2026", { context: "Found on the site in May 2026." }, month(2026, 6)],
  ])("%s", (_, text, fields, expected) => {
    expect(read(text, fields).usedIn).toBe(expected);
  });
  test.each([
    ["review", "Review by June 2027", month(2027, 6)],
    ["expiry", "Expiry date: July 2027", month(2027, 7)],
    ["neither", "Date of preparation: July 2025", null],
    ["the review that has a month", "Review by 10 people.\n\nReview by June 2027", month(2027, 6)],
    ["no month", "Review by the team in two years", null],
  ])("%s", (_, text, expected) => {
    expect(read(text).reviewBy).toBe(expected);
  });
});
