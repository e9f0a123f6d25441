import { unpacked } from "#worker/lib/packed.ts";
import { firstFrom } from "#worker/text/language/word-places.ts";
import stored from "./weights.json" with { type: "json" };

/** Weights as they are stored: the numbers of the features, sorted, and for each of them a row with the weight, of one
 * byte, that it has for every output. Written by train.ts. */
export interface StoredWeights {
  /** Packed numbers of 32 bits. */
  features: string;
  /** How rare each of them is, as a share of the rarest; a byte each, packed. */
  rarity: string;
  outputs: { name: string; bias: number; scale: number }[];
  /** One signed byte for each feature and output, feature by feature, packed. */
  weights: string;
}

export interface Weights {
  /** The numbers of the features, sorted: they are found by halving, which needs less memory than a map. */
  numbers: Uint32Array;
  /** Where the numbers of each block begin, and after the last of them the end. */
  blocks: Uint32Array;
  rarity: Uint8Array;
  outputs: StoredWeights["outputs"];
  /** Those of the outputs, in their order. */
  biases: Float64Array;
  scales: Float64Array;
  /** Of each feature one weight for every output. */
  rows: Int8Array;
  /** Of each feature in which set it was last seen, by the number of the set. */
  seenIn: Uint32Array;
  /** How many sets of features have been judged. */
  sets: number;
}

/** The numbers of features (30 bits) are spread evenly, so that each of these blocks, told by the first ten bits, holds a few
 * dozen. */
const BLOCK_BITS = 20;
const BLOCKS = 2 ** 30 / 2 ** BLOCK_BITS;

/** Reads stored weights, whose text is then let go. */
function read(from: StoredWeights): Weights {
  const { features, rarity, outputs, weights } = from;
  Object.assign(from, { features: "", rarity: "", weights: "" });
  const numbers = new Uint32Array(unpacked(features));
  return {
    numbers,
    blocks: Uint32Array.from({ length: BLOCKS + 1 }, (_, block) => firstFrom(numbers, block * 2 ** BLOCK_BITS)),
    rarity: new Uint8Array(unpacked(rarity)),
    outputs,
    biases: Float64Array.from(outputs, ({ bias }) => bias),
    scales: Float64Array.from(outputs, ({ scale }) => scale),
    rows: new Int8Array(unpacked(weights)),
    seenIn: new Uint32Array(numbers.length),
    sets: 0,
  };
}

/** The place of a feature among the known ones, or -1. */
function placeIn(numbers: Uint32Array, blocks: Uint32Array, feature: number): number {
  const block = feature >>> BLOCK_BITS;
  let low = blocks[block] as number;
  let high = blocks[block + 1] as number;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) < feature) low = middle + 1;
    else high = middle;
  }
  return numbers[low] === feature ? low : -1;
}

let loaded: { sentence: Weights; piece: Weights } | undefined;

/** The weights, read when the first material is judged. */
export function weights(): { sentence: Weights; piece: Weights } {
  loaded ??= { sentence: read(stored.sentence), piece: read(stored.piece) };
  return loaded;
}

/** How far one set of features is on the side of the faults, for every output: the rarer a feature, the more it weighs, and
 * the less the more of them are known. One that stands twice counts once. */
export function marginsOf(weights: Weights, features: readonly number[]): Float64Array {
  const { numbers, blocks, rarity, biases, scales, rows, seenIn } = weights;
  weights.sets = (weights.sets + 1) >>> 0;
  const { length } = biases;
  const sums = new Int32Array(length);
  let squares = 0;
  for (let f = 0; f < features.length; f++) {
    const place = placeIn(numbers, blocks, features[f] as number);
    if (place === -1 || seenIn[place] === weights.sets) continue;
    seenIn[place] = weights.sets;
    const rare = rarity[place] as number;
    squares += rare * rare;
    for (let i = 0, at = place * length; i < length; i++, at++) sums[i] = (sums[i] as number) + (rows[at] as number);
  }
  const share = 1 / Math.sqrt(Math.max(1, squares));
  const margins = new Float64Array(length);
  for (let i = 0; i < length; i++)
    margins[i] = (biases[i] as number) + (sums[i] as number) * (scales[i] as number) * share;
  return margins;
}

/** Whether a feature was met often enough in what was learnt from. */
export const isKnown = ({ numbers, blocks }: Weights, feature: number): boolean =>
  placeIn(numbers, blocks, feature) !== -1;
