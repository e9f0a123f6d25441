import { describe, expect, test } from "vitest";
import { factsOf } from "#worker/test/told.ts";
import { findPhrases, phrases } from "../language/phrases.ts";
import { isNegated } from "./negation.ts";

const HEAD = "Zelvorin (tavorimib) 40 mg tablets by Northgate Pharma Ltd\n\n";

describe("a negation governs what follows", () => {
  const negated = (text: string) => {
    const facts = factsOf(HEAD + text);
    const [match] = findPhrases(phrases("safe"), facts);
    return match && isNegated(match, facts);
  };
  test.each(["not", "no", "never", "without", "neither", "nor", "cannot", "none", "nothing", "avoid"])("%s", (word) => {
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
