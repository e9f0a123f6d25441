import type { CaseResult } from "#schema/result.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { REQUIREMENTS } from "#worker/rules/knowledge.ts";
import type { Theme } from "#worker/rules/themes.ts";
import type { ClauseOutcome, RuleFinding } from "#worker/rules/types.ts";
import { clausesToday, LIBRARY, type LibraryCase, outcomeOf } from "./library.ts";
import { subjectThemes } from "./subject.ts";
import { terms } from "./terms.ts";
import { buildWordIndex, searchWords, type WordIndex } from "./word-index.ts";

const MOST_CASES = 5;
const MOST_PRECEDENTS_A_FINDING = 2;
/** Below this a case shares too little to be worth a reviewer's time. */
const LEAST_SIMILARITY = 25;

export interface CaseMatches {
  cases: CaseResult[];
  /** Case numbers for each finding's id. */
  precedents: Record<string, string[]>;
}

interface IndexedCase {
  entry: LibraryCase;
  breach: Set<string>;
  noBreach: Set<string>;
}

interface Library {
  cases: IndexedCase[];
  words: WordIndex;
  themeRarity: Map<string, number>;
}

/** Prepares a set of cases for matching; done once for the built-in library. */
export function prepareLibrary(entries: readonly LibraryCase[]): Library {
  const counts = new Map<string, number>();
  for (const { themes } of entries) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return {
    cases: entries.map((entry) => ({
      entry,
      breach: new Set(clausesToday(entry, entry.breachClauses).searched),
      noBreach: new Set(clausesToday(entry, entry.noBreachClauses).searched),
    })),
    words: buildWordIndex(entries),
    themeRarity: new Map([...counts].map(([theme, n]) => [theme, Math.log(1 + entries.length / n)])),
  };
}

let builtIn: Library | undefined;
const builtInLibrary = () => (builtIn ??= prepareLibrary(LIBRARY));

interface Query {
  /** 2024 sub-clause → weight. */
  clauses: Map<string, number>;
  themes: Map<Theme, number>;
  words: Map<string, number>;
  hasFindings: boolean;
}

const SEVERITY_WEIGHT = { HIGH: 1, MEDIUM: 0.6, LOW: 0.2 } as const;
/** Clauses ruled in most cases whatever the matter; they say little about likeness. */
const COMMON_CLAUSES = new Set(["2", "5.1"]);

function addWords(words: Map<string, number>, text: string, weight: number): void {
  for (const term of new Set(terms(text))) words.set(term, Math.max(words.get(term) ?? 0, weight));
}

function queryOf(findings: RuleFinding[], facts: Facts): Query {
  const query: Query = { clauses: new Map(), themes: new Map(), words: new Map(), hasFindings: findings.length > 0 };
  const most = (map: Map<string, number>, key: string, weight: number) => map.set(key, Math.max(map.get(key) ?? 0, weight));
  for (const finding of findings) {
    const weight = SEVERITY_WEIGHT[finding.severity];
    for (const clause of [finding.subclause, ...finding.alsoUnder]) most(query.clauses, clause, COMMON_CLAUSES.has(clause) ? 0.1 : weight);
    finding.themes.forEach((theme, i) => most(query.themes, theme, i === 0 ? weight : weight * 0.7));
    addWords(query.words, `${finding.issue} ${finding.quote ?? ""}`, weight);
    addWords(query.words, REQUIREMENTS.get(finding.requirement)?.check ?? "", weight * 0.4);
  }
  const subjectWeight = findings.length > 0 ? 0.45 : 1;
  for (const [theme, weight] of subjectThemes(facts)) most(query.themes, theme, weight * subjectWeight);
  if (findings.length === 0) {
    const copy = facts.sentences.filter((s) => s.zone === "body" || s.zone === "heading").slice(0, 40);
    addWords(query.words, copy.map((s) => facts.view.text.slice(s.start, s.end)).join(" "), 0.5);
  }
  addWords(query.words, facts.submission.context, 0.3);
  return query;
}

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

function sharedWeight<T extends string>(asked: Map<T, number>, held: Iterable<string>, rarity?: Map<string, number>): { share: number; shared: T[] } {
  const has = new Set(held);
  let whole = 0;
  let part = 0;
  const shared: T[] = [];
  for (const [key, weight] of asked) {
    const value = weight * (rarity?.get(key) ?? 1);
    whole += value;
    if (has.has(key)) {
      part += value;
      shared.push(key);
    }
  }
  // The best few of many asked themes already make a likeness: a case is never about everything a piece is.
  return { share: whole === 0 ? 0 : Math.min(1, part / Math.min(whole, 0.5 * whole + 1)), shared };
}

export interface Scored {
  entry: LibraryCase;
  similarity: number;
  clauses: string[];
  themes: Theme[];
  sameKind: boolean;
  words: string[];
}

const POINTS = { clauses: 30, themes: 30, kind: 15, words: 25 };

function kindOf(entry: LibraryCase, facts: Facts): number {
  const { materialType, channel, audience } = facts.submission;
  const type = (SAME_KIND[materialType] ?? []).includes(entry.materialType) ? 0.5 : 0;
  return type + (entry.channel === channel ? 0.25 : 0) + (entry.audience === audience ? 0.25 : 0);
}

/** Similarity of every case to a query, from 0 to 100; README.md in this folder says what it is made of. */
function scoreAll(query: Query, facts: Facts, library: Library): Scored[] {
  const words = searchWords(library.words, query.words);
  const bestWords = Math.max(12, ...[...words.values()].map((w) => w.score));
  return library.cases.map(({ entry, breach, noBreach }, doc) => {
    const ruled = query.hasFindings ? breach : noBreach;
    const other = query.hasFindings ? noBreach : breach;
    const direct = sharedWeight(query.clauses, ruled);
    const indirect = sharedWeight(query.clauses, other);
    const clauseShare = query.hasFindings ? Math.max(direct.share, indirect.share * 0.5) : breach.size === 0 ? 0.6 : 0;
    const themes = sharedWeight(query.themes, entry.themes, library.themeRarity);
    // A case on twenty matters shares some with everything; what it shares is set against what it is about.
    const focus = themes.shared.length / Math.max(3, entry.themes.length);
    const word = words.get(doc);
    const similarity =
      POINTS.clauses * clauseShare +
      POINTS.themes * themes.share * (0.5 + 0.5 * Math.min(1, focus)) +
      POINTS.kind * kindOf(entry, facts) +
      POINTS.words * ((word?.score ?? 0) / bestWords);
    return { entry, similarity: Math.round(Math.min(100, similarity)), clauses: [...new Set([...direct.shared, ...indirect.shared])], themes: themes.shared, sameKind: kindOf(entry, facts) >= 0.5, words: word?.words ?? [] };
  });
}

const words = (labels: string[]) => labels.map((label) => label.replaceAll("-", " ")).join(", ");

function whyOf(scored: Scored, facts: Facts): string {
  const parts: string[] = [];
  if (scored.clauses.length > 0) parts.push(`ruled on ${scored.clauses.map((c) => `Clause ${c}`).join(", ")} as raised here`);
  if (scored.themes.length > 0) parts.push(`is about ${words(scored.themes.slice(0, 3))}`);
  if (scored.sameKind) parts.push(`concerned the same kind of material`);
  if (parts.length === 0) parts.push(`shares the words ${scored.words.slice(0, 3).join(", ")} with this ${facts.submission.channel} material`);
  const text = parts.join("; ");
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

function toResult(scored: Scored, facts: Facts): CaseResult {
  const { entry } = scored;
  const asRuled = [...entry.breachClauses, ...entry.noBreachClauses.filter((c) => !entry.breachClauses.includes(c))];
  return {
    id: entry.caseNumber,
    caseNumber: entry.caseNumber,
    title: entry.title,
    description: `${entry.matter}. ${entry.summary}`,
    similarity: scored.similarity,
    outcome: outcomeOf(entry),
    ...(entry.url ? { url: entry.url } : {}),
    codeYear: entry.codeYear,
    clauses: { asRuled, in2024: clausesToday(entry, asRuled).shown },
    why: whyOf(scored, facts),
  };
}

const bySimilarity = (a: Scored, b: Scored) =>
  b.similarity - a.similarity || (b.entry.completed ?? "").localeCompare(a.entry.completed ?? "") || a.entry.caseNumber.localeCompare(b.entry.caseNumber);

/** The rulings most like this material, at most five, and those each finding rests on. Only cases of the library can
 * come out. Pure. */
export function matchCases(outcomes: ClauseOutcome[], facts: Facts, library: Library = builtInLibrary()): CaseMatches {
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  const best = scoreAll(queryOf(findings, facts), facts, library)
    .sort(bySimilarity)
    .slice(0, MOST_CASES)
    .filter((scored) => scored.similarity >= LEAST_SIMILARITY);
  const precedents: Record<string, string[]> = {};
  for (const finding of findings) {
    const own = best.filter(({ entry }) => {
      const ruled = clausesToday(entry, [...entry.breachClauses, ...entry.noBreachClauses]).searched;
      return [finding.subclause, ...finding.alsoUnder].some((clause) => ruled.includes(clause));
    });
    precedents[finding.id] = own.slice(0, MOST_PRECEDENTS_A_FINDING).map(({ entry }) => entry.caseNumber);
  }
  return { cases: best.map((scored) => toResult(scored, facts)), precedents };
}
