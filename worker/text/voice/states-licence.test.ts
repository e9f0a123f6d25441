import { expect, test } from "vitest";
import { statesLicence } from "./states-licence.ts";

test.each([
  "Tavorel is indicated for migraine in adults.",
  "Tavorel is licensed in adults whom other treatments have failed.",
  "Licensed indication: treatment of mild to moderate ulcerative colitis.",
  "Tavorel is an established treatment to treat women who have osteoporosis.",
  "The tablets are authorised for use in all adults with gout.",
])("a plain statement of the licence: %s", (words) => {
  expect(statesLicence(words)).toBe(true);
});

test.each([
  "Tavorel is indicated for migraine and works in every patient.",
  "Now that Tavorel is licensed, you have to use it.",
  "Tavorel is a treatment to trust.",
  "Tavorel is licensed in adults and better than any other tablet.",
])("more than that: %s", (words) => {
  expect(statesLicence(words)).toBe(false);
});
