import { describe, expect, test } from "vitest";
import { factsOf, wordsAt } from "#worker/test/told.ts";
import { phrases } from "../language/phrases.ts";
import { around, copySentences, oncePerSentence, ownWords } from "./own-words.ts";

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
    ["when the negator is six words before it", "It is not one of those few medicines safe in old age."],
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

test("a negator reaches as far as asked", () => {
  const facts = factsOf(`${HEAD}No medicine is ever quite safe.`);
  expect(ownWords(SAFE, facts, undefined, 5)).toHaveLength(0);
  expect(ownWords(SAFE, facts, undefined, 4)).toHaveLength(1);
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
  expect(wordsAt(facts, copySentences(facts))).toEqual([
    "Zelvorin (tavorimib) 40 mg tablets",
    "Zelvorin works in adults.",
  ]);
});

test("a reply does not say what it gives back of the question", () => {
  const text =
    "Dear Dr Hill\n\nThank you for your enquiry. You asked whether Zelvorin is safe. The trial had 400 patients.\n\nMedical Information, Northgate Pharma Ltd";
  const facts = factsOf(text, { channel: "email" });
  const said = wordsAt(facts, copySentences(facts));
  expect(facts.promotion.kind).toBe("reply");
  expect(said).not.toContain("You asked whether Zelvorin is safe.");
  expect(said).toContain("The trial had 400 patients.");
});

test("one match a sentence, the first", () => {
  const facts = factsOf(`${HEAD}It is safe, safe and safe. It is safe.`);
  expect(oncePerSentence(ownWords(SAFE, facts)).map(({ start }) => start)).toEqual([HEAD.length + 6, HEAD.length + 33]);
});

test("a sentence of up to 290 characters is pointed at whole, a longer one by its words at fault", () => {
  const pointed = (length: number) => {
    const sentence = `It is safe ${"x".repeat(length - 12)}.`;
    const facts = factsOf(HEAD + sentence);
    const [match] = ownWords(SAFE, facts);
    return match ? wordsAt(facts, [around(match)])[0]?.length : undefined;
  };
  expect(pointed(290)).toBe(290);
  expect(pointed(291)).toBe("safe".length);
});
