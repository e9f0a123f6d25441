import { expect, test } from "vitest";
import { stemOf } from "./stems.ts";

test.each([
  [["heal", "heals", "healing", "healed"]],
  [["infection", "infections"]],
  [["hospitalisation", "hospitalised", "hospital"]],
  [["treatment", "treatments", "treats", "treated"]],
])("forms of one word have one stem: %j", (forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

test.each([
  ["headache", "heartburn"],
  ["nausea", "naus"],
  ["renal", "retinal"],
])("%s and %s have not", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test("a stem is how the word begins, and no shorter than three letters", () => {
  for (const word of ["dizziness", "vomiting", "uses", "rashes", "ions"])
    expect(word.startsWith(stemOf(word))).toBe(true);
  expect(stemOf("aged").length).toBeGreaterThanOrEqual(3);
});
