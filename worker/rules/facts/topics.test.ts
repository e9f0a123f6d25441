import { describe, expect, test } from "vitest";
import { baseOf } from "#worker/test/told.ts";
import { sharesTopic, topicsOf } from "./topics.ts";

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
