import { describe, expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { phrases } from "../language/phrases.ts";
import { withBefore } from "../words-of.ts";
import { ownSentences } from "./own-sentences.ts";
import { ownWords, pairs, runsOn, together } from "./own-words.ts";

const HEAD = "Northgate Pharma Ltd\n\n";
const LUNCH = phrases("lunch");
const isMeant = (text: string) => ownWords(LUNCH, factsOf(HEAD + text)).length > 0;

describe("lunch is offered", () => {
  test.each([
    ["plainly", "We will bring lunch."],
    ["where the negation is over before another subject begins", "We do not mind the hour, and you get lunch."],
    [
      "where the negator stands eleven words before it",
      "We never quite know which of the many surgeries here would like lunch.",
    ],
    ["where the sentence before it denies something else", "There is no charge. We bring lunch."],
    ["at no cost", "At no cost to you there is lunch."],
    ["where the denial ends at a colon", "Nothing to prepare: lunch is on us."],
  ])("%s", (_, text) => {
    expect(isMeant(text)).toBe(true);
  });
});

describe("lunch is not offered", () => {
  test.each([
    ["denied", "We do not bring lunch."],
    ["at the end of a list that is denied", "We offer no gifts, fees, travel, stays, books or lunch."],
    ["denied by declining", "Please decline any lunch."],
    ["banned from the first words on", "Don't: text a surgery; bring lunch."],
    ["marked with a cross", "✗ Bring lunch."],
    ["in a list of what is not funded", "What we cannot fund: travel, lunch, fees."],
    ["an item of a list under a ban", "What not to do:\n• bring lunch\n• leave gifts"],
    ["as an example of a breach", "Lunch for a whole surgery would be a breach of the Code."],
    ["as what is prohibited", "Lunch is prohibited."],
    ["as what is not allowed", "Lunch is not allowed."],
    ["as what was ruled on", "A company was ruled in breach for lunch. Lunch came each week."],
  ])("%s", (_, text) => {
    expect(isMeant(text)).toBe(false);
  });
});

test("items count again once the list under a ban is over", () => {
  const text = `${HEAD}What not to do:\n• leave gifts\nWhat to do:\n• bring lunch`;
  const facts = factsOf(text);
  expect(wordsAt(facts, ownSentences(facts))).toEqual([
    "Northgate Pharma Ltd",
    "What not to do:",
    "What to do:",
    "• bring lunch",
  ]);
});

test("a denial between the words of a wording denies it, unless the wording holds one itself", () => {
  const facts = factsOf(`${HEAD}You receive from us no gift.`);
  expect(ownWords(phrases("receive ..3 gift"), facts)).toHaveLength(0);
  expect(ownWords(phrases("receive ..3 no gift"), facts)).toHaveLength(1);
});

test("a wording does not run over a semicolon into another statement", () => {
  const offer = phrases("bring ..3 lunch");
  const over = factsOf(`${HEAD}We bring slides; lunch is yours.`);
  const within = factsOf(`${HEAD}We bring slides and lunch.`);
  expect([ownWords(offer, over).length, ownWords(offer, within).length]).toEqual([0, 1]);
  const [match] = ownWords(phrases("slides"), over);
  expect(match && runsOn(match, over)).toBe(false);
});

test("sentences that say all of several things", () => {
  const facts = factsOf(`${HEAD}We bring lunch for an appointment. We bring lunch. We want an appointment.`);
  expect(wordsAt(facts, together(facts, [LUNCH, phrases("appointment")]))).toEqual([
    "We bring lunch for an appointment.",
  ]);
});

test("a sentence is paired with the next of its paragraph, and told with those before it there", () => {
  const facts = factsOf(`${HEAD}We bring lunch. It is free. It is warm.\n\nGoodbye.`);
  expect(wordsAt(facts, pairs(facts))).toEqual(["We bring lunch. It is free.", "It is free. It is warm."]);
  const last = facts.sentences.find((s) => wordsAt(facts, [s])[0] === "It is warm.");
  if (!last) throw new Error("no such sentence");
  expect(wordsAt(facts, withBefore(facts, last))).toEqual(["It is free.", "It is warm."]);
  expect(wordsAt(facts, withBefore(facts, last, 2))).toEqual(["We bring lunch.", "It is free.", "It is warm."]);
  expect(wordsAt(facts, withBefore(facts, last, 9))).toEqual(["We bring lunch.", "It is free.", "It is warm."]);
});
