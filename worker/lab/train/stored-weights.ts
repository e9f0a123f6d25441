import type { Calibration } from "#worker/classifier/calibration.ts";
import type { StoredWeights } from "#worker/classifier/weights.ts";
import { rarityBytes, weightBytes } from "#worker/lib/linear-model.ts";
import { packed } from "#worker/lib/packed.ts";
import { REQUIREMENTS } from "#worker/rules/book/knowledge.ts";
import { CLAUSES } from "#worker/rules/index.ts";
import { isFaulty, type Material } from "./labelled.ts";
import type { Fitted } from "./learn.ts";
import type { Known, Model } from "./regressions.ts";
import { trainingDigest } from "./training-sets.ts";

/* What a model has learnt, as weights.json holds it. */

/** Clauses with fewer faulty materials than this are left to the written rules. */
const FEWEST_MATERIALS = 35;

/** The clauses that a model can learn from these materials. */
export const clausesIn = (materials: Material[]): number[] =>
  CLAUSES.map(({ number }) => number).filter((clause) => materials.filter(isFaulty(clause)).length >= FEWEST_MATERIALS);

/** Of the features those that weigh most in some output are kept: the others change next to nothing, and take memory. Each is found by its
 * number and can be left out; the places of train-kinds.ts cannot, since any feature may fall on them. */
const SHARE_KEPT = 0.8;

/** The places of the features to keep, given the bytes of each for all outputs. */
function kept(bytes: Int8Array, outputs: number, size: number): number[] {
  const most = Array.from({ length: size }, (_, place) =>
    Math.max(...bytes.subarray(place * outputs, (place + 1) * outputs).map(Math.abs)),
  );
  const least = [...most].sort((a, b) => b - a)[Math.floor(size * SHARE_KEPT) - 1] ?? 0;
  return [...most.keys()].filter((place) => (most[place] as number) >= least);
}

function stored(known: Known, fitted: Map<string, Fitted>): StoredWeights {
  const rarity = rarityBytes(Array.from(known.values(), (feature) => feature.rarity));
  const learnt = [...fitted.values()].map(({ weights }) => weights);
  const { rows, scales } = weightBytes(learnt, rarity);
  const { length } = learnt;
  const places = kept(rows, length, known.size);
  const numbers = [...known.keys()];
  return {
    features: packed(Uint32Array.from(places, (place) => numbers[place] as number)),
    rarity: packed(Uint8Array.from(places, (place) => rarity[place] as number)),
    outputs: [...fitted].map(([name, { bias }], i) => ({ name, bias, scale: scales[i] as number })),
    weights: packed(
      Int8Array.from(places.flatMap((place) => [...rows.subarray(place * length, (place + 1) * length)])),
    ),
  };
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

/** The text of weights.json for a model that has learnt from these materials. */
export function weightsOf(materials: Material[], model: Model, calibration: Calibration): string {
  const clauses = clausesIn(materials);
  const weights = {
    trainedOn: trainingDigest(),
    materials: materials.length,
    requirements: requirements(materials, clauses),
    calibration,
    sentence: stored(model.known.sentence, model.sentence),
    piece: stored(model.known.piece, model.piece),
  };
  return `${JSON.stringify(weights, null, 1)}\n`;
}
