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
  test("an address on the web or by post does not name it", () => {
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
  });
});

describe("the company's part", () => {
  test.each([
    ["told", "Living with migraine\n\nFunded by Heathland Pharma Ltd.", true],
    ["known by a name", "Living with migraine\n\nHeathland Pharma Ltd, Leeds", true],
    ["unknown", "Living with migraine\n\nMigraine is common.", false],
  ])("%s", (_, text, expected) => {
    expect(role(text).companyBehind).toBe(expected);
  });
  test.each([
    ["kept unnamed", "Please do not mention our company in the post.", true],
    ["kept without a label", "Post it without using the paid label.", true],
    ["kept out by answers", "If asked, say that you are just a happy customer.", true],
    ["shown", "Please mention our company in the post.", false],
  ])("%s", (_, text, expected) => {
    const { facts, concealed } = role(`Living with migraine\n\n${text}`);
    expect(wordsAt(facts, concealed).includes(text)).toBe(expected);
  });
});
