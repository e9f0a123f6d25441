/** Trains the classifier on the labelled sets and writes weights.json, and with it what reviewers cite: npm run train.
 * Ten to fifteen minutes. With `-- --folds` it instead writes, for each set that was once the unseen measure, the weights of a
 * model that has not met it: what `npm run eval -- --set NAME --unmet` measures with. What tells the kinds of documents is learnt apart:
 * `-- --kinds <folder of real documents>`. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Calibration } from "#worker/classifier/calibration.ts";
import weights from "#worker/classifier/weights.json" with { type: "json" };
import { unmetFile } from "../sets.ts";
import { type Material, readExamples, readLabelled } from "./labelled.ts";
import { type Examples, learnModel } from "./regressions.ts";
import { clausesIn, weightsOf } from "./stored-weights.ts";
import { learnCalibration } from "./train-calibration.ts";
import { writeKinds } from "./train-kinds.ts";
import { writeNames } from "./train-names.ts";
import { writePrecedentWeights } from "./train-precedents.ts";
import { TRAINED_NAMES, TRAINED_ON } from "./training-sets.ts";

/* Models that have not met a set, for thresholds and for honest figures on sets that the shipped model has learnt from. The few
 * figures of the calibration stay those of the shipped one: they were learnt where models were new to the sets already. */

/** Sets that were the unseen measure of their day; those of one group are left out together. */
const MEASURES = TRAINED_NAMES.filter((name) => name.startsWith("holdout-"));
const FOLDS = 4;

/** Learns a model for each fold and writes its weights for each of the fold's sets. Yields a line for each. */
function* writeFolds(materials: Material[], examples: Examples): Generator<string> {
  const foldOf = (set: string) => MEASURES.indexOf(set) % FOLDS;
  for (let fold = 0; fold < FOLDS; fold++) {
    const left = MEASURES.filter((set) => foldOf(set) === fold);
    const others = materials.filter(({ set }) => !left.includes(set));
    const model = learnModel(others, examples, clausesIn(others));
    const text = weightsOf(others, model, weights.calibration as Calibration);
    for (const set of left) {
      mkdirSync(dirname(unmetFile(set)), { recursive: true });
      writeFileSync(unmetFile(set), text);
    }
    yield `without ${left.join(", ")}: ${others.length} materials`;
  }
}

const readMaterials = () =>
  TRAINED_ON.flatMap(({ card, pieces }) => pieces.map((piece) => readLabelled(card.name, piece)));

function writeWeights(): string {
  const [materials, examples] = [readMaterials(), readExamples()];
  const clauses = clausesIn(materials);
  const model = learnModel(materials, examples, clauses);
  const after = weightsOf(materials, model, learnCalibration(materials, examples, clauses));
  const file = resolve(import.meta.dirname, "../../classifier/weights.json");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, after);
  const digest = createHash("sha256").update(after).digest("hex").slice(0, 12);
  return (
    `${materials.length} materials, clauses ${clauses.join(", ")}; ${model.known.sentence.size} features of sentences and ` +
    `${model.known.piece.size} of pieces, ${Math.round(after.length / 1024)} kB, ${digest}${after === before ? ", as before" : ""}`
  );
}

const ofKinds = process.argv.indexOf("--kinds");
const isInFolds = process.argv.includes("--folds");
if (ofKinds !== -1) for (const line of await writeKinds(process.argv[ofKinds + 1] ?? "", isInFolds)) console.log(line);
else if (isInFolds) for (const line of writeFolds(readMaterials(), readExamples())) console.log(line);
else {
  console.log(writePrecedentWeights());
  console.log(writeNames());
  console.log(writeWeights());
}
