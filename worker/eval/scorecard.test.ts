import { expect, test } from "vitest";
import { LIBRARY } from "#worker/cases/library.ts";
import { TRAINED_ON } from "#worker/rules/likeness/training-sets.ts";
import { analyseAll, analyseLabelled } from "./analyse.ts";
import firstRuns from "./first-runs.json" with { type: "json" };
import { loadLabels } from "./load.ts";
import recorded from "./scorecard.json" with { type: "json" };
import { scorecardOf } from "./scorecard.ts";

const held = new Set(LIBRARY.flatMap((c) => [c.caseNumber, ...c.alsoCaseNumbers]));
const labels = loadLabels();
const outcomes = await analyseAll(labels);
const blind = await analyseAll(labels, true);
const now = scorecardOf(outcomes, blind, (number) => held.has(number));

test.each([
  "clausePrecision",
  "clauseRecall",
  "clauseF1",
  "missingItemRecall",
  "evidenceHit",
  "quotationPrecision",
  "exactRisk",
  "precedentHit5",
  "precedentHit5Blind",
] as const)("%s is not below the recorded figure", (name) => {
  expect(now[name]).toBeGreaterThanOrEqual(recorded[name]);
});

test.each(["cleanMaterialsWithHigh", "cleanMaterialsWithMedium"] as const)(
  "%s is not above the recorded figure",
  (name) => {
    expect(now[name]).toBeLessThanOrEqual(recorded[name]);
  },
);

test("confidence is calibrated: its mean gap to how often verdicts were right is at most a tenth", () => {
  expect(now.calibrationError).toBeLessThanOrEqual(0.1);
});

test("the public figures of the newest unseen set, which nothing is learnt from, are no better than what the engine reaches today", async () => {
  const newest = firstRuns.at(-1);
  expect(newest?.set).toBe("thirtyfirst");
  expect(TRAINED_ON).not.toContain("thirtyfirst");
  const unseen = await analyseAll(loadLabels("thirtyfirst"));
  const today = scorecardOf(unseen, unseen, (number) => held.has(number));
  for (const figure of [
    "clausePrecision",
    "clauseRecall",
    "clauseF1",
    "evidenceHit",
    "exactRisk",
    "precedentHit5",
  ] as const)
    expect(newest?.[figure] ?? 100).toBeLessThanOrEqual(today[figure]);
});

test.each(loadLabels("quiet"))("nothing is raised in the compliant $id", async (label) => {
  const raised = (await analyseLabelled(label)).reported.filter(({ severity }) => severity !== "LOW");
  expect(raised.map(({ check, quote }) => [check, quote])).toEqual([]);
});

test("every quotation is in its material, and every case in the library", () => {
  for (const { text, reported, cases } of outcomes) {
    for (const { quote } of reported) if (quote !== null) expect(text).toContain(quote);
    for (const number of cases) expect(held).toContain(number);
  }
});
