/** Learns what each similarity of a case and a material counts for, from the rulings that reviewers cited, and writes weights.json: part of
 * npm run train. A few dozen weights that hold for every case are learnt, and nothing of any one case. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Columns, columnsOf } from "#worker/cases/features.ts";
import { LIBRARY } from "#worker/cases/library.ts";
import { builtInLibrary } from "#worker/cases/match.ts";
import { type Commonness, type Library, prepareLibrary } from "#worker/cases/prepared-library.ts";
import { type Query, queryOf } from "#worker/cases/query.ts";
import type { Labelled } from "#worker/lab/evaluate/metrics.ts";
import { fieldsOf } from "#worker/lab/sets.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";
import { materialFromText } from "#worker/test/material.ts";
import { TRAINED_ON } from "./training-sets.ts";

/** Sets by which finding precedents is measured: the development set and the five newest. No weight is learnt from them. */
const LEAVE_OUT: readonly string[] = [
  "development",
  ..."abcde".split("").map((letter) => `holdout-2026-11-22-${letter}`),
];

/** Every so many materials teach: more change the weights by less than they differ between halves. */
const EVERY = 3;
const STEPS = 250;
const BATCH = 256;
const RATE = 0.3;
const SMALLER_RATE = 0.06;
const DECAY = 1e-4;

const places = new Map(
  LIBRARY.flatMap((entry, place) => [entry.caseNumber, ...entry.alsoCaseNumbers].map((number) => [number, place])),
);

interface Lesson {
  /** One value a case and similarity, the similarities of a case together. */
  values: Float32Array;
  /** Places of the cited cases. */
  cited: number[];
}

const citedIn = (label: Labelled) => [...new Set(label.precedents.flatMap((number) => places.get(number) ?? []))];

function queryFor(label: Labelled): Query {
  const facts = gatherFacts(materialFromText(label.text), fieldsOf(label));
  return queryOf(checkClauses(facts), facts);
}

/** In how many of the materials each word of the library stands. */
function commonnessOf(queries: readonly Query[]): Commonness {
  const held = new Map([...builtInLibrary().indexes.whole.postings.keys()].sort().map((term) => [term, 0]));
  for (const { words } of queries)
    for (const term of words.copy.keys()) if (held.has(term)) held.set(term, (held.get(term) ?? 0) + 1);
  return { materials: queries.length, held: Object.fromEntries([...held].filter(([, count]) => count > 0)) };
}

function lessonOf(label: Labelled, query: Query, library: Library, names: string[]): Lesson {
  const cited = citedIn(label);
  const columns: Columns = columnsOf(library, query);
  if (names.length === 0) names.push(...Object.keys(columns).sort());
  const values = new Float32Array(LIBRARY.length * names.length);
  names.forEach((name, f) => {
    columns[name]?.forEach((value, doc) => {
      values[doc * names.length + f] = value;
    });
  });
  return { values, cited };
}

/** Adds to `slope` how the chance of the cited cases, among all, falls with each weight. */
function addSlope({ values, cited }: Lesson, weights: Float64Array, slope: Float64Array): void {
  const width = weights.length;
  const scores = Float64Array.from(LIBRARY, (_, doc) => {
    let score = 0;
    for (let f = 0; f < width; f++) score += (weights[f] ?? 0) * (values[doc * width + f] ?? 0);
    return score;
  });
  const most = scores.reduce((a, b) => Math.max(a, b));
  const chances = scores.map((score) => Math.exp(score - most));
  const sum = chances.reduce((a, b) => a + b);
  for (let doc = 0; doc < LIBRARY.length; doc++) {
    const gap = (chances[doc] ?? 0) / sum - (cited.includes(doc) ? 1 / cited.length : 0);
    if (Math.abs(gap) < 1e-7) continue;
    for (let f = 0; f < width; f++) slope[f] = (slope[f] ?? 0) + gap * (values[doc * width + f] ?? 0);
  }
}

/** Weights under which the cited cases come first, by Adam; the same lessons give the same weights. */
function learn(lessons: readonly Lesson[], width: number): Float64Array {
  const [weights, mean, square] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  for (let step = 1; step <= STEPS; step++) {
    const slope = new Float64Array(width);
    for (let i = 0; i < BATCH; i++) {
      const lesson = lessons[(step * BATCH + i) % lessons.length];
      if (lesson) addSlope(lesson, weights, slope);
    }
    const rate = step < STEPS * 0.6 ? RATE : SMALLER_RATE;
    for (let f = 0; f < width; f++) {
      const g = (slope[f] ?? 0) / BATCH + DECAY * (weights[f] ?? 0);
      mean[f] = 0.9 * (mean[f] ?? 0) + 0.1 * g;
      square[f] = 0.99 * (square[f] ?? 0) + 0.01 * g * g;
      const [m, s] = [(mean[f] ?? 0) / (1 - 0.9 ** step), (square[f] ?? 0) / (1 - 0.99 ** step)];
      weights[f] = (weights[f] ?? 0) - (rate * m) / (Math.sqrt(s) + 1e-8);
    }
  }
  return weights;
}

/** Writes what was learnt; says how much it is. */
export function writePrecedentWeights(): string {
  const pieces = TRAINED_ON.filter(({ card }) => !LEAVE_OUT.includes(card.name)).flatMap((set) => set.pieces);
  const names: string[] = [];
  const labels = pieces.filter((label, i) => i % EVERY === 0 && citedIn(label).length > 0);
  const queries = labels.map(queryFor);
  const commonness = commonnessOf(queries);
  const library = prepareLibrary(LIBRARY, 0, commonness);
  const lessons = labels.map((label, i) => lessonOf(label, queries[i] as Query, library, names));
  const learnt = learn(lessons, names.length);
  const weights = Object.fromEntries(names.map((name, f) => [name, Number((learnt[f] ?? 0).toFixed(3))]));
  const save = (name: string, value: unknown) =>
    writeFileSync(join(import.meta.dirname, "../../cases", name), `${JSON.stringify(value, null, 1)}\n`);
  save("weights.json", weights);
  save("commonness.json", commonness);
  return `${names.length} weights from ${lessons.length} materials`;
}
