import type { Theme } from "#worker/rules/book/themes.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { clausesToday, describeLibrary, type LibraryCase } from "./library.ts";
import type { Query } from "./query.ts";
import { SCENARIOS } from "./scenarios.ts";
import { buildWordIndex, searchWords, tellingWords, type WordIndex } from "./word-index.ts";

/** A library made ready for matching. */
export interface Library {
  cases: { entry: LibraryCase; breach: Set<string>; noBreach: Set<string>; themes: Set<Theme> }[];
  words: WordIndex;
  themeRarity: Map<string, number>;
  /** What it is, in words for every result. */
  description: string;
}

/** Prepares cases for matching: about a millisecond for ten. `imported` says how many are not of the built-in library. */
export function prepareLibrary(entries: readonly LibraryCase[], imported = 0): Library {
  const counts = new Map<string, number>();
  for (const { themes } of entries) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return {
    cases: entries.map((entry) => ({
      entry,
      breach: new Set(clausesToday(entry, entry.breachClauses ?? []).searched),
      noBreach: new Set(clausesToday(entry, entry.noBreachClauses ?? []).searched),
      themes: new Set(entry.themes),
    })),
    words: buildWordIndex(entries),
    themeRarity: new Map([...counts].map(([theme, n]) => [theme, Math.log(1 + entries.length / n)])),
    description: describeLibrary(entries, imported),
  };
}

/** What a case shares with a material. */
export interface Reasons {
  clauses: string[];
  themes: Theme[];
  isSameKind: boolean;
  /** The words that count most; a search of its own, for a case that shares nothing else. */
  words(): string[];
}

export interface Scored {
  entry: LibraryCase;
  /** 0 to 100. */
  similarity: number;
  /** Looked up only when they are asked for: few of thousands of cases are shown. */
  reasons(): Reasons;
}

/** What the similarity is made of; together 100. README.md in this folder explains each. */
const POINTS = { clauses: 7, themes: 11, kind: 6, words: 30, recent: 2, reviewers: 24, scenarios: 20 };
const NAMED = new Set(SCENARIOS.flatMap(({ cases }) => cases));
const NAMED_POINTS = POINTS.reviewers + POINTS.scenarios;
/** No reviewer and no scenario can name a case that was imported since; so it is taken to be called for as far as it is
 * like the piece in itself, with this much less certainty. */
const NOT_YET_NAMED = 0.4;
/** A ruling of no breach under a clause in question is less telling than one of breach, and the other way round. */
const OTHER_OUTCOME = 0.6;
/** Word scores are shares of the best in the library, but of no less than this: a poor best stays poor. */
const LEAST_BEST_WORDS = 12;

/** Library material types that are of the same kind as a submitted one. */
const SAME_KIND: Record<string, string[]> = {
  "detail-aid": ["sales-aid", "leaflet"],
  "journal-ad": ["journal-advert"],
  email: ["email"],
  "web-page": ["website"],
  "social-post": ["social-post"],
  "slide-deck": ["presentation", "meeting", "video"],
  "press-release": ["press-release"],
  "patient-material": ["patient-booklet", "app", "website"],
  "meeting-invitation": ["meeting", "letter"],
  "exhibition-panel": ["exhibition-stand", "meeting"],
  letter: ["letter", "email"],
  "internal-briefing": ["internal-briefing", "conduct"],
  other: ["other", "conduct", "disclosure"],
};

function kindShare(entry: LibraryCase, facts: Facts): number {
  const { materialType, channel, audience } = facts.submission;
  const type = (SAME_KIND[materialType] ?? []).includes(entry.materialType) ? 0.5 : 0;
  return type + (entry.channel === channel ? 0.25 : 0) + (entry.audience === audience ? 0.25 : 0);
}

/** What is asked for, with its weights, and what a case can share of it at most. */
interface Asked<T> {
  keys: T[];
  values: number[];
  most: number;
}

function weigh<T extends string>(asked: Map<T, number>, rarity?: Map<string, number>): Asked<T> {
  const values = [...asked].map(([key, weight]) => weight * (rarity?.get(key) ?? 1));
  const whole = values.reduce((sum, value) => sum + value, 0);
  // Sharing the best few of many is already a likeness: no ruling is about everything that a piece is about.
  return { keys: [...asked.keys()], values, most: Math.min(whole, 0.5 * whole + 1) };
}

/** Share from 0 to 1 of what is asked for that a case holds. */
function shareOf<T extends string>({ keys, values, most }: Asked<T>, held: ReadonlySet<string>): number {
  let part = 0;
  for (let i = 0; i < keys.length; i++) if (held.has(keys[i] ?? "")) part += values[i] ?? 0;
  return most === 0 ? 0 : Math.min(1, part / most);
}

const sharedKeys = <T extends string>({ keys }: Asked<T>, held: ReadonlySet<string>): T[] =>
  keys.filter((key) => held.has(key));

function countShared<T extends string>({ keys }: Asked<T>, held: ReadonlySet<string>): number {
  let count = 0;
  for (const key of keys) if (held.has(key)) count++;
  return count;
}

function recency(codeYear: number): number {
  return codeYear >= 2021 ? 1 : codeYear >= 2019 ? 0.5 : 0;
}

/** How far the rulings of a case answer the clauses in question. A piece without findings is best told by rulings that
 * found no breach at all. */
function clauseShare(query: Query, asked: Asked<string>, { breach, noBreach }: Library["cases"][number]): number {
  if (!query.hasFindings) return breach.size === 0 ? 1 : 0;
  return Math.max(shareOf(asked, breach), shareOf(asked, noBreach) * OTHER_OUTCOME);
}

function themeShare(asked: Asked<Theme>, held: ReadonlySet<string>): number {
  // A case on twenty matters shares some with everything; what it shares is set against what it is about.
  const focus = 0.5 + 0.5 * Math.min(1, countShared(asked, held) / Math.max(3, held.size));
  return shareOf(asked, held) * focus;
}

/** How strongly pieces like this one call for a case, by its number (0 to 1). */
export interface CalledFor {
  byReviewers: ReadonlyMap<string, number>;
  byScenarios: ReadonlyMap<string, number>;
}

/** Points for being named by reviewers and scenarios; `own` are those that the case has in itself. */
function namedPoints(entry: LibraryCase, own: number, { byReviewers, byScenarios }: CalledFor): number {
  if (!NAMED.has(entry.caseNumber)) return NOT_YET_NAMED * (own / (100 - NAMED_POINTS)) * NAMED_POINTS;
  return (
    POINTS.reviewers * (byReviewers.get(entry.caseNumber) ?? 0) +
    POINTS.scenarios * (byScenarios.get(entry.caseNumber) ?? 0)
  );
}

/** Similarity of every case to a query. */
export function scoreAll(query: Query, facts: Facts, library: Library, called: CalledFor): Scored[] {
  const found = searchWords(library.words, query.words);
  const best = found.reduce((most, score) => Math.max(most, score), LEAST_BEST_WORDS);
  const clauses = weigh(query.clauses);
  const themes = weigh(query.themes, library.themeRarity);
  return library.cases.map((one, doc) => {
    const { entry } = one;
    const kind = kindShare(entry, facts);
    const own =
      POINTS.clauses * clauseShare(query, clauses, one) +
      POINTS.themes * themeShare(themes, one.themes) +
      POINTS.kind * kind +
      POINTS.words * ((found[doc] ?? 0) / best) +
      POINTS.recent * recency(entry.codeYear);
    const similarity = own + namedPoints(entry, own, called);
    const reasons = () => {
      // The more telling outcome first.
      const [same, other] = query.hasFindings ? [one.breach, one.noBreach] : [one.noBreach, one.breach];
      return {
        clauses: [...new Set([...sharedKeys(clauses, same), ...sharedKeys(clauses, other)])],
        themes: sharedKeys(themes, one.themes),
        isSameKind: kind >= 0.5,
        words: () => tellingWords(library.words, query.words, doc),
      };
    };
    return { entry, similarity, reasons };
  });
}
