import { describe, expect, test } from "vitest";
import { baseOf, told } from "#worker/test/told.ts";
import { certificationOf } from "./certification.ts";
import { usedBeforeLicence } from "./certification-history.ts";
import { sparedCertification } from "./certification-spared.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";

function certification(text: string, context?: string) {
  const facts = baseOf(HEAD + text, { context });
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
  expect(baseOf(`Draft\n\n${blank}`) && certificationOf(baseOf(`Draft\n\n${blank}`)).uncertified).toEqual([]);
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

describe("certification is talked away", () => {
  const isSpared = (text: string) => {
    const facts = baseOf(HEAD + text);
    return sparedCertification(facts, facts.sentences).length > 0;
  };
  const SLIDES = "The slides are ready.";
  test.each([
    ["skipped for want of time", "We skipped the sign-off for the slides because time was short.", true],
    ["as outside the step", "Global slides fall outside certification.", true],
    ["in the next sentence", "The slides went past certification. We do not need it because they are global.", true],
    ["not without a reason", "We skipped the sign-off for the slides.", false],
    ["not of a thing that is no piece", "We skipped the sign-off for the tea because it was urgent.", false],
    ["not in a question", "Did we skip the sign-off for the slides because it was urgent?", false],
    ["not as the rule", "Unless it was urgent we never skipped the sign-off for the slides.", false],
    ["not of another body's approval", "The slides do not need NICE approval because they are global.", false],
    [
      "not in a sentence of another line",
      "The slides went past certification.\nWe do not need it because they are global.",
      false,
    ],
    ["not where nothing is spared", "The sign-off for the slides came because they are global.", false],
  ])("%s: %s", (_, text, expected) => {
    expect(isSpared(text)).toBe(expected);
  });

  test("the piece may be named at its head", () => {
    expect(isSpared(`${SLIDES}\nWe skipped the sign-off because it was urgent.`)).toBe(true);
    expect(isSpared(`${"It is so. ".repeat(45)}${SLIDES}\nWe skipped the sign-off because it was urgent.`)).toBe(false);
  });
});

describe("certified words are put otherwise by who uses them", () => {
  test.each([
    ["as told with the certified text", "The certified version says 40; mine says 50.", true],
    ["in the next sentence of the line", "Here is the approved letter. I have shortened it.", true],
    ["not in another line", "Here is the approved letter.\nI have shortened it.", false],
    ["not where it goes back", "Here is the approved letter. I have shortened it and sent it back.", false],
    ["not where nothing was certified", "Here is the letter. I have shortened it.", false],
    ["not where that is denied", "Here is the approved letter. I have shortened it, but never the dose.", false],
    ["not far after it", `Here is the approved letter. ${"It is so and so. ".repeat(20)}I have shortened it.`, false],
  ])("%s: %s", (_, text, expected) => {
    expect(certification(text).altered !== undefined).toBe(expected);
  });
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
    ["called a draft far below", `${blank}\n${"It is so. ".repeat(25)}\nDraft`, undefined, true],
  ])("%s", (_, text, context, expected) => {
    expect(certification(text, context).uncertified !== undefined).toBe(expected);
  });
});
