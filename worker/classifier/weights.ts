import { type LinearModel, linearModel, marginsAt } from "#worker/lib/linear-model.ts";
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

export interface Weights extends LinearModel {
  /** The numbers of the features, sorted: they are found by halving, which needs less memory than a map. */
  numbers: Uint32Array;
  /** Where the numbers of each block begin, and after the last of them the end. */
  blocks: Uint32Array;
  outputs: StoredWeights["outputs"];
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
  const [biases, scales] = [outputs.map(({ bias }) => bias), outputs.map(({ scale }) => scale)];
  return {
    ...linearModel({ rarity, rows: weights, biases, scales }),
    numbers,
    blocks: Uint32Array.from({ length: BLOCKS + 1 }, (_, block) => firstFrom(numbers, block * 2 ** BLOCK_BITS)),
    outputs,
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

/** How far one set of features is on the side of the faults, for every output. */
export function marginsOf(weights: Weights, features: readonly number[]): Float64Array {
  const { numbers, blocks } = weights;
  const places: number[] = [];
  for (let f = 0; f < features.length; f++) {
    const place = placeIn(numbers, blocks, features[f] as number);
    if (place !== -1) places.push(place);
  }
  return marginsAt(weights, places);
}

/** Whether a feature was met often enough in what was learnt from. */
export const isKnown = ({ numbers, blocks }: Weights, feature: number): boolean =>
  placeIn(numbers, blocks, feature) !== -1;
