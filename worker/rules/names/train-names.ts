/** Learns from the labelled sets which words are names of medicines, and writes names.json: part of npm run train. The brands
 * that stand with their non-proprietary names are sure, and teach what others look like. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fieldsOf, loadLabels, loadText, type SetName } from "#worker/eval/load.ts";
import { packed } from "#worker/lib/packed.ts";
import { materialFromText } from "#worker/test/material.ts";
import { gatherFacts } from "../facts/index.ts";
import { smallWords } from "../facts/product-names.ts";
import { learn, type Row } from "../likeness/learn.ts";
import { TRAINED_ON } from "../likeness/training-sets.ts";
import { namesIn, PLACES } from "./name-features.ts";

const OPTIONS = { cost: 3, rounds: 40 };

export const vectorOf = (places: Int32Array) => ({
  places,
  values: new Float32Array(places.length).fill(1 / Math.sqrt(places.length)),
});

const firstWord = (name: string) => (name.split(/[ -]/)[0] ?? "").toLowerCase();

/** The names of a set's materials: medicines, and what is sure to be none. Those of which it is not sure teach nothing. */
export function readNames(set: SetName): { id: string; rows: (Row & { name: string })[] }[] {
  return loadLabels(set).map((label) => {
    const { view, products, companies } = gatherFacts(materialFromText(loadText(label)), fieldsOf(label));
    const sure = new Set(products.flatMap(({ brand, generic }) => (brand && generic ? [firstWord(brand)] : [])));
    const unsure = new Set([...products, ...companies].flatMap(({ name }) => name.toLowerCase().split(/[ -]/)));
    const rows = [...namesIn(view.text, smallWords(view.text))].flatMap(([name, places]) => {
      const isPositive = sure.has(name.toLowerCase());
      if (products.length === 0 || (!isPositive && unsure.has(name.toLowerCase()))) return [];
      return [{ name, vector: vectorOf(places), isPositive, weight: 1 }];
    });
    return { id: label.id, rows };
  });
}

/** Learns from the names of these sets. */
export function learnNames(sets: readonly SetName[]) {
  return learn(
    sets.flatMap((set) => readNames(set).flatMap(({ rows }) => rows)),
    PLACES,
    OPTIONS,
  );
}

/** Writes what all sets teach; what was done, in words. */
export function writeNames(): string {
  const { bias, weights } = learnNames(TRAINED_ON);
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const stored = { bias, scale, weights: packed(Int8Array.from(weights, (weight) => Math.round(weight / scale))) };
  writeFileSync(join(import.meta.dirname, "names.json"), `${JSON.stringify(stored, null, 1)}\n`);
  return `names of medicines: ${PLACES} places`;
}
