import { cosines } from "./cosines.ts";
import type { Library, PreparedCase } from "./prepared-library.ts";
import { type Query, THEME_SOURCES, WORD_SOURCES, type WordSource } from "./query.ts";
import { calledByScenarios } from "./scenarios.ts";
import { searchWords, type Words } from "./word-index.ts";

/* In what ways a case can be like a material. Each is a number for each case, mostly from 0 to 1; what each counts for is learnt by
 * worker/lab/train/train-precedents.ts and stands in weights.json. */

type Column = Float64Array;
export type Columns = Record<string, Column>;

/** Word scores are shares of the best in the library, but of no less than this: a poor best stays poor. */
const LEAST_BEST = { bm25: 4, cosine: 0.05 };
/** Brings cosines of a material and a case, of a third at most, to the size of the others. */
const COSINE_SCALE = 3;

/** How sure it is that a scenario would name a case, which none can name yet, as far as the case is like the piece itself. */
const UNNAMED_SHARE = 0.6;

/** Scores that nobody else holds as shares of the best, in their own place. */
function shareOfBest(scores: Column, least: number): Column {
  let best = least;
  for (let i = 0; i < scores.length; i++) best = Math.max(best, scores[i] as number);
  for (let i = 0; i < scores.length; i++) scores[i] = (scores[i] as number) / best;
  return scores;
}

/** Loops, since a typed array's own `map` and `from` call back at ten times the cost. */
function scaled(scores: Column, of: (score: number, i: number) => number): Column {
  const column = new Float64Array(scores.length);
  for (let i = 0; i < scores.length; i++) column[i] = of(scores[i] as number, i);
  return column;
}

/** The fields of a case in which words are looked for. */
const FIELDS = ["Matter", "Summary", "Scenario"] as const;

function wordColumns(library: Library, query: Query, source: WordSource): Columns {
  const words = query.words[source];
  const share = (index: keyof Library["indexes"]) =>
    shareOfBest(searchWords(library.indexes[index], words), LEAST_BEST.bm25);
  const summary = share("summary");
  const scenario = share("scenario");
  // No scenario can name a case that joined the library since: it is taken to be called for as far as it is like the piece itself.
  library.cases.forEach(({ isUnnamed }, i) => {
    if (isUnnamed) scenario[i] = UNNAMED_SHARE * (summary[i] ?? 0);
  });
  return { [`${source}Matter`]: share("matter"), [`${source}Summary`]: summary, [`${source}Scenario`]: scenario };
}

/** Similarity of weighed words and all words of a case, once by itself and once as a share of the likest case's; `except` is the number
 * of a case that is no measure for the others. */
export function wholeSimilarity(
  { indexes, cases, wordRarity }: Library,
  name: string,
  words: Words,
  except?: string,
): Columns {
  const asked = new Map<string, number>();
  let squares = 0;
  for (const [term, weight] of words) {
    if (!indexes.whole.postings.has(term)) continue;
    const value = weight * wordRarity(term);
    asked.set(term, value);
    squares += value * value;
  }
  const length = Math.max(1e-9, Math.sqrt(squares));
  const found = scaled(searchWords(indexes.whole, asked), (score, i) =>
    except !== undefined && cases[i]?.entry.caseNumber === except ? 0 : score / length,
  );
  return {
    [`${name}Cosine`]: scaled(found, (score) => score * COSINE_SCALE),
    [`${name}Share`]: shareOfBest(found, LEAST_BEST.cosine),
  };
}

/** All words asked for: what several sources say counts for more. */
function allWords({ words: { copy, issue, context, kind } }: Query): Map<string, number> {
  const all = new Map(copy);
  for (const source of [issue, context, kind])
    for (const [term, weight] of source) all.set(term, (all.get(term) ?? 0) + weight);
  return all;
}

function clauseColumns({ held, clauseRarity, sectionRarity }: Library, { clauses, secondLook }: Query): Columns {
  const looked = new Map(
    [...secondLook].map((clause): [number, number] => [clause, 1 / Math.max(1e-9, sectionRarity(clause))]),
  );
  return {
    breach: cosines(held.breach, clauses, clauseRarity),
    noBreach: cosines(held.noBreach, clauses, clauseRarity),
    secondLook: cosines(held.clauses, looked, sectionRarity),
  };
}

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

/** Whether a case was about the same kind of material. */
const isSameKind = (materialType: string, { materialType: ruled }: { materialType: string }) =>
  (SAME_KIND[materialType] ?? []).includes(ruled);

/** Whether a case found no breach at all. */
export const foundNoBreach = ({ breach, noBreach }: Pick<PreparedCase, "breach" | "noBreach">) =>
  breach.size === 0 && noBreach.size > 0;

const recency = (codeYear: number) => (codeYear >= 2021 ? 1 : codeYear >= 2019 ? 0.5 : 0);

const SETTING_COLUMNS = ["material", "channel", "audience", "recent", "cleanAndNoBreach", "faultyAndNoBreach"] as const;

function settingColumns(
  { cases }: Library,
  { setting, isClean }: Query,
): Record<(typeof SETTING_COLUMNS)[number], Column> {
  const none = new Float64Array(cases.length);
  const column = (of: (one: PreparedCase) => number | boolean) =>
    scaled(none, (_, i) => Number(of(cases[i] as PreparedCase)));
  return {
    material: column(({ entry }) => isSameKind(setting.materialType, entry)),
    channel: column(({ entry }) => entry.channel === setting.channel),
    audience: column(({ entry }) => entry.audience === setting.audience),
    recent: column(({ entry }) => recency(entry.codeYear)),
    cleanAndNoBreach: column((one) => isClean && foundNoBreach(one)),
    faultyAndNoBreach: column((one) => !isClean && foundNoBreach(one)),
  };
}

/** A query of the same material and the similarities that were found for it. */
export interface Known {
  query: Query;
  columns: Columns;
}

/** Every similarity of every case of a library with a material. What another query of the material has asked already is taken from
 * that one's answer. Pure. */
export function columnsOf(library: Library, query: Query, known?: Known): Columns {
  const before = known?.query;
  const columns: Columns = {};
  const add = (isKnown: boolean, names: readonly string[], find: () => Columns) => {
    if (!isKnown || !known) Object.assign(columns, find());
    else for (const name of names) columns[name] = known.columns[name] as Column;
  };
  const { words, themes } = query;
  add(before?.words.copy === words.copy, ["copyCosine", "copyShare"], () =>
    wholeSimilarity(library, "copy", words.copy),
  );
  add(false, [], () => wholeSimilarity(library, "all", allWords(query)));
  for (const source of THEME_SOURCES)
    add(before?.themes[source] === themes[source], [`${source}Themes`], () => ({
      [`${source}Themes`]: cosines(library.held.themes, themes[source], library.themeRarity),
    }));
  add(false, [], () => clauseColumns(library, query));
  add(before?.setting === query.setting && before.isClean === query.isClean, SETTING_COLUMNS, () =>
    settingColumns(library, query),
  );
  for (const source of WORD_SOURCES)
    add(
      before?.words[source] === words[source],
      FIELDS.map((field) => source + field),
      () => wordColumns(library, query, source),
    );
  const called = calledByScenarios(query);
  const own = columns.copyShare;
  columns.scenarios = scaled(new Float64Array(library.cases.length), (_, i) => {
    const { entry, isUnnamed } = library.cases[i] as PreparedCase;
    return isUnnamed ? (UNNAMED_SHARE * (own?.[i] ?? 0)) / 2 : (called.get(entry.caseNumber) ?? 0);
  });
  return columns;
}
