import { describe, expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { phrases } from "../language/phrases.ts";
import { oncePerSentence, wordsOf } from "../words-of.ts";
import { ownSentences } from "./own-sentences.ts";
import { ownWords } from "./own-words.ts";

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

test("prescribing information, references and statements on adverse events are not copy; the rest is", () => {
  const text = `${HEAD}Zelvorin works in adults.

Adverse events should be reported. Reporting forms and information can be found at www.mhra.gov.uk/yellowcard.

References
1. Smith J et al. Lancet 2021;3:1-9.

Prescribing information: Zelvorin (tavorimib) 40 mg tablets
Indication: migraine in adults.
Dosage: 40 mg once daily.
Contraindications: hypersensitivity.
Side effects: nausea.
Legal category: POM.
Marketing authorisation number: PL 12345/0001
Cost: £30.00 for 28 tablets.`;
  const facts = factsOf(text);
  expect(wordsAt(facts, ownSentences(facts))).toEqual([
    "Zelvorin (tavorimib) 40 mg tablets",
    "Zelvorin works in adults.",
  ]);
});

test("a reply does not say what it gives back of the question", () => {
  const text =
    "Dear Dr Hill\n\nThank you for your enquiry. You asked whether Zelvorin is safe. The trial had 400 patients.\n\nMedical Information, Northgate Pharma Ltd";
  const facts = factsOf(text, { channel: "email" });
  const said = wordsAt(facts, ownSentences(facts));
  expect(facts.promotion.kind).toBe("reply");
  expect(said).not.toContain("You asked whether Zelvorin is safe.");
  expect(said).toContain("The trial had 400 patients.");
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
