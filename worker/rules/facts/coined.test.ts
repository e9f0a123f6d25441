import { expect, test } from "vitest";
import { looksCoined } from "./coined.ts";

test.each([
  ["Zelvora", true],
  ["Tavilex", true],
  ["Moxtib", true],
  ["Toril", false],
  ["Kalinix", true],
  ["Barwick", false],
  ["Victoria", false],
  ["London", false],
  ["Hospital", false],
  ["Formulation", false],
  ["Bronchitis", false],
])("%s looks like a coined brand: %s", (word, expected) => {
  expect(looksCoined(word)).toBe(expected);
});
