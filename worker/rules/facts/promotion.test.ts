import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { factsOf, told } from "#worker/test/told.ts";

const FOOT = "\n\nNorthgate Pharma Ltd";
const promotion = (text: string, fields: Partial<SubmissionFields> = {}) => factsOf(text + FOOT, fields).promotion;
const PI =
  "Prescribing information: Zelvorin (tavorimib) 40 mg tablets\nIndication: migraine in adults.\nDosage: 40 mg once daily.\nContraindications: hypersensitivity.\nSide effects: nausea.\nLegal category: POM.\nMarketing authorisation number: PL 12345/0001\nCost: £30.00 for 28 tablets.";

test("a medicine whose licence is still to come owes no prescribing information", () => {
  const to = (licence: string) =>
    promotion(`Zelvorin (tavorimib) tablets for migraine in adults. ${licence}`).unlicensed;
  expect(to("It should have its UK licence by August.")).toBe(true);
  expect(to("It has a UK licence.")).toBe(false);
});

describe("a piece promotes", () => {
  test.each([
    ["that says so", "Promotional material\n\nZelvorin (tavorimib) tablets", "it says that it is promotional"],
    ["that names a medicine with its use", "Zelvorin (tavorimib) for adults with migraine.", "with its use or a claim"],
    ["that names it with a claim", "Zelvorin (tavorimib) tablets were well tolerated.", "with its use or a claim"],
    ["that gives its price", "Zelvorin (tavorimib) tablets cost £ 30.", "with its use or a claim"],
    ["that commends its use", "Most of our patients stayed on Zelvorin (tavorimib) tablets.", "speaks well of the use"],
    ["that is a space bought for the name", "Web banner\n\nZelvorin (tavorimib) tablets.", "space that is bought"],
    ["that heads a page with the name", "Zelvorin (tavorimib) tablets\n\nThe office is open today.", "in a heading"],
  ])("%s", (_, text, reason) => {
    const { kind, isPromotional, reason: told } = promotion(text);
    expect([kind, isPromotional]).toEqual(["promotion", true]);
    expect(told).toContain(reason);
  });

  test.each([
    ["without a medicine", "Our office is open today.", "no-medicine"],
    ["that only names one", "The office of Zelvorin (tavorimib) tablets is open today.", "information"],
    ["that is an invoice", "Invoice\n\nZelvorin (tavorimib) tablets, 20 packs, £ 600.", "information"],
    [
      "that is a note for the files",
      "File note\n\nA nurse asked about Zelvorin (tavorimib) tablets in adults. Note taken by A. Lee.",
      "information",
    ],
    [
      "that is a form of trade",
      "Discount scheme for dispensing doctors\n\nZelvorin (tavorimib) tablets 40 mg: discount 25%, from pack 1.\nName of wholesaler:",
      "information",
    ],
    [
      "that lists packs by the codes of orders",
      `Zelvorin (tavorimib) range\n\nZelvorin (tavorimib) tablets and pens\n${Array.from({ length: 8 }, (_, i) => `PIP code: 400-100${i}`).join("\n")}`,
      "information",
    ],
    [
      "that certifies other pieces",
      "Certificate of approval\n\nI certify that I have examined the final form of the Zelvorin (tavorimib) leavepiece for adults, ZEL-UK-0042.",
      "information",
    ],
  ])("and one does not %s", (_, text, kind) => {
    expect(promotion(text).kind).toBe(kind);
  });

  test.each([
    [
      "an invoice that points to prescribing information",
      "Invoice\n\nZelvorin (tavorimib) tablets for adults.\nPrescribing information: see overleaf",
    ],
    [
      "a note for the files that urges",
      "File note\n\nPrescribe Zelvorin (tavorimib) tablets in adults. Note taken by A. Lee.",
    ],
    [
      "a note for the files that pitches",
      "File note\n\nZelvorin (tavorimib) will save beds in adults. Note taken by A. Lee.",
    ],
    [
      "a note that is titled so far below",
      "The office\n\nZelvorin (tavorimib) tablets in adults. Note taken by A. Lee.",
    ],
    [
      "a certificate that urges",
      "Certificate of approval\n\nI certify that I have examined the final form. Prescribe Zelvorin (tavorimib) tablets.",
    ],
    [
      "a certificate with the use of the medicine",
      "Certificate of approval\n\nI certify that I have examined the final form. Zelvorin (tavorimib) for adults with gout.",
    ],
    ["a note that nobody filed", "File note\n\nA nurse asked about Zelvorin (tavorimib) tablets in adults."],
    [
      "a note for readers outside",
      "File note\n\nFor UK healthcare professionals. Zelvorin (tavorimib) tablets in adults. Note taken by A. Lee.",
    ],
    [
      "a note that compares results",
      "File note\n\nZelvorin (tavorimib) tablets halved pain by 40% in adults. Note taken by A. Lee.",
    ],
    [
      "a list of products that makes a claim",
      "Our products\n\nZelvorin® (tavorimib) tablets\nTolmarin® (ledufenac) tablets\nOldexin® (oldimide) tablets\n\nZelvorin halves attacks.",
    ],
    [
      "a form of trade that makes a claim",
      "Discount scheme for dispensing doctors\n\nZelvorin (tavorimib) tablets: better relief, and 25% discount from your wholesaler.",
    ],
    ["a certificate in which nothing is certified", "Certificate of approval\n\nZelvorin (tavorimib) for adults."],
    [
      "a certificate that compares results",
      "Certificate of approval\n\nI certify that I have examined the final form. Zelvorin (tavorimib) halved pain by 40% in adults.",
    ],
  ])("and %s does, whatever it is called", (_, text) => {
    expect(promotion(text).kind).toBe("promotion");
  });
});

describe("obligatory items are due", () => {
  const CLAIM = "Zelvorin (tavorimib) is for adults with migraine.";
  test.each<[string, string, Partial<SubmissionFields>, boolean]>([
    ["of a medicine with a licence", CLAIM, {}, true],
    ["not of one that is said to have none", `${CLAIM} Zelvorin is not yet licensed.`, {}, false],
    ["not of one of which the user says so", CLAIM, { context: "Zelvorin is unlicensed in the UK." }, false],
    [
      "though the user says so, where the piece carries prescribing information",
      `${CLAIM}\n\n${PI}`,
      { context: "It is unlicensed." },
      true,
    ],
    [
      "though the piece says so, of one that is licensed in the UK",
      `${CLAIM} Zelvorin is licensed in the UK. Zelvorin is not yet approved in Japan.`,
      {},
      true,
    ],
    [
      "of one that the user says is licensed for this use",
      `${CLAIM} Zelvorin is not yet licensed.`,
      { context: "Zelvorin is licensed for migraine." },
      true,
    ],
    ["not of one that has only a number", "NGP-4471 is for adults with migraine. NGP-4471 is given daily.", {}, false],
  ])("%s", (_, text, fields, expected) => {
    expect(promotion(text, fields).owesObligatoryItems).toBe(expected);
  });

  test("not of a piece that does not promote", () => {
    expect(promotion("The office of Zelvorin (tavorimib) tablets is open today.").owesObligatoryItems).toBe(false);
  });
});

describe("a reply goes beyond the question", () => {
  const reply = (words: string) => {
    const facts = factsOf(
      `Northgate Pharma Ltd\n\nDear Dr Hill\n\nThank you for your enquiry about Zelvorin (tavorimib) tablets in renal impairment. ${words}\n\nMedical Information`,
      { channel: "email" },
    );
    return { kind: facts.promotion.kind, beyond: told(facts, facts.promotion.beyondTheQuestion) };
  };
  test.each([
    ["with a visit", "Our representative will call on you.", "promotion"],
    ["with another matter", "By the way, the new pack is out.", "promotion"],
    ["not with the answer", "The dose was not studied below 30 ml/min.", "reply"],
    ["not with what it denies", "Our representatives cannot discuss or bring you this.", "reply"],
    ["not with what was asked", "You asked whether a representative could call on you.", "reply"],
  ])("%s", (_, words, kind) => {
    const { kind: found, beyond } = reply(words);
    expect(found).toBe(kind);
    expect((beyond as unknown[]).length > 0).toBe(kind === "promotion");
  });
});

describe("educational material that the licence asks for", () => {
  const ASKED = "Educational guide for prescribers, a condition of the licence of Zelvorin (tavorimib)\n\n";
  test.each([
    ["owes no prescribing information", `${ASKED}Test liver function before each dose.`, true],
    ["is promotion where it says so", `Promotional\n${ASKED}Test liver function before each dose.`, false],
    ["is promotion where it compares results", `${ASKED}It halved pain by 40%.`, false],
    [
      "is none that nobody asked for",
      "Educational guide for prescribers on Zelvorin (tavorimib)\n\nTest liver function.",
      false,
    ],
  ])("%s", (_, text, expected) => {
    expect(promotion(text).askedByLicence).toBe(expected);
  });
});

describe("a medicine has no licence", () => {
  const isUnlicensed = (text: string, context?: string) => promotion(text, { context }).unlicensed;
  const NAME = "Zelvorin (tavorimib) tablets for migraine.";

  test.each([
    ["as the piece says", `${NAME} Zelvorin is not yet licensed.`, undefined, true],
    ["as the user says", NAME, "Zelvorin is unlicensed.", true],
    ["by its code", "ZEL-204 is for migraine. ZEL-204 works.", undefined, true],
    [
      "not as the user says that it has one for a use",
      `${NAME} Zelvorin is not yet licensed.`,
      "Zelvorin is licensed for migraine.",
      false,
    ],
    [
      "though one abroad is told",
      `${NAME} Zelvorin is not yet licensed.`,
      "Zelvorin is licensed for migraine only in the EU.",
      true,
    ],
    ["not beside its prescribing information", `${NAME} Zelvorin is not yet licensed.\n\n${PI}`, undefined, false],
    ["not beside its number", `${NAME} It is not yet licensed. PLGB 12345/0001.`, undefined, false],
    [
      "not as the piece says that it has one here",
      `${NAME} Zelvorin is licensed in the UK. A use is awaiting UK approval.`,
      undefined,
      false,
    ],
    ["not where nothing is said", NAME, undefined, false],
  ])("%s", (_, text, context, expected) => {
    expect(isUnlicensed(text, context)).toBe(expected);
  });
});

describe("a reply goes beyond the question", () => {
  const beyond = (sentence: string) =>
    promotion(`Thank you for your enquiry\n\nZelvorin (tavorimib) was not studied in it.\n\n${sentence}`)
      .beyondTheQuestion.length;

  test.each([
    ["with an order", "Order a starter pack now.", 1],
    ["with a visit", "I should be happy to arrange a visit.", 1],
    ["not where that is denied", "Our representative cannot visit or send it, nor arrange a visit.", 0],
    ["not with the answer", "No data are held.", 0],
  ])("%s: %s", (_, sentence, count) => {
    expect(Math.min(1, beyond(sentence))).toBe(count);
  });
});
