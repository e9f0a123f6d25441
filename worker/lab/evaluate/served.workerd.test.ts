import { expect, test } from "vitest";
import { analyseInProcess, textFile } from "#worker/analysis/in-process.ts";
import { fieldsOf, parseSet } from "#worker/lab/sets.ts";
import { projectFile } from "#worker/reading/test-tools.ts";
import { call } from "#worker/test/api.ts";
import { outcomeOf } from "./analyse.ts";
import { score } from "./metrics.ts";
import { servedOutcomes } from "./served.ts";

const development = parseSet(new TextDecoder().decode(await projectFile("worker/lab/sets/development.jsonl")));
/** Every fifth piece of the set. */
const labels = development.pieces.filter((_, i) => i % 5 === 0);

test("24 materials sent through the public API, each in its own object, get what the same stages find in process", async () => {
  expect(labels).toHaveLength(24);
  const served = await servedOutcomes(labels, call);
  for (const [i, label] of labels.entries()) {
    const { result } = await analyseInProcess(textFile(label.text), { ...fieldsOf(label), reviewers: "rules" });
    expect(served[i]).toEqual(outcomeOf(label, result));
  }
  const { materials, f1 } = score(served, () => true);
  expect([materials, f1 > 0.9]).toEqual([24, true]);
}, 120_000);
