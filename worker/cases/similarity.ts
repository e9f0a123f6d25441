import type { Facts } from "#worker/rules/facts/index.ts";
import type { Theme } from "#worker/rules/themes.ts";
import { clausesToday, describeLibrary, type LibraryCase } from "./library.ts";
import type { Query } from "./query.ts";
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
      breach: new Set(clausesToday(entry, entry.breachClauses).searched),
      noBreach: new Set(clausesToday(entry, entry.noBreachClauses).searched),
      themes: new Set(entry.themes),
    })),
    words: buildWordIndex(entries),
    themeRarity: new Map([...counts].map(([theme, n]) => [theme, Math.log(1 + entries.length / n)])),
    description: describeLibrary(entries, imported),
  };
}

export interface Scored {
  entry: LibraryCase;
  /** 0 to 100. */
  similarity: number;
  clauses: string[];
  themes: Theme[];
  isSameKind: boolean;
  /** The words shared that count most; looked up only when they are asked for. */
  words(): string[];
}

/** What the similarity is made of; together 100. README.md in this folder explains each. */
const POINTS = { clauses: 9, themes: 14, kind: 13, words: 37, recent: 2, called: 25 };
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
  "slide-deck": ["presentation", "meeting"],
  "press-release": ["press-release"],
  "patient-material": ["patient-booklet", "app", "website"],
  "meeting-invitation": ["meeting", "letter"],
  "exhibition-panel": ["exhibition-stand", "meeting"],
  letter: ["letter", "email"],
  "internal-briefing": ["internal-briefing", "conduct"],
};

function kindShare(entry: LibraryCase, facts: Facts): number {
  const { materialType, channel, audience } = facts.submission;
  const type = (SAME_KIND[materialType] ?? []).includes(entry.materialType) ? 0.5 : 0;
  return type + (entry.channel === channel ? 0.25 : 0) + (entry.audience === audience ? 0.25 : 0);
}

function shared<T extends string>(asked: Map<T, number>, held: ReadonlySet<string>, rarity?: Map<string, number>) {
  let whole = 0;
  let part = 0;
  const keys: T[] = [];
  for (const [key, weight] of asked) {
    const value = weight * (rarity?.get(key) ?? 1);
    whole += value;
    if (!held.has(key)) continue;
    part += value;
    keys.push(key);
  }
  // Sharing the best few of many is already a likeness: no ruling is about everything that a piece is about.
  return { share: whole === 0 ? 0 : Math.min(1, part / Math.min(whole, 0.5 * whole + 1)), keys };
}

function recency(codeYear: number): number {
  return codeYear >= 2021 ? 1 : codeYear >= 2019 ? 0.5 : 0;
}

/** Similarity of every case to a query. `called` says how strongly pieces like this one call for a case (0 to 1). */
export function scoreAll(query: Query, facts: Facts, library: Library, called: Map<string, number>): Scored[] {
  const found = searchWords(library.words, query.words);
  const best = found.reduce((most, score) => Math.max(most, score), LEAST_BEST_WORDS);
  return library.cases.map(({ entry, breach, noBreach, themes: about }, doc) => {
    const [same, other] = query.hasFindings ? [breach, noBreach] : [noBreach, breach];
    const direct = shared(query.clauses, same);
    const indirect = shared(query.clauses, other);
    // A piece without findings is best told by rulings that found no breach at all.
    const clauseShare = query.hasFindings
      ? Math.max(direct.share, indirect.share * OTHER_OUTCOME)
      : breach.size === 0
        ? 1
        : 0;
    const themes = shared(query.themes, about, library.themeRarity);
    // A case on twenty matters shares some with everything; what it shares is set against what it is about.
    const focus = 0.5 + 0.5 * Math.min(1, themes.keys.length / Math.max(3, entry.themes.length));
    const kind = kindShare(entry, facts);
    const similarity =
      POINTS.clauses * clauseShare +
      POINTS.themes * themes.share * focus +
      POINTS.kind * kind +
      POINTS.words * ((found[doc] ?? 0) / best) +
      POINTS.recent * recency(entry.codeYear) +
      POINTS.called * (called.get(entry.caseNumber) ?? 0);
    const clauses = [...new Set([...direct.keys, ...indirect.keys])];
    return {
      entry,
      similarity: Math.round(similarity),
      clauses,
      themes: themes.keys,
      isSameKind: kind >= 0.5,
      words: () => tellingWords(library.words, query.words, doc),
    };
  });
}
