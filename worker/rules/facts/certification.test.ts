import { describe, expect, test } from "vitest";
import { factsOf, told } from "#worker/test/told.ts";
import { certificationOf } from "./certification.ts";
import { usedBeforeLicence } from "./certification-history.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";

function certification(text: string, context?: string) {
  const facts = factsOf(HEAD + text, { context });
  return told(facts, certificationOf(facts)) as Record<string, unknown>;
}
const isUncertified = (text: string) => certification(text).uncertified !== undefined;

describe("a piece is used without certification", () => {
  test.each([
    ["as it says", "This leaflet has not been certified, so send it today.", true],
    ["uncertified", "Use the uncertified slides.", true],
    ["past the signatory", "Go round the signatory if asked.", true],
    ["the certificate is to follow", "The certificate will follow.", true],
    ["not where use is banned", "Do not use uncertified slides.", false],
    ["not where it is put right", "The uncertified slides were withdrawn.", false],
    ["not of another body's approval", "It has not been approved by the FDA.", false],
    ["not of a draft that waits", "Draft: awaiting certification.", false],
    ["of a draft that is sent all the same", "Awaiting certification, but send it.", true],
  ])("%s", (_, text, expected) => {
    expect(isUncertified(text)).toBe(expected);
  });
});

describe("a piece is changed after certification", () => {
  test.each([
    ["as it says", "The dose was changed after it was certified.", true],
    ["by its history", "Certified 3 March 2025; price updated 4 May 2025", true],
    [
      "not where it is certified again",
      "Certified 3 March 2025; price updated 4 May 2025; re-certified 5 May 2025",
      false,
    ],
    ["not where nothing was", "No changes after it was certified.", false],
    ["not where that is banned", "Nothing may be changed after it is certified.", false],
  ])("%s", (_, text, expected) => {
    expect(certification(text).altered !== undefined).toBe(expected);
  });
});

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
      const facts = factsOf(HEAD + text);
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
  expect(factsOf(`Draft\n\n${blank}`) && certificationOf(factsOf(`Draft\n\n${blank}`)).uncertified).toEqual([]);
  expect(isUncertified(`Order form\n${blank}`)).toBe(false);
});

test("what the user tells of it", () => {
  const inContext = (context: string) => certification("It works.", context).uncertifiedInContext;
  expect(inContext("It was not certified.")).toBe(true);
  expect(inContext("Nobody saw it before it went.")).toBe(true);
  expect(inContext("Certified on 3 March; nobody saw it at the stand.")).toBeUndefined();
  expect(inContext("Not certified: a draft for approval.")).toBeUndefined();
});

test("certification stated, and gaps left open", () => {
  expect(certification("Certified under ABC-123.").stated).toBe("Certified under ABC-123.");
  expect(certification("Not certified under ABC-123.").stated).toBeUndefined();
  expect(certification("Meet us at [VENUE] on {{date}}, TBC.").gaps).toEqual(["[VENUE]", "{{date}}", "TBC"]);
});
