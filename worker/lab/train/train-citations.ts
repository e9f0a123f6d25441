/** Learns from the labelled sets which rulings reviewers cite for which materials, and writes citations.json: part of
 * npm run train. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredCitations } from "#worker/cases/citations.ts";
import { LIBRARY } from "#worker/cases/library.ts";
import { subjectOf } from "#worker/classifier/features.ts";
import { fieldsOf } from "#worker/lab/sets.ts";
import { packed } from "#worker/lib/packed.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { TRAINED_ON } from "./training-sets.ts";

const FEWEST_WITH_FEATURE = 2;
/** Of a case the features are kept that mark it most. */
const MOST_FEATURES = 250;

const NUMBERS = new Map(LIBRARY.flatMap((c) => [c.caseNumber, ...c.alsoCaseNumbers].map((n) => [n, c.caseNumber])));

const materials = TRAINED_ON.flatMap(({ pieces }) => pieces).map((label) => ({
  features: subjectOf(gatherFacts(materialFromText(label.text), fieldsOf(label))),
  cases: [...new Set(label.precedents.flatMap((number) => NUMBERS.get(number) ?? []))],
}));

const held = new Map<number, number>();
for (const { features } of materials) for (const feature of features) held.set(feature, (held.get(feature) ?? 0) + 1);
const rarityOf = (feature: number) => {
  const count = held.get(feature) ?? 0;
  return count < FEWEST_WITH_FEATURE ? 0 : Math.log(materials.length / count);
};

/** What marks the materials for which a case was cited: each counts alike, whatever its length. */
function profileOf(caseNumber: string): [feature: number, weight: number][] {
  const profile = new Map<number, number>();
  for (const { features, cases } of materials) {
    if (!cases.includes(caseNumber)) continue;
    const length = Math.sqrt(features.reduce((sum, feature) => sum + rarityOf(feature) ** 2, 0));
    for (const feature of features)
      profile.set(feature, (profile.get(feature) ?? 0) + rarityOf(feature) / Math.max(1, length));
  }
  return [...profile].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_FEATURES);
}

function stored(): StoredCitations {
  const cases = [...new Set(materials.flatMap((m) => m.cases))].sort();
  const profiles = cases.map(profileOf);
  const numbers = [...new Set(profiles.flatMap((profile) => profile.map(([feature]) => feature)))].sort(
    (a, b) => a - b,
  );
  const placeOf = new Map(numbers.map((feature, place) => [feature, place]));
  const rarest = Math.max(...numbers.map(rarityOf));
  const flat = profiles.flat();
  const strengths = profiles.flatMap((profile) => profile.map(([, weight]) => (255 * weight) / (profile[0]?.[1] ?? 1)));
  return {
    features: packed(Uint32Array.from(numbers)),
    rarity: packed(Uint8Array.from(numbers, (feature) => Math.round((255 * rarityOf(feature)) / rarest))),
    cases,
    counts: profiles.map(({ length }) => length),
    places: packed(Uint16Array.from(flat, ([feature]) => placeOf.get(feature) ?? 0)),
    weights: packed(Uint8Array.from(strengths, Math.round)),
  };
}

/** Writes what was learnt; says how much it is. */
export function writeCitations(): string {
  const learnt = stored();
  const text = `${JSON.stringify(learnt, null, 1)}\n`;
  writeFileSync(join(import.meta.dirname, "../../cases/citations.json"), text);
  return `${learnt.cases.length} cases cited, ${Math.round(text.length / 1024)} kB`;
}
