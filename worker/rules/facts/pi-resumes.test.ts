import { expect, test } from "vitest";
import { resumesAt } from "./pi-resumes.ts";

const END = [
  "Legal Classification: POM",
  "Product licence numbers: EU/1/21/1574/001",
  "Marketing Authorisation Holder: Astera B.V.",
];
const BOX = ["Adverse events should be reported.", "Overdose: support the patient."];
const BEGINNING = ["Prescribing information: Exampla 5 mg tablets", "Contraindications: none."];

test("prescribing information goes on after a box between its lines", () => {
  expect(resumesAt(BEGINNING, [...BOX, ...END])).toBe(2);
});

test("it does not where its end was printed, where one label only follows, or where the end is far off", () => {
  expect(resumesAt([...BEGINNING, ...END], [...BOX, ...END])).toBeNull();
  expect(resumesAt(BEGINNING, [...BOX, "Legal category: POM"])).toBeNull();
  expect(resumesAt(BEGINNING, [...Array<string>(20).fill("A line of the piece"), ...END])).toBeNull();
});
