import { beforeAll, expect, test } from "vitest";
import { analyseWith, inProcessDeps, textFile } from "#worker/analysis/in-process.ts";
import { memoryStorage } from "#worker/analysis/memory-storage.ts";
import { LIBRARY } from "#worker/cases/library.ts";
import { fieldsOf, loadLabels } from "#worker/lab/sets.ts";
import { TRAINED_NAMES } from "#worker/lab/train/training-sets.ts";
import firstRuns from "#worker/site/first-runs.json" with { type: "json" };
import recorded from "#worker/site/scorecard.json" with { type: "json" };
import { CHOICES } from "#worker/text/language/phrase.ts";
import { analyseAll, analyseLabelled, outcomeOf } from "./analyse.ts";
import { scoreMatters } from "./matter-metrics.ts";
import { type Labelled, type Outcome, scoreBeside } from "./metrics.ts";
import { scorecardOf } from "./scorecard.ts";

const held = new Set(LIBRARY.flatMap((c) => [c.caseNumber, ...c.alsoCaseNumbers]));
const labels = loadLabels();
const wordingsAtLoad = CHOICES.length;
const asStored = (value: unknown) => JSON.parse(JSON.stringify(value));

/** A piece through the stages of a served analysis: its outcome, and each value that a stage handed on with what storage gives
 * back of it. */
interface Run {
  outcome: Outcome;
  handedOn: { name: string; value: unknown; stored: unknown }[];
}

async function runOf(label: Labelled): Promise<Run> {
  const file = textFile(label.text);
  const deps = inProcessDeps(file, memoryStorage());
  const { save } = deps.values;
  const handedOn: Run["handedOn"] = [];
  deps.values.save = (name, value) => {
    handedOn.push({ name, value, stored: asStored(value) });
    return save(name, value);
  };
  const { result } = await analyseWith(deps, file, fieldsOf(label)).catch((cause) => {
    throw new Error(`${label.id} was not analysed to its end`, { cause });
  });
  return { outcome: outcomeOf(label, result), handedOn };
}

const runs = new Map<string, Run>();
let outcomes: Outcome[];
let now: ReturnType<typeof scorecardOf>;
let wordingsNow: number;

beforeAll(async () => {
  for (const label of labels) runs.set(label.id, await runOf(label));
  outcomes = [...runs.values()].map(({ outcome }) => outcome);
  now = scorecardOf(outcomes, (number) => held.has(number));
  wordingsNow = CHOICES.length;
}, 120_000);

test.each(labels)("$id is analysed to its end, and whatever stages hand on comes back as it was", ({ id }) => {
  const handedOn = runs.get(id)?.handedOn ?? [];
  expect(handedOn.map(({ name }) => name)).toEqual(["material", "outcomes", "matches", "result"]);
  for (const { value, stored } of handedOn) expect(stored).toEqual(value);
});

test("the wordings of the rules are all read at load, so that a server does not grow with each material", () => {
  expect(wordingsNow).toBe(wordingsAtLoad);
});

test.each([
  "clausePrecision",
  "clauseRecall",
  "clauseF1",
  "missingItemRecall",
  "evidenceHit",
  "quotationPrecision",
  "exactRisk",
  "precedentHit5",
] as const)("%s is not below the recorded figure", (name) => {
  expect(now[name]).toBeGreaterThanOrEqual(recorded[name]);
});

test.each(["cleanMaterialsWithHigh", "cleanMaterialsWithMedium"] as const)(
  "%s is not above the recorded figure",
  (name) => {
    expect(now[name]).toBeLessThanOrEqual(recorded[name]);
  },
);

test("the public figures of the newest unseen set, which nothing is learnt from, are no better than what the engine reaches today", async () => {
  const newest = firstRuns.at(-1);
  expect(newest?.set).toBe("holdout-2026-11-22-e");
  expect(TRAINED_NAMES).not.toContain("holdout-2026-11-22-e");
  const unseen = await analyseAll(loadLabels("holdout-2026-11-22-e"));
  const today = scorecardOf(unseen, (number) => held.has(number));
  for (const figure of ["clausePrecision", "clauseRecall", "clauseF1", "evidenceHit", "exactRisk"] as const)
    expect(newest?.[figure] ?? 100).toBeLessThanOrEqual(today[figure]);
  // Confidence is how often verdicts were exactly right: its mean gap to that is at most a tenth.
  expect(today.calibrationError).toBeLessThanOrEqual(0.1);
}, 120_000);

test.each(loadLabels("compliant"))("nothing is raised in the compliant $id", async (label) => {
  const raised = (await analyseLabelled(label)).reported.filter(({ severity }) => severity !== "LOW");
  expect(raised.map(({ check, quote }) => [check, quote])).toEqual([]);
});

test("a report has at most three words for a word of its material, and its quotations are no lucky throws", () => {
  const { wordsMost, markedMedian } = scoreMatters(outcomes);
  expect(wordsMost).toBeLessThanOrEqual(3);
  expect(markedMedian).toBeLessThanOrEqual(0.2);
  expect(now.evidenceHit / 100).toBeGreaterThan(2 * scoreBeside(outcomes).evidenceByChance);
});

test("every quotation is in its material, and every case in the library", () => {
  for (const { label, reported, cases } of outcomes) {
    for (const { quote } of reported) if (quote !== null) expect(label.text).toContain(quote);
    for (const number of cases) expect(held).toContain(number);
  }
});
