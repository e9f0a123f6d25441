import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { isOfLikeness } from "#schema/likeness.ts";
import { matchCases } from "#worker/cases/match.ts";
import { checkMaterial } from "#worker/rules/tried-edits.ts";
import { materialFromText } from "#worker/test/material.ts";
import { writeUp } from "./write-up.ts";

const sample = resolve(import.meta.dirname, "../../web/public/samples/leavepiece-with-faults.txt");

const material = materialFromText(readFileSync(sample, "utf8"));
const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
const { facts, outcomes } = checkMaterial(material, fields);
const result = writeUp({ material, facts, outcomes, matches: matchCases(outcomes, facts) });

test("what rests on likeness is told with its chance, and never as certain", () => {
  const chances = result.clauses.flatMap(({ findings }) =>
    findings.filter(({ check }) => isOfLikeness(check)).map(({ confidence }) => confidence),
  );
  expect(Math.max(...chances)).toBe(99);
});

test("the Minimum Edit Set leaves out the edits of passages without which the material is mended", () => {
  const whole = outcomes.map((outcome) => ({
    ...outcome,
    findings: outcome.findings.map(({ spare: _spare, ...finding }) => finding),
  }));
  const withAll = writeUp({ material, facts, outcomes: whole, matches: matchCases(whole, facts) });
  const { highPriority } = result.recommendations;
  expect(highPriority.length).toBeLessThan(withAll.recommendations.highPriority.length);
  expect(highPriority.length).toBeGreaterThan(0);
  expect(result.clauses).toEqual(withAll.clauses);
});
