import { describe, expect, test } from "vitest";
import type { SubmissionFields } from "#schema/submission.ts";
import { factsOf, wordsAt } from "#worker/test/told.ts";

const FILLER = "Migraine is common and it can be hard to live with. ".repeat(40);
const role = (text: string, fields: Partial<SubmissionFields> = {}) => {
  const facts = factsOf(text, fields);
  return { facts, ...facts.role };
};
const statements = (text: string, fields: Partial<SubmissionFields> = {}) =>
  role(text, fields).statements.map(({ kind }) => kind);

describe("a statement tells of the company", () => {
  test.each([
    ["what it did", "Living with migraine\n\nThis film was funded by Heathland Pharma Ltd.", ["plain"]],
    ["that it did", "Living with migraine\n\nHeathland Pharma Ltd wrote and paid for this page.", ["plain"]],
    ["without a name, by thanks", "Living with migraine\n\nWith thanks to our industry partners.", ["vague"]],
    ["without a name, by a grant", "Living with migraine\n\nAn unrestricted educational grant paid for it.", ["vague"]],
    [
      "by letters",
      "Living with migraine\n\nMLC is a trading name of Heathland Pharma Ltd, the firm in Leeds.",
      ["initials"],
    ],
    ["that there is none", "Living with migraine\n\nWe are editorially independent.", ["denied"]],
    ["that nobody pays", "Living with migraine\n\nNobody pays us for what is written.", ["denied"]],
    ["by who made it", "Living with migraine\n\nFrom Heathland Pharma Ltd, who produced it.", ["plain"]],
    ["that nobody has a say", "Living with migraine\n\nWe write without any influence from companies.", ["denied"]],
    ["not at all", "Living with migraine\n\nMigraine is common.", []],
    ["not by naming a person who wrote it", "Living with migraine\n\nThe page was written by Dr Jane Hill.", []],
    ["that is still to be filled in", "Living with migraine\n\nPaid for by [Company].", ["plain"]],
    ["by who it is from", "Living with migraine\n\nA leaflet from Heathland Pharma Ltd.", ["plain"]],
    ["by friends who brought it", "Living with migraine\n\nBrought to you by friends in the field.", ["vague"]],
    ["that no one tells them how", "Living with migraine\n\nNo one tells us what to write.", ["denied"]],
    [
      "that all the words are theirs",
      "Living with migraine\n\nShe tells it in her words and in my own words.",
      ["denied"],
    ],
    [
      "in another sentence than the one that says what was done",
      "Living with migraine\n\nThis film was funded by a firm. Heathland Pharma Ltd is in Leeds.",
      [],
    ],
    [
      "once, where the same sentence thanks a partner",
      "Living with migraine\n\nHeathland Pharma Ltd funded it with thanks to our industry partners.",
      ["plain"],
    ],
    [
      "as a denial, where the same sentence thanks a partner",
      "Living with migraine\n\nWith thanks to our industry partners we are editorially independent.",
      ["denied"],
    ],
  ])("%s", (_, text, expected) => {
    expect(statements(text)).toEqual(expected);
  });

  test.each([
    ["a denial is denied", "Living with migraine\n\nThis is not an independent training course."],
    [
      "a trial has its own overseers",
      "Living with migraine\n\nAn independent data monitoring committee saw the report.",
    ],
    ["it stands in the references", "Living with migraine\n\nReferences\n1. An independent review. Lancet 2021;3:1-9."],
  ])("but is no denial where %s", (_, text) => {
    expect(statements(text)).not.toContain("denied");
  });

  test("one for each sentence, though it says it twice", () => {
    expect(
      statements("Living with migraine\n\nFunded by Heathland Pharma Ltd and written by Heathland Pharma Ltd."),
    ).toEqual(["plain"]);
  });
});

describe("at the outset", () => {
  const paid = "This film was funded by Heathland Pharma Ltd.";
  test.each([
    ["in the first lines", `${paid}\n\n${FILLER}`, true],
    ["not at the end", `Living with migraine\n\n${FILLER}\n\n${paid}`, false],
  ])("%s", (_, text, expected) => {
    expect(role(text).statements.map(({ atOutset }) => atOutset)).toEqual([expected]);
    expect(role(text).namedAtOutset).toBe(expected);
  });
  test("as far as the first 650 characters of a long piece", () => {
    const after = (chars: number) =>
      role(`${"So. ".repeat(chars / 4)}\n\n${paid}\n\n${FILLER}`).statements[0]?.atOutset;
    expect([400, 600, 700, 900].map(after)).toEqual([true, true, false, false]);
  });
  test("as far as half of a short piece, and a fifth of a very long one", () => {
    const at = (before: number, after: number) =>
      role(`${"So. ".repeat(before)}\n\n${paid}\n\n${"So. ".repeat(after)}`).statements[0]?.atOutset;
    expect([at(40, 70), at(60, 40)]).toEqual([true, false]);
    expect([at(240, 1500), at(400, 1200)]).toEqual([true, false]);
  });
  test("an address on the web or by post does not name it", () => {
    const far = `www.${"so-".repeat(8)}${"heathland"}`;
    expect(role(`Living with migraine: ${far}\n\n${FILLER}\n\n${paid}`).namedAtOutset).toBe(true);
    expect(role(`Living with migraine: www.so-so-so-heathland\n\n${FILLER}\n\n${paid}`).namedAtOutset).toBe(false);
    expect(role(`Heathland House, Mill Lane, Leeds LS1 4AB\n\n${FILLER}\n\n${paid}`).namedAtOutset).toBe(false);
    expect(role(`Living with migraine: www.heathland.example\n\n${FILLER}\n\n${paid}`).namedAtOutset).toBe(false);
    expect(role(`A page of HEATHLAND\n\n${FILLER}\n\n${paid}`).namedAtOutset).toBe(true);
  });
  test("an agency in between is not who is behind it, once thanks are given to partners", () => {
    const text = (by: string) => `${by}\n\nWith thanks to our industry partners. ${FILLER}`;
    expect(role(text("Calder Communications Ltd")).namedAtOutset).toBe(false);
    expect(role(text("Calder Pharma Ltd")).namedAtOutset).toBe(true);
  });
  test("the company that paid, as the user tells, has to be the one that is named", () => {
    const context = "Norlake Bio paid for the films.";
    expect(role(`A film of Heathland Pharma Ltd\n\n${FILLER}`, { context }).namedAtOutset).toBe(false);
    expect(role(`A film of Norlake Bio Ltd\n\n${FILLER}`, { context }).namedAtOutset).toBe(true);
    const named = `A film of Heathland Pharma Ltd\n\n${FILLER} Norlake helped.`;
    expect(role(named, { context: "Norlake paid for the films." }).namedAtOutset).toBe(true);
  });
});

describe("the company's part", () => {
  test.each([
    ["told", "Living with migraine\n\nFunded by Heathland Pharma Ltd.", true],
    ["known by a name", "Living with migraine\n\nHeathland Pharma Ltd, Leeds", true],
    ["unknown", "Living with migraine\n\nMigraine is common.", false],
    ["told by a gap for its name", "Living with migraine\n\nPaid for by [Company].", true],
    ["hidden behind letters", "Living with migraine\n\nMLC is a trading name of a firm in Leeds.", true],
    ["thanked for without a name", "Living with migraine\n\nWith thanks to our industry partners.", false],
    ["seen in who wrote the words", "Living with migraine\n\nThe script was approved by the brand team.", true],
  ])("%s", (_, text, expected) => {
    expect(role(text).companyBehind).toBe(expected);
  });
  test("as the user tells it", () => {
    const told = (context?: string) => {
      const { companyBehind, controlled } = role("Living with migraine\n\nMigraine is common.", { context });
      return [companyBehind, controlled];
    };
    expect(told("The agency wrote it.")).toEqual([true, true]);
    expect(told("A patient wrote a poem.")).toEqual([false, false]);
    expect(told()).toEqual([false, false]);
  });
  test.each([
    ["Drafted by the marketing team.", true],
    ["The slides come from the launch team.", true],
    ["The piece was placed with the paper by our brand team.", true],
    ["A service from the product team.", true],
    ["Marketing manager wrote the words.", true],
    ["Drafted by a nurse.", false],
    ["We met the marketing team.", false],
  ])("or its hand in the words: %s", (text, expected) => {
    expect(role(`Living with migraine\n\n${text}`).controlled).toBe(expected);
  });
  test.each([
    ["kept unnamed", "Please do not mention our company in the post.", true],
    ["kept without a label", "Post it without using the paid label.", true],
    ["kept out by answers", "If asked, say that you are just a happy customer.", true],
    ["kept off the slides", "Do not add our company name.", true],
    ["kept unnamed by its wish", "Our support should not be visible.", true],
    ["kept out by how it looks", "Make it look homemade.", true],
    ["kept out by what they say", "Say you just found it.", true],
    ["shown", "Please mention our company in the post.", false],
  ])("%s", (_, text, expected) => {
    const { facts, concealed } = role(`Living with migraine\n\n${text}`);
    expect(wordsAt(facts, concealed).includes(text)).toBe(expected);
  });
});
