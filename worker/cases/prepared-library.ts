import type { Theme } from "#worker/rules/book/themes.ts";
import stored from "./commonness.json" with { type: "json" };
import { type Held, heldIn } from "./cosines.ts";
import { clausesToday, describeLibrary, type LibraryCase } from "./library.ts";
import { SCENARIOS } from "./scenarios.ts";
import { terms } from "./terms.ts";
import { bm25Index, cosineIndex, countWords, type WordIndex } from "./word-index.ts";

/** Clauses ruled in most cases whatever the matter; they say little about similarity. */
const COMMON_CLAUSES = new Set(["2", "5.1"]);
const COMMON_CLAUSE_SHARE = 0.2;

/** A case made ready for matching. */
export interface PreparedCase {
  entry: LibraryCase;
  /** Sub-clauses of 2024 ruled in breach and not in breach. */
  breach: ReadonlySet<string>;
  noBreach: ReadonlySet<string>;
  /** Lengths of its themes, and of its clauses, as vectors of rarities. */
  lengths: { themes: number; breach: number; noBreach: number; clauses: number };
  /** The clauses alone, of either ruling. */
  clauses: ReadonlySet<number>;
  /** No scenario names it, for it joined the library since. */
  isUnnamed: boolean;
}

/** A library made ready for matching. */
export interface Library {
  cases: PreparedCase[];
  /** By what themes and clauses cases are compared. */
  held: { themes: Held<Theme>; breach: Held<string>; noBreach: Held<string>; clauses: Held<number> };
  indexes: { matter: WordIndex; summary: WordIndex; scenario: WordIndex; whole: WordIndex };
  /** How rare a word is among all words of a case, by how many cases hold it. */
  wordRarity(term: string): number;
  themeRarity(theme: Theme): number;
  clauseRarity(subclause: string): number;
  sectionRarity(clause: number): number;
  /** What it is, in words for every result. */
  description: string;
}

/** What a ruling loses for each that a scenario names before it. */
const LATER_CASE = 0.15;

/** The words of the scenarios that name each case. */
function scenarioWords(): Map<string, Map<string, number>> {
  const words = new Map<string, Map<string, number>>();
  for (const { what, cases } of SCENARIOS) {
    const own = new Set(terms(what));
    cases.forEach((number, place) => {
      const held = words.get(number) ?? new Map<string, number>();
      for (const term of own) held.set(term, (held.get(term) ?? 0) + 1 - LATER_CASE * place);
      words.set(number, held);
    });
  }
  return words;
}

const matterOf = ({ matter, issuePhrases }: LibraryCase) => terms([matter, ...issuePhrases].join(" "));

/** Counts in how many lists each thing stands, and says how rare it is by that. */
function rarities<T>(lists: readonly Iterable<T>[], rarityOf: (held: number) => number): (one: T) => number {
  const held = new Map<T, number>();
  for (const list of lists) for (const one of new Set(list)) held.set(one, (held.get(one) ?? 0) + 1);
  const rarity = new Map([...held].map(([one, count]) => [one, rarityOf(count)]));
  const unheld = rarityOf(0);
  return (one) => rarity.get(one) ?? unheld;
}

const lengthOf = <T>(list: Iterable<T>, rarity: (one: T) => number) =>
  Math.sqrt([...list].reduce((sum, one) => sum + rarity(one) ** 2, 0));

const clauseOf = (subclause: string) => Number(subclause.split(".")[0]);

/** In how many of so many materials each word of the library stands: what is in every material tells nothing of any. Learnt with the
 * weights by worker/lab/train/train-precedents.ts. */
export interface Commonness {
  materials: number;
  held: Record<string, number>;
}

const COMMONNESS: Commonness = stored as Commonness;

/** Prepares cases for matching: some two milliseconds for ten. `imported` says how many are not of the built-in library. */
export function prepareLibrary(
  entries: readonly LibraryCase[],
  imported = 0,
  { materials, held: inMaterials }: Commonness = COMMONNESS,
): Library {
  const size = entries.length;
  const sets = entries.map((entry) => ({
    breach: new Set(clausesToday(entry, entry.breachClauses ?? []).searched),
    noBreach: new Set(clausesToday(entry, entry.noBreachClauses ?? []).searched),
  }));
  const both = sets.map(({ breach, noBreach }) => [...breach, ...noBreach]);
  const plainClause = rarities(both, (held) => Math.log(1 + size / (1 + held)));
  const clauseRarity = (subclause: string) =>
    plainClause(subclause) * (COMMON_CLAUSES.has(subclause) ? COMMON_CLAUSE_SHARE : 1);
  const plainSection = rarities(
    both.map((list) => list.map(clauseOf)),
    (held) => Math.log(1 + size / (1 + held)),
  );
  const sectionRarity = (clause: number) =>
    plainSection(clause) * (clause === 2 || clause === 5 ? COMMON_CLAUSE_SHARE : 1);
  const themeRarity = rarities(
    entries.map(({ themes }) => themes),
    (held) => Math.log(1 + size / Math.max(1, held)),
  );
  const named = scenarioWords();
  const matters = entries.map(matterOf);
  const summaries = entries.map(({ summary }) => terms(summary));
  const whole = entries.map((entry, i) => [...terms(entry.matter), ...(matters[i] ?? []), ...(summaries[i] ?? [])]);
  const inCases = rarities(whole, (held) => Math.log(size / Math.max(1, held)));
  const wordRarity = (term: string) =>
    Math.sqrt(inCases(term) * Math.max(0, Math.log(materials / (1 + (inMaterials[term] ?? 0)))));
  const cases = entries.map((entry, i): PreparedCase => {
    const { breach, noBreach } = sets[i] ?? { breach: new Set<string>(), noBreach: new Set<string>() };
    const clauses = new Set([...breach, ...noBreach].map(clauseOf));
    const lengths = {
      themes: lengthOf(entry.themes, themeRarity),
      breach: lengthOf(breach, clauseRarity),
      noBreach: lengthOf(noBreach, clauseRarity),
      clauses: lengthOf(clauses, sectionRarity),
    };
    return { entry, breach, noBreach, clauses, lengths, isUnnamed: !named.has(entry.caseNumber) };
  });
  const held = <T>(of: (one: PreparedCase) => Iterable<T>, length: keyof PreparedCase["lengths"]) =>
    heldIn(
      cases.map(of),
      cases.map(({ lengths }) => lengths[length]),
    );
  return {
    cases,
    held: {
      themes: held(({ entry }) => entry.themes, "themes"),
      breach: held(({ breach }) => breach, "breach"),
      noBreach: held(({ noBreach }) => noBreach, "noBreach"),
      clauses: held(({ clauses }) => clauses, "clauses"),
    },
    indexes: {
      matter: bm25Index(matters.map(countWords), 0.3),
      summary: bm25Index(summaries.map(countWords), 0.6),
      scenario: bm25Index(
        entries.map(({ caseNumber }) => named.get(caseNumber) ?? new Map<string, number>()),
        0.6,
      ),
      whole: cosineIndex(whole.map(countWords), wordRarity),
    },
    wordRarity,
    themeRarity,
    clauseRarity,
    sectionRarity,
    description: describeLibrary(entries, imported),
  };
}
