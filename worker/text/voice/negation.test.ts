import { describe, expect, test } from "vitest";
import { factsOf } from "#worker/test/told.ts";
import { findPhrases, phrases } from "../language/phrases.ts";
import { isBroken, isNegated } from "./negation.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets by Northgate Pharma Ltd\n\n";

const negated = (text: string) => {
  const facts = factsOf(HEAD + text);
  const [match] = findPhrases(phrases("safe"), facts);
  return match && isNegated(match, facts);
};

describe("a negation governs what follows", () => {
  test.each(
    "not no never without neither nor cannot none nothing nobody noone avoid refuse decline rather instead".split(" "),
  )("%s", (word) => {
    expect(negated(`It ${word} safe.`)).toBe(true);
  });
  test.each([
    ["up to ten words before", "It is not so in the hands of any one of us safe.", true],
    ["not eleven words before", "It is not so far in the hands of any one of us safe.", false],
    ["not out of a condition", "If it does not help, safe.", false],
    ["not from the sentence before", "It is not. Safe.", false],
    ["not over a colon", "It is not so: safe.", false],
    ["not over a semicolon", "It is not so; safe.", false],
    ["over a comma", "It is not, sadly, safe.", true],
  ])("%s", (_, text, expected) => {
    expect(negated(text)).toBe(expected);
  });
});

describe("a negator that lures denies nothing", () => {
  test.each("charge cost obligation catch strings doubt matter wonder need problem risk reps".split(" "))(
    "no %s",
    (lure) => {
      expect(negated(`There is no ${lure} with the safe tablet.`)).toBe(false);
    },
  );
  test.each("only just merely".split(" "))("not %s", (lure) => {
    expect(negated(`It is not ${lure} safe.`)).toBe(false);
  });
  test.each("fewer less later".split(" "))("no %s than", (lure) => {
    expect(negated(`Delivered no ${lure} than the safe tablet.`)).toBe(false);
  });
});

describe("a denial does not reach a statement of its own", () => {
  test.each([
    "you stay safe",
    "we keep you safe",
    "they stay safe",
    "i call that safe",
    "it is safe",
    "each dose is safe",
    "every dose is safe",
    "please stay safe",
    "simply stay safe",
    "if you are safe",
    "when you are safe",
  ])("after a comma: %s", (statement) => {
    expect(negated(`Never rush, ${statement}.`)).toBe(false);
  });
  test.each(["and", "but", "so"])("after %s and a subject", (joiner) => {
    expect(negated(`It is not new ${joiner} it is safe.`)).toBe(false);
  });
  test.each([
    ["in a bracket", "Never rush (you are safe)."],
    ["after a dash", "Never rush -you are safe."],
  ])("%s", (_, text) => {
    expect(negated(text)).toBe(false);
  });
  test.each([
    ["what the subject is denied to be", "Nobody thinks you are safe."],
    ["a further word after a comma", "It is not new, cheap or safe."],
    ["a further word after a joiner", "It is not new and safe."],
    ["a subject of the same clause", "It is not as if every tablet were safe."],
  ])("and reaches %s", (_, text) => {
    expect(negated(text)).toBe(true);
  });
});

describe("a denial ends with the comma of a clause that hangs on another", () => {
  test.each(
    "if when where while although though because since as unless once after before whenever wherever".split(" "),
  )("%s", (word) => {
    expect(negated(`${word} pain does not end, safe tablets follow.`)).toBe(false);
  });
  test.each(["that", "who", "which"])("%s", (word) => {
    expect(negated(`Those ${word} did not improve, safe at home, were seen.`)).toBe(false);
  });
  test.each([
    ["in such a clause itself", "If it is not safe, stop."],
    ["after such a clause", "When asked, do not call it new, safe or better."],
    ["where no clause hangs on another", "It was not, in our trial, safe."],
  ])("and it holds %s", (_, text) => {
    expect(negated(text)).toBe(true);
  });
});

describe("a denial between the words of a wording", () => {
  const broken = (text: string, wording: string) => {
    const facts = factsOf(HEAD + text);
    const [match] = findPhrases(phrases(wording), facts);
    return match && isBroken(match, facts);
  };
  test.each([
    ["denies it", "You receive from us no gift.", "receive ..3 gift", true],
    ["denies it next to its first word", "You receive no gift.", "receive ..3 gift", true],
    ["denies nothing where there is none", "You receive from us a gift.", "receive ..3 gift", false],
    ["belongs to it where the wording has it", "You receive from us no gift.", "receive ..3 no gift", false],
    ["denies nothing as a lure", "You receive at no cost a gift.", "receive ..4 gift", false],
    ["denies nothing before it", "We do not mind: receive this gift.", "receive ..3 gift", false],
    ["denies nothing after it", "You receive a gift, not a fee.", "receive ..3 gift", false],
  ])("%s", (_, text, wording, expected) => {
    expect(broken(text, wording)).toBe(expected);
  });
});
