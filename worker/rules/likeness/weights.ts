import { unpacked } from "#worker/lib/packed.ts";
import { firstFrom } from "../word-places.ts";
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
  /** Of each feature one weight for every output. */
  rows: Int8Array;
}

/** The numbers of features (30 bits) are spread evenly, so that each of these blocks holds a few dozen. */
const BLOCKS = 1024;
const BLOCK = 2 ** 30 / BLOCKS;

/** Reads stored weights, whose text is then let go. */
function read(from: StoredWeights): Weights {
  const { features, rarity, outputs, weights } = from;
  Object.assign(from, { features: "", rarity: "", weights: "" });
  const numbers = new Uint32Array(unpacked(features));
  return {
    numbers,
    blocks: Uint32Array.from({ length: BLOCKS + 1 }, (_, block) => firstFrom(numbers, block * BLOCK)),
    rarity: new Uint8Array(unpacked(rarity)),
    outputs,
    rows: new Int8Array(unpacked(weights)),
  };
}

/** The place of a feature among the known ones, or -1. */
function placeIn({ numbers, blocks }: Weights, feature: number): number {
  const block = Math.floor(feature / BLOCK);
  const place = firstFrom(numbers, feature, blocks[block], blocks[block + 1]);
  return numbers[place] === feature ? place : -1;
}

let loaded: { sentence: Weights; piece: Weights } | undefined;

/** The weights, read when the first material is judged. */
export function weights(): { sentence: Weights; piece: Weights } {
  loaded ??= { sentence: read(stored.sentence), piece: read(stored.piece) };
  return loaded;
}

/** How far one set of features is on the side of the faults, for every output: the rarer a feature, the more it weighs, and
 * the less the more of them are known. */
export function marginsOf(weights: Weights, features: readonly number[]): Float64Array {
  const { rarity, outputs, rows } = weights;
  const sums = new Float64Array(outputs.length);
  let squares = 0;
  for (const feature of features) {
    const place = placeIn(weights, feature);
    if (place === -1) continue;
    squares += (rarity[place] as number) ** 2;
    for (let i = 0, at = place * sums.length; i < sums.length; i++, at++)
      sums[i] = (sums[i] as number) + (rows[at] as number);
  }
  const share = 1 / Math.sqrt(Math.max(1, squares));
  for (const [i, { bias, scale }] of outputs.entries()) sums[i] = bias + (sums[i] as number) * scale * share;
  return sums;
}
