import { describe, expect, test } from "vitest";
import { baseOf } from "#worker/test/told.ts";
import * as conditions from "./conditions.ts";
import { sharesTopic, topicsOf } from "./topics.ts";

describe("what words are about", () => {
  const topics = (text: string) => {
    const base = baseOf(text);
    return topicsOf(base, 0, base.tokens.length);
  };

  describe("what a row of words is about", () => {
    test.each([
      ["its nouns", "Relapse of migraine", 2],
      ["not its small words", "of an at in", 0],
      ["not the common coin of trials", "adults seen at week ten with fewer events reported", 1],
      ["a word of three letters", "the fat", 1],
      ["not a number", "1234", 0],
      ["each once", "migraine, migraine", 1],
    ])("%s: %s", (_, text, count) => {
      expect(topics(text)).toHaveLength(count);
    });

    test("not the names of medicines and companies", () => {
      expect(topics("Zelvorin (tavorimib) by Northgate Pharma Ltd")).not.toContain("zelvorin");
    });

    test.each([
      ["mortality", "survival"],
      ["hospitals", "admissions"],
      ["fits", "seizures"],
      ["broken", "fractures"],
      ["coronary", "cardiac"],
      ["haemorrhages", "bleeding"],
    ])("%s is about the same as %s", (one, other) => {
      expect(sharesTopic(topics(one), topics(other))).toBe(true);
    });

    test("other words are not", () => {
      expect(sharesTopic(topics("mortality"), topics("seizures"))).toBe(false);
      expect(sharesTopic([], [])).toBe(false);
    });

    test("only between the two words", () => {
      expect(topicsOf(baseOf("gout then asthma then hives"), 2, 3)).toEqual(topics("asthma"));
    });
  });
});

describe("an illness", () => {
  const keys = (text: string) => conditions.conditionsIn(text).map(({ key }) => key);

  test.each([
    ["one by its name", "It helps in asthma.", 1],
    ["one whatever its case", "ASTHMA", 1],
    ["one by its ending", "It helps in bronchitis.", 1],
    ["one by its word and the one before", "It helps in heart failure.", 1],
    ["not a word for any illness", "It helps in chronic disease.", 0],
    ["not such a word after an ordinary one", "It helps some disease.", 0],
    ["two", "In asthma and in heart failure.", 2],
    ["none", "It helps in Leeds.", 0],
  ])("a text names illnesses: %s: %s", (_, text, count) => {
    expect(keys(text)).toHaveLength(count);
  });

  test("the same illness has the same key", () => {
    expect(keys("kidney failure")).toEqual(keys("renal failure"));
    expect(keys("heart failure")).not.toEqual(keys("kidney failure"));
  });
});
