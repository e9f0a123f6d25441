import { expect, test } from "vitest";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { keepsRules } from "./keeps-rules.ts";

function isUpheld(sentence: string): boolean {
  const text = `Heathland Pharma Ltd\n\n${sentence}`;
  const facts = gatherFacts(materialFromText(text), { audience: "hcp", channel: "email", context: undefined });
  const start = text.indexOf(sentence);
  return keepsRules(facts, { start, end: start + sentence.length });
}

test.each([
  "Never offer anything for an appointment: no lunch, no payment to a charity.",
  "Don't: text it; hint that the trial was badly run; take a consultant to lunch.",
  "The gift is free of conditions.",
  "Please also be sure to read the Patient Information Leaflet that comes in your pack.",
  "Representatives may name the service once; they take no part in it.",
  "The nurse's review is on the same terms for practices that use another maker's tablets.",
  "No work begins until both sides have signed a written contract.",
  "An article that sends readers to ask for it would not be consistent with the law.",
])("keeps the rules: %s", (sentence) => {
  expect(isUpheld(sentence)).toBe(true);
});

test.each([
  "Never offer the side effect leaflet unless they ask.",
  "Do not give them the safety data.",
  "Officially no reward is offered, but we shall remember our friends.",
  "Offer lunch to any surgery that gives us an appointment.",
  "Nothing need be signed before the talk.",
  "We ask for nothing but a small switch of ten patients.",
])("does not: %s", (sentence) => {
  expect(isUpheld(sentence)).toBe(false);
});

test.each([
  ["a ban", "We never pay for prescriptions.", true],
  ["a ban on telling what readers are owed", "We never offer warnings.", false],
  ["a wink spoils a denial", "Of course nothing is expected in return.", false],
  ["a plain denial stands", "Nothing is expected in return.", true],
  ["a hope spoils it too", "The fee is not linked to sales, and we hope you remember.", false],
  ["a change of treatment that asks nothing is a claim", "Switching to it asks for nothing.", false],
  ["what has to be signed first", "No money is paid before both have signed.", true],
])("%s", (_, sentence, expected) => {
  expect(isUpheld(sentence)).toBe(expected);
});
