/** Trains the likeness model on the labelled sets and writes weights.json, and with it what reviewers cite: npm run train.
 * Ten to fifteen minutes. With `-- --folds` it instead writes, for each set that was once the unseen measure, the weights of a
 * model that has not met it: what `npm run eval -- --set NAME --unmet` measures with. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { writeFolds } from "./folds.ts";
import { readExamples, readLabelled } from "./labelled.ts";
import { learnModel } from "./regressions.ts";
import { clausesIn, weightsOf } from "./stored-weights.ts";
import { learnBalance } from "./train-balance.ts";
import { writeNames } from "./train-names.ts";
import { writePrecedentWeights } from "./train-precedents.ts";
import { TRAINED_ON } from "./training-sets.ts";

const materials = TRAINED_ON.flatMap(({ card, pieces }) => pieces.map((piece) => readLabelled(card.name, piece)));
const examples = readExamples();

function writeWeights(): string {
  const clauses = clausesIn(materials);
  const model = learnModel(materials, examples, clauses);
  const after = weightsOf(materials, model, learnBalance(materials, examples, clauses));
  const file = resolve(import.meta.dirname, "../../classifier/weights.json");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, after);
  const digest = createHash("sha256").update(after).digest("hex").slice(0, 12);
  return (
    `${materials.length} materials, clauses ${clauses.join(", ")}; ${model.known.sentence.size} features of sentences and ` +
    `${model.known.piece.size} of pieces, ${Math.round(after.length / 1024)} kB, ${digest}${after === before ? ", as before" : ""}`
  );
}

if (process.argv.includes("--folds")) for (const line of writeFolds(materials, examples)) console.log(line);
else {
  console.log(writePrecedentWeights());
  console.log(writeNames());
  console.log(writeWeights());
}
