import type { Theme } from "#worker/rules/book/themes.ts";
import { lengthOf, sharedClauses, sharedSetting, tellingClauses } from "./overlap.ts";
import { type Query, THEME_SOURCES, WORD_SOURCES } from "./query.ts";
import stored from "./scenarios.json" with { type: "json" };
import { terms } from "./terms.ts";

/** A situation as reviewers meet it, at fault under some sub-clauses or clean (none), and the rulings that an experienced
 * signatory would cite for it, the most telling first. */
export interface Scenario {
  id: string;
  what: string;
  subclauses: string[];
  audience: string;
  channel: string;
  materialType: string;
  themes: Theme[];
  cases: string[];
}

export const SCENARIOS = stored as unknown as readonly Scenario[];

/** A scenario with its words and themes weighed by how rare they are among all scenarios. */
interface Weighed {
  scenario: Scenario;
  clauses: ReadonlySet<string>;
  words: Weights;
  themes: Weights;
}

/** Weights of words or themes, each of which is known by a number. */
interface Weights {
  ids: Int32Array;
  weights: Float64Array;
  length: number;
}

interface Prepared {
  all: Weighed[];
  wordRarity: Map<string, number>;
  themeRarity: Map<Theme, number>;
  wordIds: Map<string, number>;
  themeIds: Map<Theme, number>;
}

/** Numbers for words or themes, from 0, in the order in which they are met. */
function numbers<K>(keys: Iterable<K>): Map<K, number> {
  const ids = new Map<K, number>();
  for (const key of keys) ids.set(key, ids.size);
  return ids;
}

function weightsOf<K>(list: readonly [K, number][], ids: ReadonlyMap<K, number>): Weights {
  return {
    ids: Int32Array.from(list, ([key]) => ids.get(key) as number),
    weights: Float64Array.from(list, ([, weight]) => weight),
    length: lengthOf(list.map(([, weight]) => weight)),
  };
}

function rarities<K>(lists: readonly Iterable<K>[]): Map<K, number> {
  const counts = new Map<K, number>();
  for (const list of lists) for (const key of list) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Map([...counts].map(([key, n]) => [key, Math.log(1 + lists.length / n)]));
}

const LATER_THEME = 0.7;

function prepare(scenarios: readonly Scenario[]): Prepared {
  const bags = scenarios.map(({ what }) => new Set(terms(what)));
  const wordRarity = rarities(bags);
  const themeRarity = rarities(scenarios.map(({ themes }) => themes));
  const [wordIds, themeIds] = [numbers(wordRarity.keys()), numbers(themeRarity.keys())];
  const all = scenarios.map((scenario, i): Weighed => {
    const words = [...(bags[i] ?? [])].map((term): [string, number] => [term, wordRarity.get(term) ?? 0]);
    const themes = scenario.themes.map((theme, place): [Theme, number] => [
      theme,
      (place === 0 ? 1 : LATER_THEME) * (themeRarity.get(theme) ?? 0),
    ]);
    return {
      scenario,
      clauses: tellingClauses(scenario.subclauses),
      words: weightsOf(words, wordIds),
      themes: weightsOf(themes, themeIds),
    };
  });
  return { all, wordRarity, themeRarity, wordIds, themeIds };
}

let prepared: Prepared | undefined;

/** The weights asked for, each in the place of its number; what no scenario holds has none. */
function byNumber<K>(asked: ReadonlyMap<K, number>, ids: ReadonlyMap<K, number>): Float64Array {
  const places = new Float64Array(ids.size);
  for (const [key, weight] of asked) {
    const id = ids.get(key);
    if (id !== undefined) places[id] = weight;
  }
  return places;
}

/** Cosine of a scenario's weights and those of the piece. */
function similarityOf({ ids, weights, length }: Weights, asked: Float64Array, askedLength: number): number {
  let dot = 0;
  for (let i = 0; i < ids.length; i++) dot += (weights[i] as number) * (asked[ids[i] as number] as number);
  return dot === 0 ? 0 : dot / (length * askedLength);
}

function byRarity<K>(asked: ReadonlyMap<K, number>, rarity: ReadonlyMap<K, number>): Map<K, number> {
  return new Map([...asked].map(([key, weight]) => [key, weight * (rarity.get(key) ?? 0)]));
}

const SHARE = { clauses: 0.42, themes: 0.38, setting: 0.12, words: 0.28 };
/** What being clean counts for, beside sub-clauses in common. */
const BOTH_CLEAN = 0.7;
/** Words are set against those of the likest scenario, but of no less than this: a poor best stays poor. */
const LEAST_BEST_WORDS = 0.15;

/** What the words of each source count for beside those of a finding. */
const WORD_SHARE = { issue: 1, quote: 0.6, copy: 0.4, context: 0.5, kind: 0.4 };

/** All words asked for, each once. */
function wordsOf({ words }: Query): Map<string, number> {
  const all = new Map<string, number>();
  for (const source of WORD_SOURCES)
    for (const [term, weight] of words[source])
      all.set(term, Math.max(all.get(term) ?? 0, WORD_SHARE[source] * Math.min(1, weight)));
  return all;
}

/** All themes asked for, weighed by rarity, those of each source as a whole of the same length. */
function themesOf({ themes }: Query, rarity: ReadonlyMap<Theme, number>): Map<Theme, number> {
  const all = new Map<Theme, number>();
  for (const source of THEME_SOURCES) {
    const weighed = byRarity(themes[source], rarity);
    const length = Math.max(1e-9, lengthOf(weighed.values()));
    for (const [theme, weight] of weighed) all.set(theme, Math.max(all.get(theme) ?? 0, weight / length));
  }
  return all;
}

/** Similarity of the piece to each scenario, from 0 to about 1. Loops, for it is asked several times for a piece. */
function similarities(query: Query, { all, wordRarity, themeRarity, wordIds, themeIds }: Prepared): Float64Array {
  const words = byRarity(wordsOf(query), wordRarity);
  const themes = themesOf(query, themeRarity);
  const clauses = tellingClauses(query.clauses.keys());
  const [wordsLength, themesLength] = [lengthOf(words.values()), lengthOf(themes.values())];
  const [wordsAsked, themesAsked] = [byNumber(words, wordIds), byNumber(themes, themeIds)];
  const shared = new Float64Array(all.length);
  let best = LEAST_BEST_WORDS;
  for (let i = 0; i < all.length; i++) {
    const share = similarityOf((all[i] as Weighed).words, wordsAsked, wordsLength);
    shared[i] = share;
    best = Math.max(best, share);
  }
  const likes = new Float64Array(all.length);
  for (let i = 0; i < all.length; i++) {
    const { scenario, clauses: own, themes: ownThemes } = all[i] as Weighed;
    const bothClean = query.isClean && scenario.subclauses.length === 0;
    likes[i] =
      SHARE.clauses * (bothClean ? BOTH_CLEAN : sharedClauses(clauses, own)) +
      SHARE.themes * similarityOf(ownThemes, themesAsked, themesLength) +
      SHARE.setting * sharedSetting(query.setting, scenario) +
      SHARE.words * ((shared[i] as number) / best);
  }
  return likes;
}

/** The places of the greatest, in their order; of two that are equal the one that stands first. */
function placesOfGreatest(values: Float64Array, most: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < values.length; i++) {
    let at = places.length;
    while (at > 0 && (values[places[at - 1] as number] as number) < (values[i] as number)) at--;
    if (at === most) continue;
    places.splice(at, 0, i);
    if (places.length > most) places.pop();
  }
  return places;
}

/** How many of the likest scenarios are heard. */
const HEARD = 12;
/** Above 1: one scenario that is much alike says more than several that are somewhat alike. */
const SHARPNESS = 2;
/** What a ruling loses for each that the scenario names before it. */
const LATER_CASE = 0.15;

/** For each case that the scenarios most like this piece name, how strongly they call for it (0 to 1). */
export function calledByScenarios(query: Query): Map<string, number> {
  prepared ??= prepare(SCENARIOS);
  const { all } = prepared;
  const likes = similarities(query, prepared);
  const strength = new Map<string, number>();
  for (const i of placesOfGreatest(likes, HEARD))
    all[i]?.scenario.cases.forEach((number, place) => {
      const part = (likes[i] as number) ** SHARPNESS * (1 - LATER_CASE * place);
      strength.set(number, Math.min(1, (strength.get(number) ?? 0) + part));
    });
  return strength;
}
