import type { CaseResult } from "#schema/result.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { ClauseOutcome } from "#worker/rules/types.ts";
import { citedForAlike } from "./citations.ts";
import { calledFor, EXEMPLARS, type Exemplar, kindOf } from "./exemplars.ts";
import { clausesRuled, clausesToday, LIBRARY, type LibraryCase, outcomeOf } from "./library.ts";
import { queryOf } from "./query.ts";
import { calledByScenarios } from "./scenarios.ts";
import { type Library, prepareLibrary, type Scored, scoreAll } from "./similarity.ts";

const MOST_CASES = 5;
const MOST_PRECEDENTS_A_FINDING = 2;
/** Below this a case shares too little to be worth a reviewer's time. */
const LEAST_SIMILARITY = 16;
/** How many of the best are weighed when the five are chosen to differ from one another. */
const CANDIDATES = 40;
/** What a case loses when it says the same as one already chosen, in points of similarity. */
const SAMENESS_COST = 10;

export interface CaseMatches {
  cases: CaseResult[];
  /** Case numbers for each finding's id. */
  precedents: Record<string, string[]>;
  /** The library that was searched, in words. */
  library: string;
  /** For the user, where no cases could be looked up. */
  notice?: string;
}

let builtIn: Library | undefined;

/** The built-in library, prepared when it is first needed. */
export function builtInLibrary(): Library {
  builtIn ??= prepareLibrary(LIBRARY);
  return builtIn;
}

// By code point: dates and numbers are plain, and the rules of a language would cost most of the search's time.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const bySimilarity = (a: Scored, b: Scored) =>
  b.similarity - a.similarity ||
  compare(b.entry.completed ?? "", a.entry.completed ?? "") ||
  compare(a.entry.caseNumber, b.entry.caseNumber);

/** Share of themes that two cases have in common. */
function sameness(a: LibraryCase, b: LibraryCase): number {
  const common = a.themes.filter((theme) => b.themes.includes(theme)).length;
  const all = a.themes.length + b.themes.length - common;
  return all === 0 ? 0 : common / all;
}

const BUILT_IN = new Set(LIBRARY.map(({ caseNumber }) => caseNumber));
/** How many of the five are those that reviewers cited for the materials most like this one. */
const MOST_CITED = 3;

/** The best cases that each add something (five rulings on one point help less than rulings on each), and those that
 * were cited for materials like this one, by the numbers of the likest first. */
function chooseFive(scored: Scored[], cited: readonly string[]): Scored[] {
  const chosen = chooseApart(scored);
  const known = new Map(scored.map((s) => [s.entry.caseNumber, s]));
  // No reviewer can have cited a case that was imported since: it keeps its place among the five.
  const imported = chosen.filter(({ entry }) => !BUILT_IN.has(entry.caseNumber));
  const byReviewers = cited
    .flatMap((number) => known.get(number) ?? [])
    .slice(0, Math.min(MOST_CITED, MOST_CASES - imported.length));
  const others = [...new Set([...imported, ...chosen])].filter((s) => !byReviewers.includes(s));
  return [...byReviewers, ...others.slice(0, MOST_CASES - byReviewers.length)].sort(bySimilarity);
}

function chooseApart(scored: Scored[]): Scored[] {
  const rest = scored
    .filter((s) => s.similarity >= LEAST_SIMILARITY)
    .sort(bySimilarity)
    .slice(0, CANDIDATES);
  const chosen: Scored[] = [];
  while (chosen.length < MOST_CASES && rest.length > 0) {
    const values = rest.map(
      (s) => s.similarity - SAMENESS_COST * Math.max(0, ...chosen.map((c) => sameness(c.entry, s.entry))),
    );
    const [next] = rest.splice(values.indexOf(Math.max(...values)), 1);
    if (next) chosen.push(next);
  }
  return chosen.sort(bySimilarity);
}

const plain = (labels: string[]) => labels.map((label) => label.replaceAll("-", " ")).join(", ");

function whyOf(scored: Scored, isCited: boolean): string {
  const { clauses, themes, isSameKind, words } = scored.reasons();
  const parts: string[] = [];
  if (clauses.length > 0) parts.push(`ruled on Clause ${clauses.join(", ")}, raised here`);
  if (themes.length > 0) parts.push(`is about ${plain(themes.slice(0, 3))}`);
  if (isSameKind) parts.push("concerned the same kind of material");
  if (isCited) parts.push("cited by reviewers for materials like this one");
  if (parts.length === 0) parts.push(`shares the words ${words().slice(0, 3).join(", ")}`);
  const text = parts.join("; ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function toResult(scored: Scored, isCited: boolean): CaseResult {
  const { entry } = scored;
  const asRuled = clausesRuled(entry);
  return {
    id: entry.caseNumber,
    caseNumber: entry.caseNumber,
    title: entry.title,
    description: `${entry.matter}. ${entry.summary}`,
    similarity: Math.round(scored.similarity),
    outcome: outcomeOf(entry),
    ...(entry.url ? { url: entry.url } : {}),
    codeYear: entry.codeYear,
    clauses: { asRuled, in2024: clausesToday(entry, asRuled).shown },
    why: whyOf(scored, isCited),
  };
}

function precedentsOf(outcomes: ClauseOutcome[], chosen: Scored[]): Record<string, string[]> {
  const ruled = chosen.map(({ entry }) => ({
    number: entry.caseNumber,
    clauses: clausesToday(entry, clausesRuled(entry)).searched,
  }));
  return Object.fromEntries(
    outcomes.flatMap(({ findings }) =>
      findings.map((finding) => {
        const own = ruled.filter(({ clauses }) =>
          [finding.subclause, ...finding.alsoUnder].some((c) => clauses.includes(c)),
        );
        return [finding.id, own.slice(0, MOST_PRECEDENTS_A_FINDING).map(({ number }) => number)];
      }),
    ),
  );
}

const citedFor = (facts: Facts) => citedForAlike(facts).map(({ caseNumber }) => caseNumber);

interface Options {
  library?: Library;
  exemplars?: readonly Exemplar[];
  /** The cases that were cited for materials like this one, the likest first. */
  cited?: readonly string[];
}

/** The rulings most like this material, at most five, and those each finding rests on. Only cases of the library can
 * come out. Pure. */
export function matchCases(
  outcomes: ClauseOutcome[],
  facts: Facts,
  { library = builtInLibrary(), exemplars = EXEMPLARS, cited = citedFor(facts) }: Options = {},
): CaseMatches {
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  const query = queryOf(findings, facts);
  const byReviewers = calledFor(kindOf(findings, facts), exemplars);
  const byScenarios = calledByScenarios(query, findings, facts);
  const chosen = chooseFive(scoreAll(query, facts, library, { byReviewers, byScenarios }), cited);
  const known = new Set(cited.slice(0, MOST_CITED));
  return {
    cases: chosen.map((scored) => toResult(scored, known.has(scored.entry.caseNumber))),
    precedents: precedentsOf(outcomes, chosen),
    library: library.description,
  };
}
