import { describe, expect, test } from "vitest";
import { baseOf, told } from "#worker/test/told.ts";
import { certificationOf } from "./certification.ts";
import { usedBeforeLicence } from "./certification-history.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";

function certification(text: string, context?: string) {
  const facts = baseOf(HEAD + text, { context });
  return told(facts, certificationOf(facts)) as Record<string, unknown>;
}
const isUncertified = (text: string) => certification(text).uncertified !== undefined;

describe("a piece is in use before its certificate", () => {
  test.each([
    ["by days", "Certified 4 March 2025\nFirst used 3 March 2025", true],
    ["not on the same day", "Certified 4 March 2025\nFirst used 4 March 2025", false],
    ["not in a month that may be later", "Certified 4 March 2025\nFirst used March 2025", false],
    ["in the month before", "Certified 4 March 2025\nFirst used February 2025", true],
    ["without years on either side", "Certified 4 March\nFirst used 3 March", true],
    ["not where only one has a year", "Certified 4 March 2025\nFirst used 3 March", false],
    ["in figures", "Certified 04/03/2025\nSent out 03/03/2025", true],
    ["not of a draft", "Certified 4 March 2025\nDraft sent 3 March 2025", false],
    [
      "not where it was certified again",
      "Certified 4 March 2025\nFirst used 3 March 2025\nRe-certified 5 May 2025",
      false,
    ],
    ["not of a month that does not exist", "Certified 04/13/2025\nSent out 03/13/2025", false],
  ])("%s", (_, text, expected) => {
    expect(certification(text).usedBefore !== undefined).toBe(expected);
  });

  test("or before its licence", () => {
    const isUsedBefore = (text: string) => {
      const facts = baseOf(HEAD + text);
      return usedBeforeLicence(facts, facts.sentences).length;
    };
    expect(isUsedBefore("Licence granted 4 March 2025\nFirst used 3 March 2025")).toBe(1);
    expect(isUsedBefore("Licence granted 3 March 2025\nFirst used 4 March 2025")).toBe(0);
  });
});

describe("who passed it", () => {
  test.each([
    ["nobody who may certify", "Approved by: Brand manager, Sales director", true],
    ["one who may", "Approved by: Brand manager, Medical signatory", false],
    ["nobody else but the writer", "Signed off: myself alone", true],
    ["a note to them is no list", "Note for sign-off: sales", false],
  ])("%s", (_, text, expected) => {
    expect(certification(text).passedByOthers !== undefined).toBe(expected);
  });
});

test("a certificate left blank tells against a piece that went out, and not against a draft or a form", () => {
  const blank = "Certificate no: ____\nPrinted in March 2025";
  expect(isUncertified(blank)).toBe(true);
  expect(isUncertified("Certificate no: ____")).toBe(false);
  expect(certificationOf(baseOf(`Draft\n\n${blank}`)).uncertified).toEqual([]);
  expect(isUncertified(`Order form\n${blank}`)).toBe(false);
});

describe("dates of certificate and use", () => {
  test.each([
    ["a date before what happened, as in a job sheet", "4.3.25   Certified\n3.3.25   Posted", true],
    ["the first certificate counts", "Certified 4 March 2025\nCertified 4 April 2025\nSent out 9 March 2025", false],
    [
      "certificates with and without a year tell nothing",
      "Certified 4 March 2025\nSigned off 4 April\nSent out 3 March 2025",
      false,
    ],
    ["a year apart", "Certified 4 January 2025\nSent out 30 December 2024", true],
    ["the end of a month", "Certified 31 March 2025\nFirst used 30 March 2025", true],
    ["the last month that there is", "Certified 04/12/2025\nSent out 03/12/2025", true],
    ["not sent to the signatory", "Certified 4 March 2025\nSent to the signatory 3 March 2025", false],
    ["not the licence", "MHRA approval, certified 4 March 2025\nSent out 3 March 2025", false],
    ["other events in the same line", "Certified 4 March 2025; sent out 3 March 2025", true],
    ["the first day of a month", "Certified 1 April 2025\nFirst used 31 March 2025", true],
    ["late in a month", "Certified 30 April 2025\nFirst used 1 May 2025", false],
    ["the first day of a year", "Certified 1 January 2025\nFirst used 31 December 2024", true],
    ["years in two figures", "Certified 4/3/25\nSent out 3 March 2025", true],
    ["a month that does not exist", "Certified 04/00/2025\nSent out 03/12/2024", false],
    ["half a year", "Certified 4 January 2025\nFirst used 30 November 2024", true],
    ["half a year, the other way", "Certified 30 November 2024\nFirst used 4 January 2025", false],
  ])("%s: %s", (_, text, expected) => {
    expect(certification(text).usedBefore !== undefined).toBe(expected);
  });
});

describe("who passed a piece", () => {
  test.each([
    ["an office of two letters", "Approved by: PR", true],
    ["not small letters", "Approved by: it was late", false],
    ["a doctor in the line", "Approved by: sales, Dr Hill", false],
    ["not who may not", "Approved by: sales must never do", false],
    ["no list", "Sales, marketing and finance met.", false],
    ["nobody in particular", "Approved by: Ann Hill", false],
  ])("%s: %s", (_, text, expected) => {
    expect(certification(text).passedByOthers !== undefined).toBe(expected);
  });
});

describe("a blank certificate", () => {
  const blank = "Certificate no: ____\nPrinted in March 2025";
  test.each([
    ["of a draft, as the user says", blank, "It is a draft.", false],
    ["of a piece that went out, as the user says", "Certificate no: ____", "Posted in May 2025.", true],
    ["of a certificate of attendance", `${blank}\nCertificate of attendance`, undefined, false],
    ["of a contract", `Service agreement\n${blank}`, undefined, true],
    ["of one that is to be printed", "Certificate no: ____\nTo be printed in March 2025", undefined, false],
    ["called a draft some way below", `${"It is so. ".repeat(15)}\nDraft\n${blank}`, undefined, false],
    ["called a draft below that", `${"It is so. ".repeat(25)}\nDraft\n${blank}`, undefined, true],
    ["called a draft far below", `${blank}\n${"It is so. ".repeat(25)}\nDraft`, undefined, true],
  ])("%s", (_, text, context, expected) => {
    expect(certification(text, context).uncertified !== undefined).toBe(expected);
  });
});
