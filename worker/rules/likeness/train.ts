/** Trains the likeness model on the labelled sets and writes weights.json, and with it what reviewers cite: npm run train.
 * About four minutes. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeCitations } from "#worker/cases/train-citations.ts";
import { firstFindings, loadLabels } from "#worker/eval/load.ts";
import { packed } from "#worker/lib/packed.ts";
import { CLAUSES } from "../index.ts";
import { REQUIREMENTS } from "../knowledge.ts";
import { isFaulty, type Material, readExamples, readLabelled } from "./labelled.ts";
import { type Fitted, learnDense } from "./learn.ts";
import { type Balance, partsOf, type StoredWeights } from "./model.ts";
import { type Examples, learnModel, likenessBy } from "./regressions.ts";
import { TRAINED_ON, trainingDigest } from "./training-sets.ts";

/** Clauses with fewer faulty materials than this are left to the written rules. */
const FEWEST_MATERIALS = 20;
const BALANCE_PULL = 3;

/** How much the model and the written rules are worth beside each other, learnt where both were new to the materials. */
function balance(materials: Material[], examples: Examples, clauses: number[]): Balance {
  const first = firstFindings();
  const seenFirst = materials.filter(({ id }) => first[id] !== undefined);
  const rows = [...Map.groupBy(seenFirst, ({ set }) => set)].flatMap(([set, unseen]) => {
    const model = learnModel(
      materials.filter((m) => m.set !== set),
      examples,
      clauses,
    );
    return unseen.flatMap((material) =>
      clauses.flatMap((clause) => {
        const isPositive = isFaulty(clause)(material);
        if (!isPositive && material.open.has(clause)) return [];
        const found = first[material.id]?.includes(clause) === true;
        return [{ parts: partsOf(likenessBy(model, material, clause), found), isPositive }];
      }),
    );
  });
  const size = rows[0]?.parts.length ?? 0;
  const means = Array.from({ length: size }, (_, i) =>
    i === 0 ? 0 : rows.reduce((sum, { parts }) => sum + (parts[i] ?? 0), 0) / rows.length,
  );
  const deviations = means.map((mean, i) =>
    i === 0 ? 1 : Math.sqrt(rows.reduce((sum, { parts }) => sum + ((parts[i] ?? 0) - mean) ** 2, 0) / rows.length),
  );
  const even = rows.map(({ parts, isPositive }) => ({
    parts: parts.map((part, i) => (part - (means[i] ?? 0)) / (deviations[i] ?? 1)),
    isPositive,
  }));
  return { weights: learnDense(even, BALANCE_PULL), means, deviations };
}

function stored(places: Map<number, number>, fitted: Map<string, Fitted>): StoredWeights {
  const outputs = [...fitted].map(([name, { bias, weights }]) => ({
    name,
    bias,
    scale: weights.reduce((most, w) => Math.max(most, Math.abs(w)), 0) / 127,
    weights,
  }));
  const bytes = Int8Array.from({ length: places.size * outputs.length }, (_, at) => {
    const { weights, scale } = outputs[at % outputs.length] as (typeof outputs)[number];
    return Math.round((weights[Math.floor(at / outputs.length)] as number) / scale);
  });
  return {
    features: packed(Uint32Array.from(places.keys())),
    outputs: outputs.map(({ name, bias, scale }) => ({ name, bias, scale })),
    weights: packed(bytes),
  };
}

/** How grave reviewers found most faults of each clause. */
function severities(materials: Material[], clauses: number[]): Record<string, "HIGH" | "MEDIUM"> {
  return Object.fromEntries(
    clauses.map((clause) => {
      const faults = materials.flatMap((m) => m.findings.filter((f) => f.clause === clause));
      const high = faults.filter(({ severity }) => severity === "HIGH").length;
      return [clause, high * 2 > faults.length ? "HIGH" : "MEDIUM"];
    }),
  );
}

/** The requirement behind most faults of each clause. */
function requirements(materials: Material[], clauses: number[]): Record<string, string> {
  const all = [...REQUIREMENTS.values()];
  return Object.fromEntries(
    clauses.map((clause) => {
      const known = all.filter((r) => r.clause === clause);
      const subs = materials.flatMap((m) => m.findings.flatMap((f) => (f.clause === clause ? [f.sub] : [])));
      const most = [...Map.groupBy(subs, (sub) => sub)].sort((a, b) => b[1].length - a[1].length);
      const found = most.flatMap(([sub]) => known.find((r) => r.subclause === sub) ?? []);
      return [clause, (found[0] ?? known[0])?.id ?? ""];
    }),
  );
}

const materials = TRAINED_ON.flatMap((set) => loadLabels(set).map((label) => readLabelled(set, label)));
const examples = readExamples();
const clauses = CLAUSES.map(({ number }) => number).filter(
  (clause) => materials.filter(isFaulty(clause)).length >= FEWEST_MATERIALS,
);
const model = learnModel(materials, examples, clauses);
const weights = {
  trainedOn: trainingDigest(),
  materials: materials.length,
  severities: severities(materials, clauses),
  requirements: requirements(materials, clauses),
  balance: balance(materials, examples, clauses),
  sentence: stored(model.sentencePlaces, model.sentence),
  piece: stored(model.piecePlaces, model.piece),
};
console.log(writeCitations());
const file = join(import.meta.dirname, "weights.json");
const before = readFileSync(file, "utf8");
const after = `${JSON.stringify(weights, null, 1)}\n`;
writeFileSync(file, after);
const digest = createHash("sha256").update(after).digest("hex").slice(0, 12);
console.log(
  `${materials.length} materials, clauses ${clauses.join(", ")}; ${model.sentencePlaces.size} features of sentences and ` +
    `${model.piecePlaces.size} of pieces, ${Math.round(after.length / 1024)} kB, ${digest}${after === before ? ", as before" : ""}`,
);
