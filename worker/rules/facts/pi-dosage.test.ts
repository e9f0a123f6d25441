import { expect, test } from "vitest";
import { lacksInterval } from "./pi-dosage.ts";

test.each([
  ["40 mg once daily", false],
  ["40 mg every morning", false],
  ["40 mg bd", false],
  ["40 mg as a single infusion", false],
  ["40 mg when needed", false],
  ["40 mg by mouth", true],
  ["Start with 20 mg", true],
  ["Take it with water", false],
  ["40 mg for 12 weeks", true],
  ["40 mg; review after 12 weeks", true],
  ["40 mg; review and then repeat", false],
  ["40 mg before the first meal", true],
  ["40 mg by injection; continue oral tablets daily", true],
  ["40 mg by mouth; continue oral tablets daily", false],
  ["0.5 ml for immunisation", false],
  ["0.5 ml in an emergency", false],
  ["10 kg: 5 mg; 20 kg: 10 mg", false],
])("a dosage says how much and not how often: %s: %s", (dosage, expected) => {
  expect(lacksInterval(dosage)).toBe(expected);
});

test("what the rest of the block says of a vaccine counts", () => {
  expect(lacksInterval("0.5 ml by injection", "A vaccine. 0.5 ml by injection")).toBe(false);
  expect(lacksInterval("0.5 ml by injection", "A tablet. 0.5 ml by injection")).toBe(true);
});
