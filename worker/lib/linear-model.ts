import { unpacked } from "./packed.ts";

/* A linear model over features that each have a place, as it is shipped: how rare each feature is and what it weighs, a byte each. What
 * tells the kinds of documents (document/learnt.ts) and what tells faults (classifier/weights.ts) are such models. How a feature finds its
 * place is their own: the former cuts it from the number of the feature, the latter looks the number up among those that it knows. */

/** The figures of a model as they are packed for JSON. */
export interface PackedModel {
  /** Of each place how rare its feature is, as a share of the rarest; 0 where there is none that counts. */
  rarity: string;
  /** Of each place a signed byte for every output, place by place. */
  rows: string;
  biases: readonly number[];
  scales: readonly number[];
}

export interface LinearModel {
  rarity: Uint8Array;
  rows: Int8Array;
  /** Those of the outputs, in their order. */
  biases: Float64Array;
  scales: Float64Array;
  /** Of each place in which set of features it was last seen, by the number of the set. */
  seenIn: Uint32Array;
  /** How many sets of features have been judged. */
  sets: number;
}

export function linearModel({ rarity, rows, biases, scales }: PackedModel): LinearModel {
  const rare = new Uint8Array(unpacked(rarity));
  return {
    rarity: rare,
    rows: new Int8Array(unpacked(rows)),
    biases: Float64Array.from(biases),
    scales: Float64Array.from(scales),
    seenIn: new Uint32Array(rare.length),
    sets: 0,
  };
}

/** What the outputs from one to another say of the places of a set of features: the rarer a feature, the more it weighs, and the less the
 * more of them are known. One that stands twice counts once. */
export function marginsAt(
  model: LinearModel,
  places: readonly number[],
  first = 0,
  last = model.biases.length - 1,
): Float64Array {
  const { rarity, rows, biases, scales, seenIn } = model;
  model.sets = (model.sets + 1) >>> 0;
  const outputs = biases.length;
  const length = last - first + 1;
  const sums = new Int32Array(length);
  let squares = 0;
  for (let p = 0; p < places.length; p++) {
    const place = places[p] as number;
    const rare = rarity[place] as number;
    if (rare === 0 || seenIn[place] === model.sets) continue;
    seenIn[place] = model.sets;
    squares += rare * rare;
    for (let i = 0, at = place * outputs + first; i < length; i++, at++)
      sums[i] = (sums[i] as number) + (rows[at] as number);
  }
  const share = 1 / Math.sqrt(Math.max(1, squares));
  const margins = new Float64Array(length);
  for (let i = 0; i < length; i++)
    margins[i] = (biases[first + i] as number) + (sums[i] as number) * (scales[first + i] as number) * share;
  return margins;
}

/** How rare features are, a byte each. */
export function rarityBytes(rarities: readonly number[]): Uint8Array {
  const rarest = Math.max(...rarities);
  return Uint8Array.from(rarities, (rarity) => Math.round((255 * rarity) / rarest));
}

/** What was learnt of each place for each output, a byte each, and what the bytes of each output are to be multiplied by. The weights were
 * learnt from vectors in which a feature stands as often as it is rare; of those that are judged only their places are known. */
export function weightBytes(
  learnt: readonly Float64Array[],
  rarity: Uint8Array,
): { rows: Int8Array; scales: number[] } {
  const whole = learnt.map((weights) => weights.map((weight, place) => weight * (rarity[place] as number)));
  const scales = whole.map((row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1);
  const rows = Int8Array.from({ length: rarity.length * learnt.length }, (_, at) => {
    const output = at % learnt.length;
    const weight = whole[output]?.[Math.floor(at / learnt.length)] as number;
    return Math.round(weight / (scales[output] as number));
  });
  return { rows, scales };
}
