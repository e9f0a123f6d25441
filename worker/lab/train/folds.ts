import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Balance } from "#worker/classifier/calibration.ts";
import weights from "#worker/classifier/weights.json" with { type: "json" };
import type { Material } from "./labelled.ts";
import { type Examples, learnModel } from "./regressions.ts";
import { clausesIn, weightsOf } from "./stored-weights.ts";
import { TRAINED_NAMES } from "./training-sets.ts";
import { unmetFile } from "./unmet-file.ts";

/* Models that have not met a set, for thresholds and for honest figures on sets that the shipped model has learnt from. The few
 * figures of the balance stay those of the shipped one: they were learnt where models were new to the sets already. */

/** Sets that were the unseen measure of their day; those of one group are left out together. */
const MEASURES = TRAINED_NAMES.filter((name) => name.startsWith("holdout-"));
const FOLDS = 4;

/** Learns a model for each fold and writes its weights for each of the fold's sets. Yields a line for each. */
export function* writeFolds(materials: Material[], examples: Examples): Generator<string> {
  const foldOf = (set: string) => MEASURES.indexOf(set) % FOLDS;
  for (let fold = 0; fold < FOLDS; fold++) {
    const left = MEASURES.filter((set) => foldOf(set) === fold);
    const others = materials.filter(({ set }) => !left.includes(set));
    const model = learnModel(others, examples, clausesIn(others));
    const text = weightsOf(others, model, weights.balance as Balance);
    for (const set of left) {
      mkdirSync(dirname(unmetFile(set)), { recursive: true });
      writeFileSync(unmetFile(set), text);
    }
    yield `without ${left.join(", ")}: ${others.length} materials`;
  }
}
