import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { isOfLikeness } from "#schema/likeness.ts";
import { matchCases } from "#worker/cases/match.ts";
import { checkMaterial } from "#worker/rules/tried-edits.ts";
import { materialFromText } from "#worker/test/material.ts";
import { writeUp } from "./write-up.ts";

const sample = resolve(import.meta.dirname, "../../web/public/samples/leavepiece-with-faults.txt");

test("what rests on likeness is told with its chance, and never as certain", () => {
  const material = materialFromText(readFileSync(sample, "utf8"));
  const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
  const { facts, outcomes } = checkMaterial(material, fields);
  const result = writeUp({ material, facts, outcomes, matches: matchCases(outcomes, facts) });
  const chances = result.clauses.flatMap(({ findings }) =>
    findings.filter(({ check }) => isOfLikeness(check)).map(({ confidence }) => confidence),
  );
  expect(Math.max(...chances)).toBe(99);
});
