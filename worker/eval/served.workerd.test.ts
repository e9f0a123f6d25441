import { expect, test } from "vitest";
import { analyseInProcess, textFile } from "#worker/analysis/in-process.ts";
import { projectFile } from "#worker/reading/test-tools.ts";
import { call } from "#worker/test/api.ts";
import { outcomeOf } from "./analyse.ts";
import labels from "./expect.json" with { type: "json" };
import { fieldsOf } from "./load.ts";
import { type Labelled, score } from "./metrics.ts";
import { type Piece, servedOutcomes } from "./served.ts";

/** Every second one of the development set. */
const pieces = await Promise.all(
  (labels as Labelled[])
    .filter((_, i) => i % 2 === 0)
    .map(async (label): Promise<Piece> => {
      const bytes = await projectFile(`worker/eval/${label.file}`);
      return { label, text: new TextDecoder().decode(bytes) };
    }),
);

test("60 materials sent through the public API, each in its own object, get what the same stages find in process", async () => {
  expect(pieces).toHaveLength(60);
  const served = await servedOutcomes(pieces, call);
  for (const [i, { label, text }] of pieces.entries()) {
    const { result } = await analyseInProcess(textFile(text), { ...fieldsOf(label), reviewers: "rules" });
    expect(served[i]).toEqual(outcomeOf(label, text, result));
  }
  const { materials, f1 } = score(served, () => true);
  expect([materials, f1 > 0.9]).toEqual([60, true]);
}, 120_000);
