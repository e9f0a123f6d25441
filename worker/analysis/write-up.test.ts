import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { isOfLikeness } from "#schema/likeness.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import { matchCases } from "#worker/cases/match.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { checkMaterial } from "#worker/rules/tried-edits.ts";
import type { ClauseOutcome } from "#worker/rules/types.ts";
import { materialFromText } from "#worker/test/material.ts";
import { writeUp } from "./write-up.ts";

const sample = resolve(import.meta.dirname, "../../web/public/samples/leavepiece-with-faults.txt");

/** A material with what is found in it, and its result. */
function analysed(text: string, fields: SubmissionFields) {
  const material = materialFromText(text);
  const { facts, outcomes } = checkMaterial(material, fields);
  const writtenUp = (found: ClauseOutcome[]) =>
    writeUp({ material, facts, outcomes: found, matches: matchCases(found, facts) });
  return { outcomes, writtenUp };
}

test("what rests on likeness is told with its chance, and never as certain", () => {
  const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
  const { outcomes, writtenUp } = analysed(readFileSync(sample, "utf8"), fields);
  const result = writtenUp(outcomes);
  const chances = result.clauses.flatMap(({ findings }) =>
    findings.filter(({ check }) => isOfLikeness(check)).map(({ confidence }) => confidence),
  );
  expect(Math.max(...chances)).toBe(99);
});

test("the Minimum Edit Set leaves out the edits of passages without which the material is mended", () => {
  const label = loadLabels().find(({ id }) => id === "d091");
  if (!label) throw new Error("No such material");
  const { outcomes, writtenUp } = analysed(label.text, fieldsOf(label));
  const whole = outcomes.map((outcome) => ({
    ...outcome,
    findings: outcome.findings.map(({ spare: _spare, ...finding }) => finding),
  }));
  const [result, withAll] = [writtenUp(outcomes), writtenUp(whole)];
  const { highPriority } = result.recommendations;
  expect(highPriority.length).toBeLessThan(withAll.recommendations.highPriority.length);
  expect(highPriority.length).toBeGreaterThan(0);
  expect(result.clauses).toEqual(withAll.clauses);
});
