/** Learns from the labelled sets which words are names of medicines, and writes names.json: part of npm run train. The brands
 * that rules know, most of them by their non-proprietary names, teach what others look like. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { namesIn, PLACES } from "#worker/classifier/names/name-features.ts";
import type { Labelled } from "#worker/lab/evaluate/metrics.ts";
import { fieldsOf, type LabelledSet } from "#worker/lab/sets.ts";
import { packed } from "#worker/lib/packed.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { smallWords } from "#worker/rules/facts/product-names.ts";
import { materialFromText } from "#worker/test/material.ts";
import { type Fitted, learn, type Row } from "./learn.ts";
import { TRAINED_ON } from "./training-sets.ts";

const OPTIONS = { cost: 3, rounds: 40 };

const vectorOf = (places: Int32Array) => ({
  places,
  values: new Float32Array(places.length).fill(1 / Math.sqrt(places.length)),
});

const firstWord = (name: string) => (name.split(/[ -]/)[0] ?? "").toLowerCase();

/** The names of a material: those of its own medicines that rules know, those that are something else, and those of a piece in
 * which no rule knows a medicine. Of competitors and classes it is not sure: they teach nothing. */
function readNames(label: Labelled): { known: Row[]; unknown: Row[] } {
  const { view, products, companies } = gatherFacts(materialFromText(label.text), fieldsOf(label));
  const byRule = products.filter(({ isLearnt }) => !isLearnt);
  const own = byRule.filter(({ brand, generic, role }) => brand && (generic || (role === "own" && !/\d/.test(brand))));
  const medicines = new Set(own.map(({ brand }) => firstWord(brand ?? "")));
  const ofCompanies = new Set(companies.flatMap(({ name }) => name.toLowerCase().split(/[ -]/)));
  const unsure = new Set(byRule.flatMap(({ name }) => name.toLowerCase().split(/[ -]/)));
  const rows = [...namesIn(view.text, smallWords(view.text))].flatMap(([name, places]) => {
    const [word, isPositive] = [name.toLowerCase(), medicines.has(name.toLowerCase())];
    if (!isPositive && !ofCompanies.has(word) && unsure.has(word)) return [];
    return [{ word, row: { vector: vectorOf(places), isPositive, weight: 1 } }];
  });
  const isKnown = ({ word }: (typeof rows)[number]) => byRule.length > 0 || ofCompanies.has(word);
  const [known = [], unknown = []] = [rows.filter(isKnown), rows.filter((one) => !isKnown(one))];
  return { known: known.map(({ row }) => row), unknown: unknown.map(({ row }) => row) };
}

/** Learns from the names of these sets, and then once more with those words that are no medicine by what was learnt first: pieces
 * in which no rule knows a medicine speak otherwise than promotion does. */
function learnNames(sets: readonly LabelledSet[]): Fitted {
  const read = sets.flatMap((set) => set.pieces.map(readNames));
  const known = read.flatMap((one) => one.known);
  const first = learn(known, PLACES, OPTIONS);
  const isNone = ({ vector: { places, values } }: Row) =>
    places.reduce((sum, place, i) => sum + (first.weights[place] ?? 0) * (values[i] ?? 0), first.bias) < 0;
  return learn([...known, ...read.flatMap((one) => one.unknown.filter(isNone))], PLACES, OPTIONS);
}

/** Writes what all sets teach; what was done, in words. */
export function writeNames(): string {
  const { bias, weights } = learnNames(TRAINED_ON);
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const stored = { bias, scale, weights: packed(Int8Array.from(weights, (weight) => Math.round(weight / scale))) };
  writeFileSync(join(import.meta.dirname, "../../classifier/names/names.json"), `${JSON.stringify(stored, null, 1)}\n`);
  return `names of medicines: ${PLACES} places`;
}
