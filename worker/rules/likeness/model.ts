import type { Severity } from "#schema/result.ts";
import { unpacked } from "#worker/lib/packed.ts";
import type { Facts } from "../facts/index.ts";
import type { Sentence } from "../facts/types.ts";
import { oncePer } from "../memo.ts";
import { firstFrom } from "../word-places.ts";
import { type Chances, chancesOf } from "./balance.ts";
import { pieceOf, sentencesOf } from "./features.ts";
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

/** How many labelled materials the model has learnt from. */
export const MATERIALS = stored.materials;
/** The requirement of each clause that was faulted most often, by the number of the clause. */
export const REQUIREMENT_OF = new Map(Object.entries(stored.requirements).map(([n, id]) => [Number(n), id]));
/** How grave reviewers found most faults of a clause, by its number. */
export const SEVERITY_OF = new Map(
  Object.entries(stored.severities).map(([n, severity]) => [Number(n), severity as Severity]),
);

interface Weights {
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
function weights() {
  loaded ??= { sentence: read(stored.sentence), piece: read(stored.piece) };
  return loaded;
}

/** How far one set of features is on the side of the faults, for every output: the rarer a feature, the more it weighs, and
 * the less the more of them are known. */
function marginsOf(weights: Weights, features: readonly number[]): Float64Array {
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

/** A sentence and how far it is on the side of the faults: those that reviewers quoted are beyond 0, mostly about 1. */
export interface Likely {
  sentence: Sentence;
  margin: number;
}

/** What the model says of one clause: of its likeliest sentences, the likeliest first, and of the piece. Margins. */
export interface Likeness {
  sentences: Likely[];
  piece: number;
  /** That the piece has any fault at all. */
  any: number;
  /** That it has a fault of high risk. */
  grave: number;
  /** How many sentences there were. */
  length: number;
}

const MOST_SENTENCES = 8;

/** The likeliest of the sentences, whose margins are given by their places; of two that are equal the one that stands first. */
export function likeliest(copy: readonly Sentence[], marginAt: (place: number) => number): Likely[] {
  const best: Likely[] = [];
  for (const [place, sentence] of copy.entries()) {
    const margin = marginAt(place);
    if (best.length === MOST_SENTENCES && margin <= (best.at(-1) as Likely).margin) continue;
    const at = best.findIndex((one) => one.margin < margin);
    best.splice(at === -1 ? best.length : at, 0, { sentence, margin });
    if (best.length > MOST_SENTENCES) best.pop();
  }
  return best;
}

/** The sentences of the copy in their order, and of each its margins for every clause that the model knows. Pure. */
export const marginsInCopy = oncePer((facts: Facts): { copy: Sentence[]; margins: Float64Array[] } => {
  const { sentence: bySentence } = weights();
  const copy: Sentence[] = [];
  const margins: Float64Array[] = [];
  for (const { sentence, features } of sentencesOf(facts)) {
    copy.push(sentence);
    margins.push(marginsOf(bySentence, features));
  }
  return { copy, margins };
});

/** The place of a clause among the margins of a sentence, or -1. */
export const columnOf = (clause: number): number =>
  weights().sentence.outputs.findIndex(({ name }) => Number(name) === clause);

/** What the model says of each clause that it knows. Pure: the same facts give the same figures. */
export const likenessOf = oncePer((facts: Facts): Map<number, Likeness> => {
  const { sentence: bySentence, piece: byPiece } = weights();
  const { copy, margins } = marginsInCopy(facts);
  const whole = marginsOf(byPiece, pieceOf(facts));
  const ofPiece = new Map(byPiece.outputs.map(({ name }, i) => [name, whole[i] ?? 0]));
  return new Map(
    bySentence.outputs.map(({ name }, i) => [
      Number(name),
      {
        sentences: likeliest(copy, (place) => margins[place]?.[i] ?? 0),
        piece: ofPiece.get(name) ?? 0,
        any: ofPiece.get("any") ?? 0,
        grave: ofPiece.get("grave") ?? 0,
        length: copy.length,
      },
    ]),
  );
});

/** How likely each clause is breached, and any, in a piece whose clauses in `found` a written rule has faulted. Pure. */
export const chancesIn = (facts: Facts, found: ReadonlySet<number>): Chances =>
  chancesOf(likenessOf(facts), found, stored.balance);
