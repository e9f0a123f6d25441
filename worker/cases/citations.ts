import { subjectOf } from "#worker/classifier/features.ts";
import { unpacked } from "#worker/lib/packed.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { firstFrom } from "#worker/text/language/word-places.ts";
import stored from "./citations.json" with { type: "json" };

/* Which rulings reviewers cited for pieces that read like this one: of each case the features that mark the labelled
 * materials for which it was cited, learnt by train-citations.ts. */

/** As it is stored: rows of packed numbers. */
export interface StoredCitations {
  /** The numbers of all features that any case is marked by, sorted; 32 bits each. */
  features: string;
  /** How rare each of them is, as a share of the rarest; a byte each. */
  rarity: string;
  cases: string[];
  /** How many features mark each case. */
  counts: number[];
  /** Their places among the features, case by case; 16 bits each. */
  places: string;
  /** And how strongly each marks the case; a byte each, of which 255 is the strongest of its case. */
  weights: string;
}

interface Citations {
  numbers: Uint32Array;
  rarity: Uint8Array;
  places: Uint16Array;
  weights: Uint8Array;
  /** Where the features of each case begin, and one past the last. */
  starts: number[];
}

/** Reads what is stored, whose text is then let go. */
function read(from: StoredCitations): Citations {
  const { features, rarity, places, weights, counts } = from;
  Object.assign(from, { features: "", rarity: "", places: "", weights: "" });
  const starts = [0];
  for (const count of counts) starts.push((starts.at(-1) ?? 0) + count);
  return {
    numbers: new Uint32Array(unpacked(features)),
    rarity: new Uint8Array(unpacked(rarity)),
    places: new Uint16Array(unpacked(places)),
    weights: new Uint8Array(unpacked(weights)),
    starts,
  };
}

let loaded: Citations | undefined;

/** How much a material is like those for which each case was cited, the most alike first. Figures are comparable within a
 * material only. Pure. */
export function citedForAlike(facts: Facts): { caseNumber: string; likeness: number }[] {
  loaded ??= read(stored);
  const { numbers, rarity, places, weights, starts } = loaded;
  const value = new Float64Array(numbers.length);
  for (const feature of subjectOf(facts)) {
    const place = firstFrom(numbers, feature);
    if (numbers[place] === feature) value[place] = rarity[place] as number;
  }
  const found = stored.cases.map((caseNumber, i) => {
    let sum = 0;
    let length = 0;
    for (let at = starts[i] as number; at < (starts[i + 1] as number); at++) {
      const weight = weights[at] as number;
      sum += weight * (value[places[at] as number] as number);
      length += weight * weight;
    }
    return { caseNumber, likeness: length === 0 ? 0 : sum / Math.sqrt(length) };
  });
  return found.filter(({ likeness }) => likeness > 0).sort((a, b) => b.likeness - a.likeness);
}
