import { describe, expect, test } from "vitest";
import { factsOf } from "#worker/test/told.ts";
import { findPhrases, phrases } from "../language/phrases.ts";
import { isReported } from "./reported.ts";

/** Whether the first place of the wording is told as somebody else's words. */
function isOfOthers(text: string, wording = "safe"): boolean {
  const facts = factsOf(`Northgate Pharma Ltd\n\n${text}`);
  const [match] = findPhrases(phrases(wording), facts);
  if (!match) throw new Error(`Nothing says "${wording}": ${text}`);
  return isReported(match, facts);
}

describe("words that a sentence forbids are not the piece's own", () => {
  test.each([
    ["forbidden to be said", "Do not say that it is safe."],
    ["told to leave out", "Avoid describing Zelvorin as safe."],
    ["said without being claimed", "We present the data without suggesting that it is safe."],
    ["neither said nor implied", "The paper does not rank them, nor imply that either is safe."],
    ["for want of evidence", "There is no evidence that it is safe."],
    ["for want of a trial", "There are no trials of whether it is safe."],
    ["because they would mislead", "It would be misleading to describe it as safe."],
    ["because it is too soon", "It is premature to call it safe."],
    ["as a kind of claim", "Representatives are to resist claims that it is safe."],
    ["as a wording that is banned", "Under our policy banned words are safe and unique."],
    ["eleven words after the ban", "Never claim in front of the oldest patients of a busy town clinic safe results."],
  ])("%s", (_, text) => {
    expect(isOfOthers(text)).toBe(true);
  });

  test.each([
    ["before the ban", "It is safe, so do not say otherwise."],
    [
      "twelve words after the ban",
      "Never claim in front of the very oldest patients of a busy town clinic safe results.",
    ],
    ["after a ban in the sentence before", "Do not say more than this. It is safe."],
    ["beside a denial of nothing that is said", "It is not a large tablet and it is safe."],
  ])("but those are that stand %s", (_, text) => {
    expect(isOfOthers(text)).toBe(false);
  });
});

describe("a remark of somebody else that the piece corrects is not its own", () => {
  test.each([
    ["introduced as wrong", 'Wrong: "it is safe for all"'],
    ["introduced as what not to write", 'Give the rates of events instead of "it is safe for all"'],
    ["for which there is no study", 'One doctor said "it is safe for all". There is no such study.'],
    [
      "for which the evidence is insufficient",
      'He asks "is it safe for all?" There is insufficient evidence for that.',
    ],
    ["that is plainly wrong", 'You may hear "it is safe for all". That is wrong.'],
    ["that is not what was found", 'You may hear "it is safe for all". This was not studied.'],
    ["that the company does not make", 'You may hear "it is safe for all". We make no such claim.'],
    ["to which a plain answer is given", 'You may hear "is it safe for all?" Say no and give the rates.'],
    ["that is answered at the second word", 'You may hear "it is safe for all". Please never repeat it.'],
    ["that the company withdrew", 'The leaflet said "it is safe for all". The company withdrew that phrase.'],
    ["that the company regrets", 'The leaflet said "it is safe for all". The company regrets this.'],
  ])("%s", (_, text) => {
    expect(isOfOthers(text)).toBe(true);
  });

  test.each([
    ["without quotation marks", "It is safe for all. That is not in doubt."],
    ["that nobody corrects", 'Doctors call it "safe and simple". They use it every day.'],
    ["at the end of the text", 'Doctors call it "safe and simple".'],
    ["before words that deny something else", 'Doctors call it "safe and simple". Stocks are not affected.'],
    ["with a correction in another paragraph", 'Doctors call it "safe and simple".\n\nWe withdrew that wording.'],
  ])("but a remark is %s", (_, text) => {
    expect(isOfOthers(text)).toBe(false);
  });

  test("but words are that run on over the end of the quotation", () => {
    expect(isOfOthers('Doctors call it "simple" and safe. No other tablet is.', "simple ..2 safe")).toBe(false);
  });
});

describe("words that are quoted to ban them are not the piece's own", () => {
  const LONG = [
    "better tolerated than any of the other tablets on the shelf",
    "a cure for most of the adults who have tried the medicine",
  ];
  test.each([
    ["that may not be used", 'The words "safe and simple" must not be used.'],
    ["that are out", 'In the new guide "safe" is out.'],
    ["before another", 'The words "safe" and "simple" are banned.'],
    ["before others that are long", `The words "safe" or "${LONG[0]}" or "${LONG[1]}" are banned.`],
    ["with a dash and a no", 'In copy: "safe" - never.'],
  ])("%s", (_, text) => {
    expect(isOfOthers(text)).toBe(true);
  });

  test("where the wording begins before the quotation, too", () => {
    expect(isOfOthers('To call it "safe" is wrong.', "call ..1 safe")).toBe(true);
  });

  test.each([
    ["beside another word that is banned", 'It is safe and the word "gentle" is banned.'],
    ["in a text without any quotation", "It is safe and is banned by nobody."],
    ["in a quotation that nothing is said of", 'Doctors say "safe" and they prescribe it.'],
  ])("but those are that stand %s", (_, text) => {
    expect(isOfOthers(text)).toBe(false);
  });
});

describe("words that a sentence quotes and puts right are not the piece's own", () => {
  test.each([
    ["struck from a draft", "The word 'safe' was struck from the draft."],
    ["replaced", "We replaced 'safe in use' with the rates of events."],
    ["failed at review", "The headline 'safe in use' fails review."],
    ["far into what is quoted", "The line 'a tablet that in every one of our trials was always safe' was deleted."],
  ])("%s", (_, text) => {
    expect(isOfOthers(text)).toBe(true);
  });

  test.each([
    ["where something else is withdrawn", "It is safe, and the old leaflet was withdrawn."],
    ["where they are only quoted", "Doctors call it 'safe in use' every day."],
    ["where taking out is itself what is quoted", "Doctors call it 'safe once the cannula is removed' every day."],
    ["after a quotation that has ended", "The word 'gentle' was struck from the draft of the safe use leaflet."],
  ])("but they are %s", (_, text) => {
    expect(isOfOthers(text)).toBe(false);
  });
});

test("an item of a list of words to avoid is not the piece's own", () => {
  expect(isOfOthers("Words to avoid:\n• safe\n• simple")).toBe(true);
  expect(isOfOthers("Why choose it:\n• safe\n• simple")).toBe(false);
});
