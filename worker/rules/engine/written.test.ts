import { expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { phrases } from "#worker/text/language/phrases.ts";
import { type WrittenCheck, written } from "./written.ts";

const HEAD = "Northgate Pharma Ltd\n\n";
const LUNCH = phrases("lunch");
const ABOUT = {
  ...{ id: "clause-10/lunch", requirement: "10.educational-content", severity: "MEDIUM", duty: "must" },
  themes: [],
  examples: { flagged: [], clean: [], inapplicable: [] },
} satisfies Omit<WrittenCheck, "when" | "faults">;

const FAULT = { says: LUNCH, issue: "{words} is too much.", advice: "Leave it out." };

/** What a check of one fault finds in a text: its words, what is said of them, and the cure. */
function found(fault: Partial<WrittenCheck["faults"][number]>, text: string) {
  const check = written({ ...ABOUT, when: {}, faults: [{ ...FAULT, ...fault } as WrittenCheck["faults"][number]] });
  const facts = factsOf(HEAD + text);
  return check.find(facts).map(({ at, issue, fix }) => ({ words: at && wordsAt(facts, [at])[0], issue, fix }));
}
const sentences = (fault: Parameters<typeof found>[0], text: string) => found(fault, text).map(({ words }) => words);

test("words that the piece stands behind are at fault, in their sentence, once", () => {
  expect(found({}, "We bring lunch, and more lunch.")).toEqual([
    {
      words: "We bring lunch, and more lunch.",
      issue: "“We bring lunch, and more lunch.” is too much.",
      fix: { kind: "delete", note: "Leave it out." },
    },
  ]);
  expect(sentences({}, "We do not bring lunch.")).toEqual([]);
});

test("where the denial is the fault, denied words count", () => {
  expect(sentences({ denies: phrases("not ..3 lunch") }, "We do not bring lunch.")).toEqual(["We do not bring lunch."]);
});

test("what stands near in the sentence makes the fault or excuses it", () => {
  const text = "We bring lunch for guests. We bring lunch for nurses.";
  expect(sentences({ near: phrases("guests") }, text)).toEqual(["We bring lunch for guests."]);
  expect(sentences({ unless: phrases("guests") }, text)).toEqual(["We bring lunch for nurses."]);
});

test("what stands somewhere, or nowhere, in the piece decides too", () => {
  const text = "We bring lunch. It costs £5. We bring lunch again.";
  expect(sentences({ somewhere: phrases("dinner") }, text)).toEqual([]);
  expect(sentences({ somewhere: phrases("costs") }, text)).toHaveLength(2);
  expect(sentences({ missing: phrases("costs") }, text)).toEqual([]);
  expect(sentences({ missing: phrases("contract") }, text)).toEqual(["We bring lunch."]);
});

test("the cure takes the sentence out, puts another in its place, or adds words after it", () => {
  const text = "We bring lunch.";
  const cure = (how: { advice: string } | { instead: string } | { add: string }) =>
    written({ ...ABOUT, when: {}, faults: [{ says: LUNCH, issue: "{words}", ...how }] }).find(factsOf(HEAD + text))[0]
      ?.fix;
  expect(cure({ advice: "No." })).toEqual({ kind: "delete", note: "No." });
  expect(cure({ instead: "Water is served." })).toEqual({ kind: "replace", with: "Water is served." });
  const end = HEAD.length + text.length;
  expect(cure({ add: " It costs [sum]." })).toEqual({ kind: "insert", at: end, text: " It costs [sum]." });
});

test("two faults that say the same of the same words are told once, others both, each as grave as it says", () => {
  const faults = [FAULT, FAULT, { ...FAULT, issue: "{words} is dear.", severity: "HIGH" as const }];
  const hits = written({ ...ABOUT, when: {}, faults }).find(factsOf(`${HEAD}We bring lunch.`));
  expect(hits.map(({ issue, severity }) => [issue, severity])).toEqual([
    ["“We bring lunch.” is too much.", undefined],
    ["“We bring lunch.” is dear.", "HIGH"],
  ]);
});

test("a check is put where all of one of its conditions holds", () => {
  const applies = (when: WrittenCheck["when"], text: string, fields = {}) =>
    written({ ...ABOUT, when, faults: [FAULT] }).applies(factsOf(HEAD + text, fields));
  const briefing = "BRIEFING for representatives only\nSay this on every call.";
  expect(applies({ audience: ["payers"] }, "We bring lunch.")).toBe(false);
  expect(applies({ audience: ["hcp"], channel: "print", says: [LUNCH] }, "We do not bring lunch.")).toBe(true);
  expect(applies({ channel: "email" }, "We bring lunch.")).toBe(false);
  expect(applies({ says: [LUNCH, phrases("dinner")] }, "We bring lunch.")).toBe(false);
  expect(applies({ is: ["a briefing"] }, briefing, { audience: "hcp" })).toBe(true);
  expect(applies({ isNot: ["a briefing"] }, briefing)).toBe(false);
  expect(applies([{ channel: "email" }, { says: [LUNCH] }], "We bring lunch.")).toBe(true);
});
