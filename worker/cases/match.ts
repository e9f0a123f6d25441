import type { CaseResult } from "#schema/result.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { ClauseOutcome, RuleFinding } from "#worker/rules/types.ts";
import { foundNoBreach } from "./features.ts";
import { clausesRuled, clausesToday, LIBRARY, outcomeOf, sortDay } from "./library.ts";
import { sharesMatter } from "./matter-shared.ts";
import { type Library, prepareLibrary } from "./prepared-library.ts";
import { isTelling, type Query, queryOf } from "./query.ts";
import { type Scored, scoreAll } from "./similarity.ts";
import { themesTold } from "./themes-told.ts";
import { whyOf } from "./why.ts";

const MOST_CASES = 5;
const MOST_PRECEDENTS_A_FINDING = 2;
/** Below this a case shares too little to be worth a reviewer's time. README.md says what from. */
const FLOOR = 35;
/** From this on it is close. README.md says what from. */
const CLOSE = 62;
/** And below this share of the likest case. On the development set and five others one case in seven lay between two and three fifths:
 * not a single piece was shown a cited case for it, so that these were nearly all padding. From two thirds on cited cases are lost. */
const LEAST_SHARE = 0.6;
/** Of a piece without a fault, a case whose theme the words of both do not state shares single words with it: it has to be this like, or
 * this near to the likest. Of 15 others on the development set one reader found two relevant, of 9 such cases seven. */
const UNSTATED = { floor: 50, share: 0.7 };
/** What was cleared is beside the point unless the fault is much alike. */
const COUNTER_EXAMPLE_FLOOR = 55;
/** Cases in which the like was no breach, among the five. */
const MOST_COUNTER_EXAMPLES = 2;
/** And those that found none, among the five of a piece in which nothing is found. */
const MOST_WITHOUT_BREACH = 3;

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
  compare(sortDay(b.entry), sortDay(a.entry)) ||
  compare(a.entry.caseNumber, b.entry.caseNumber);

/** Whether a case that found no breach was about a fault of the kind that is found here. */
function isCounterExample({ clauses, themes }: Query, { prepared, entry }: Scored): boolean {
  const sharesClause = [...clauses.keys()].some((clause) => prepared.noBreach.has(clause));
  return sharesClause || entry.themes.some((theme) => themes.found.has(theme));
}

type Band = NonNullable<CaseResult["band"]>;

function bandOf(query: Query, scored: Scored): Band | null {
  if (!query.isClean && foundNoBreach(scored.prepared))
    return scored.similarity >= COUNTER_EXAMPLE_FLOOR && isCounterExample(query, scored) ? "counter-example" : null;
  return scored.similarity >= CLOSE ? "close" : "related";
}

interface Chosen extends Scored {
  band: Band;
}

/** Whether a material says anything that a case could be like: its kind and readers alone are like too many. */
const saysAnything = ({ indexes }: Library, { words, isClean }: Query) =>
  !isClean || [...words.copy.keys()].some((term) => indexes.whole.postings.has(term));

/** Whether a case is worth showing beside the likest. */
function isLikeEnough(query: Query, { entry, similarity }: Scored, likest: number): boolean {
  if (similarity < LEAST_SHARE * likest) return false;
  const isNear = similarity >= UNSTATED.floor || similarity >= UNSTATED.share * likest;
  return !query.isClean || isNear || themesTold(query, entry).length > 0;
}

/** The likest cases above the floor, at most five, of which no breach was found in so many. */
function choose(query: Query, scored: readonly Scored[]): Chosen[] {
  const most = query.isClean ? MOST_WITHOUT_BREACH : MOST_COUNTER_EXAMPLES;
  const sorted = scored.toSorted(bySimilarity);
  const likest = sorted.filter((one) => isLikeEnough(query, one, sorted[0]?.similarity ?? 0));
  const chosen: Chosen[] = [];
  let withoutBreach = 0;
  for (const one of likest) {
    if (chosen.length === MOST_CASES) break;
    const band = bandOf(query, one);
    const isWithout = foundNoBreach(one.prepared);
    if (band === null || (isWithout && withoutBreach === most)) continue;
    if (isWithout) withoutBreach++;
    chosen.push({ ...one, band });
  }
  return chosen;
}

/** The most severe findings that get a case of their own. */
const MOST_GRAVE = 2;

const isRuledUnder = ({ prepared }: Scored, finding: RuleFinding) =>
  [finding.subclause, ...finding.alsoUnder].some((clause) => prepared.breach.has(clause));

/** The chosen, with the likest ruling on each of the most severe findings among them: it takes the place of the least like that no such
 * finding needs. */
function withGravest(
  query: Query,
  scored: readonly Scored[],
  chosen: Chosen[],
  findings: readonly RuleFinding[],
): Chosen[] {
  const grave = findings.filter(({ severity }) => severity === "HIGH").slice(0, MOST_GRAVE);
  const list = [...chosen];
  for (const finding of grave) {
    if (list.some((one) => isRuledUnder(one, finding))) continue;
    const own = scored.filter((one) => isRuledUnder(one, finding)).sort(bySimilarity)[0];
    const band = own && bandOf(query, own);
    if (!own || !band) continue;
    if (list.length === MOST_CASES) {
      const spare = list.findLastIndex((one) => !grave.some((other) => isRuledUnder(one, other)));
      if (spare === -1) continue;
      list.splice(spare, 1);
    }
    list.push({ ...own, band });
  }
  return list.sort(bySimilarity);
}

function toResult(library: Library, query: Query, chosen: Chosen): CaseResult {
  const { entry, band } = chosen;
  const asRuled = clausesRuled(entry);
  return {
    id: entry.caseNumber,
    caseNumber: entry.caseNumber,
    title: entry.title,
    description: `${entry.matter}. ${entry.summary}`,
    similarity: Math.round(chosen.similarity),
    band,
    outcome: outcomeOf(entry),
    ...(entry.url ? { url: entry.url } : {}),
    codeYear: entry.codeYear,
    ...(entry.completed ? { completed: entry.completed } : {}),
    clauses: {
      asRuled,
      in2024: clausesToday(entry, asRuled).shown,
      breach: entry.breachClauses,
      noBreach: entry.noBreachClauses,
    },
    why: whyOf(library, query, chosen),
  };
}

/** Of the cases shown, those ruled under a finding's own sub-clauses, the ones that it found itself first. */
function precedentsOf(findings: readonly RuleFinding[], chosen: readonly Chosen[]): Record<string, string[]> {
  return Object.fromEntries(
    findings.map((finding) => {
      const under = [finding.subclause, ...finding.alsoUnder];
      const own = chosen.filter(({ prepared: { breach, noBreach } }) =>
        under.some((clause) => breach.has(clause) || noBreach.has(clause)),
      );
      const found = own.toSorted(
        (a, b) =>
          Number(b.finding?.requirement === finding.requirement) -
          Number(a.finding?.requirement === finding.requirement),
      );
      return [finding.id, found.slice(0, MOST_PRECEDENTS_A_FINDING).map(({ entry }) => entry.caseNumber)];
    }),
  );
}

/** The rulings most like this material, at most five and none that is hardly like it, and those each finding rests on. Only cases of
 * the library can come out. Pure. */
export function matchCases(outcomes: ClauseOutcome[], facts: Facts, library: Library = builtInLibrary()): CaseMatches {
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  const query = queryOf(outcomes, facts);
  const telling = findings.filter(isTelling);
  const scored = saysAnything(library, query)
    ? scoreAll(library, query, telling).filter((one) => one.similarity >= FLOOR && sharesMatter(query, one))
    : [];
  const chosen = withGravest(query, scored, choose(query, scored), telling);
  return {
    cases: chosen.map((one) => toResult(library, query, one)),
    precedents: precedentsOf(findings, chosen),
    library: library.description,
  };
}
