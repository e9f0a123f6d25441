import { describe, expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { phrases } from "../language/phrases.ts";
import { oncePerSentence, withBefore, wordsOf } from "../words-of.ts";
import { ownWords, pairs, runsOn, together } from "./own-words.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets\n\n";
const SAFE = phrases("safe");

/** The words "safe" that a piece says itself, each told by its sentence. */
function saysSafe(text: string): string[] {
  const facts = factsOf(HEAD + text);
  return ownWords(SAFE, facts).map(({ sentence }) => wordsAt(facts, [sentence])[0] ?? "");
}

const isSaid = (text: string) => saysSafe(text).length > 0;

describe("the piece says it itself", () => {
  test.each([
    ["plainly", "Zelvorin is safe."],
    [
      "when the negator is eleven words before it",
      "It is not one of those few old and quite dear little medicines safe in age.",
    ],
    ["when the negator stands in another clause", "There is no waiting: Zelvorin is safe."],
    ["in quotation marks that nobody takes back", 'Doctors call it "safe and simple" every day.'],
    [
      "with a correction of something else in another paragraph",
      'One nurse said "it is safe".\n\nWe withdrew that wording.',
    ],
    ["beside other words that are struck out", 'Zelvorin is safe. The word "gentle" is struck out.'],
    [
      "after a ban that is far before it",
      "Do not say more than is known about how the kidneys of the oldest patients clear it each day, for Zelvorin is safe.",
    ],
  ])("%s", (_, text) => {
    expect(isSaid(text)).toBe(true);
  });
});

describe("the piece does not say it itself", () => {
  test.each([
    ["negated up to five words before", "No tablet of ours is safe."],
    ["negated next to it", "It is not safe."],
    ["forbidden", "Do not describe it as safe."],
    ["forbidden for want of evidence", "There is no evidence that it is safe."],
    ["forbidden as wrong", "It is wrong to call it safe."],
    ["forbidden by name", "We refuse claims such as safe or gentle."],
    ["quoted after a word that condemns it", 'Wrong: "it is safe for all"'],
    ["quoted and then answered", 'A doctor asked us: "is it safe for all?" No study has shown that.'],
    ["quoted and then withdrawn", 'The leaflet said "it is safe". The company withdrew that phrase.'],
    ["quoted to ban it", 'The words "safe" and "simple" are banned.'],
    ["quoted in a sentence that puts it right", "The phrase 'safe for all' was struck from the draft."],
    ["an item under words to avoid", "Words to avoid:\n• safe\n• simple"],
  ])("%s", (_, text) => {
    expect(isSaid(text)).toBe(false);
  });
});

test("one match a sentence, the first", () => {
  const facts = factsOf(`${HEAD}It is safe, safe and safe. It is safe.`);
  expect(oncePerSentence(ownWords(SAFE, facts)).map(({ start }) => start)).toEqual([HEAD.length + 6, HEAD.length + 33]);
});

const WORDS = phrases("lunch|gifts|safe|superior|ask");
const saidIn = (text: string) => {
  const read = factsOf(`Heathland Pharma Ltd\n\n${text}`, { channel: "email" });
  return ownWords(WORDS, read).map((match) => wordsOf(read, match));
};

test.each([
  ["a plain offer", "Lunch is on us.", ["Lunch"]],
  ["a negation that ended with its clause", "There is no queue; lunch is on us.", ["lunch"]],
  ["a negation in a condition", "If it is not enough, ask for more.", ["ask"]],
  ["a statement of its own after a denial", "We never rush, and you get gifts.", ["gifts"]],
  ["a no that lures", "At no cost, lunch is yours.", ["lunch"]],
])("the piece says it: %s", (_name, text, words) => {
  expect(saidIn(text)).toEqual(words);
});

test.each([
  ["denied", "We do not offer lunch."],
  ["denied over a list", "We give no pens, mugs, donations, fees or gifts."],
  ["ten words after the negator", "Never bring to any of the surgeries on your list lunch."],
  ["avoided", "Please avoid gifts."],
  ["forbidden to say", "You may not describe it to anybody you meet as safe."],
  ["quoted in order to ban it", '"Safe" is banned.'],
  ["quoted and corrected", 'They say "It is superior to all others." There is no such trial.'],
  ["struck from a draft", "The word 'superior' was struck from the draft."],
  ["condemned", "Lunch for partners would be in breach of the Code."],
  ["a ruling on others", "The Panel ruled that the lunch was lavish."],
  ["an item of a ban", "Representatives must not offer:\n\n• lunch\n• gifts"],
  ["an item of words to avoid", "Words to avoid:\n\n• safe\n• superior"],
])("the piece does not say it: %s", (_name, text) => {
  expect(saidIn(text)).toEqual([]);
});

const COMPANY = "Northgate Pharma Ltd\n\n";
const LUNCH = phrases("lunch");
const isMeant = (text: string) => ownWords(LUNCH, factsOf(COMPANY + text)).length > 0;

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

test("a denial between the words of a wording denies it, unless the wording holds one itself", () => {
  const facts = factsOf(`${COMPANY}You receive from us no gift.`);
  expect(ownWords(phrases("receive ..3 gift"), facts)).toHaveLength(0);
  expect(ownWords(phrases("receive ..3 no gift"), facts)).toHaveLength(1);
});

test("a wording does not run over a semicolon into another statement", () => {
  const offer = phrases("bring ..3 lunch");
  const over = factsOf(`${COMPANY}We bring slides; lunch is yours.`);
  const within = factsOf(`${COMPANY}We bring slides and lunch.`);
  expect([ownWords(offer, over).length, ownWords(offer, within).length]).toEqual([0, 1]);
  const [match] = ownWords(phrases("slides"), over);
  expect(match && runsOn(match, over)).toBe(false);
});

test("sentences that say all of several things", () => {
  const facts = factsOf(`${COMPANY}We bring lunch for an appointment. We bring lunch. We want an appointment.`);
  expect(wordsAt(facts, together(facts, [LUNCH, phrases("appointment")]))).toEqual([
    "We bring lunch for an appointment.",
  ]);
});

test("a sentence is paired with the next of its paragraph, and told with those before it there", () => {
  const facts = factsOf(`${COMPANY}We bring lunch. It is free. It is warm.\n\nGoodbye.`);
  expect(wordsAt(facts, pairs(facts))).toEqual(["We bring lunch. It is free.", "It is free. It is warm."]);
  const last = facts.sentences.find((s) => wordsAt(facts, [s])[0] === "It is warm.");
  if (!last) throw new Error("no such sentence");
  expect(wordsAt(facts, withBefore(facts, last))).toEqual(["It is free.", "It is warm."]);
  expect(wordsAt(facts, withBefore(facts, last, 2))).toEqual(["We bring lunch.", "It is free.", "It is warm."]);
  expect(wordsAt(facts, withBefore(facts, last, 9))).toEqual(["We bring lunch.", "It is free.", "It is warm."]);
});

test("a sentence that is not the piece's own parts the two beside it", () => {
  const facts = factsOf(`${COMPANY}We bring slides. Gifts are prohibited. The talk is free.`);
  expect(pairs(facts)).toEqual([]);
});
