import { expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { phrases } from "#worker/text/language/phrases.ts";
import { concept } from "../concepts/concept.ts";
import { type Fault, type WrittenCheck, written } from "./written.ts";

const HEAD = "Northgate Pharma Ltd\n\n";
const LUNCH = phrases("lunch");
const ABOUT = {
  ...{ id: "clause-10/lunch", requirement: "10.educational-content", severity: "MEDIUM", duty: "must" },
  themes: [],
  examples: { flagged: [], clean: [], inapplicable: [] },
} satisfies Omit<WrittenCheck, "when" | "faults">;

const FAULT = { says: LUNCH, issue: "{words} is too much.", advice: "Leave it out." };

/** What a check of one fault finds in a text: its words, what is said of them, and the edit. */
function found(fault: Partial<Fault>, text: string) {
  const check = written({ ...ABOUT, when: {}, faults: [{ ...FAULT, ...fault } as Fault] });
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

test("the edit takes the sentence out, puts another in its place, or adds words after it", () => {
  const text = "We bring lunch.";
  const editOf = (how: { advice: string } | { instead: string } | { add: string }) =>
    written({ ...ABOUT, when: {}, faults: [{ says: LUNCH, issue: "{words}", ...how }] }).find(factsOf(HEAD + text))[0]
      ?.fix;
  expect(editOf({ advice: "No." })).toEqual({ kind: "delete", note: "No." });
  expect(editOf({ instead: "Water is served." })).toEqual({ kind: "replace", with: "Water is served." });
  const end = HEAD.length + text.length;
  expect(editOf({ add: " It costs [sum]." })).toEqual({ kind: "insert", at: end, text: " It costs [sum]." });
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

test("words missing from the piece are told once, without a place, and added at its end or its head", () => {
  const missing = { missing: phrases("contract"), issue: "Nothing says that there is a contract." };
  const check = (how: { add: string } | { atHead: string }, text: string) =>
    written({ ...ABOUT, when: {}, faults: [{ ...missing, ...how, subclause: "10.3" }] }).find(factsOf(HEAD + text));
  expect(check({ add: "\nThere is a contract." }, "We bring lunch.")).toEqual([
    {
      ...{ at: null, issue: missing.issue, subclause: "10.3" },
      fix: { kind: "insert", at: "end", text: "\nThere is a contract." },
    },
  ]);
  expect(check({ atHead: "By contract.\n" }, "We bring lunch.")[0]?.fix).toEqual({
    ...{ kind: "insert", at: 0, text: "By contract.\n" },
  });
  expect(check({ add: "" }, "We have a contract.")).toEqual([]);
});

test("a fault that stands alone is told only where those above it are not found, and one with a condition only where it holds", () => {
  const alone = { alone: true as const, issue: "No lunch is told.", add: "" };
  const issues = (faults: Fault[], text: string) =>
    written({ ...ABOUT, when: {}, faults })
      .find(factsOf(HEAD + text))
      .map(({ issue }) => issue);
  expect(issues([FAULT, alone], "We bring lunch.")).toEqual(["“We bring lunch.” is too much."]);
  expect(issues([FAULT, alone], "We bring nothing.")).toEqual(["No lunch is told."]);
  expect(issues([{ ...FAULT, when: { audience: ["payers"] } }], "We bring lunch.")).toEqual([]);
  expect(issues([{ ...FAULT, when: { context: /Leeds/ } }], "We bring lunch.")).toEqual([]);
});

test("lists that a sentence says something of each, places that others find, and spans of the facts are places at fault", () => {
  const text = "We bring lunch for guests. We bring lunch. We bring guests.";
  const both = { together: [LUNCH, phrases("guests")], says: undefined };
  expect(sentences(both, text)).toEqual(["We bring lunch for guests."]);
  expect(sentences({ says: undefined, places: ({ sentences: all }) => all.slice(-1) }, text)).toEqual([
    "We bring guests.",
  ]);
  expect(sentences({ says: undefined, spans: () => [{ start: 0, end: 9 }] }, text)).toEqual(["Northgate"]);
});

test("what stands beside the words may be wordings, an idea, a pattern or a trait of the sentence, several at once", () => {
  const text =
    "We bring lunch for guests in Leeds. We bring lunch for guests in York.\n[Photo: we bring lunch for guests]";
  const leeds = ["We bring lunch for guests in Leeds."];
  expect(sentences({ near: [phrases("guests"), /Leeds/] }, text)).toEqual(leeds);
  expect(sentences({ unless: [concept("york"), "a direction for the layout"] }, text)).toEqual(leeds);
});

test("ideas that meet in a sentence are at fault, unless it refuses them by a word that is none of the ideas’", () => {
  const [lunch, unasked] = [concept("lunch"), concept("no questions")];
  const meeting = { ideas: [{ all: [lunch], why: "is a lunch" }], rule: "Lunch is modest." };
  const found = (text: string, more = {}) =>
    written({ ...ABOUT, when: {}, meetings: [{ ...meeting, ...more }] })
      .find(factsOf(HEAD + text))
      .map(({ issue }) => issue);
  expect(found("We bring lunch.")).toEqual(["“We bring lunch.” is a lunch. Lunch is modest."]);
  expect(found("Lunch, no questions.", { unlessDenied: [] })).toEqual([]);
  expect(found("Lunch, no questions.", { unlessDenied: [unasked] })).toHaveLength(1);
  expect(found("Nobody gets lunch.", { unlessRefused: [] })).toEqual([]);
  expect(found("We bring lunch.", { when: { channel: "email" } })).toEqual([]);
});

test("grounds are looked for in the piece’s own sentences, and in those alone that the check reads", () => {
  const grounds = [{ is: /lunch/i, with: /guests/, why: "is a lunch", rule: "Lunch is modest." }];
  const text = "We bring lunch for guests. We bring lunch for nurses.\n[Photo: we bring lunch for guests]";
  const found = (more: Partial<WrittenCheck>) =>
    written({ ...ABOUT, when: {}, grounds, ...more }).find(factsOf(HEAD + text)).length;
  expect(found({ groundsIn: { unless: "a direction for the layout" } })).toBe(1);
  expect(found({})).toBe(2);
});
