import type { RuleFinding } from "#worker/rules/types.ts";
import { type Columns, columnsOf } from "./features.ts";
import type { LibraryCase } from "./library.ts";
import type { Library, PreparedCase } from "./prepared-library.ts";
import { type Query, queryOfFinding } from "./query.ts";
import weights from "./weights.json" with { type: "json" };

export interface Scored {
  prepared: PreparedCase;
  entry: LibraryCase;
  /** Its place in the library. */
  doc: number;
  /** 0 to 100; README.md says what from. */
  similarity: number;
  /** How far it shares the words of the copy: 1 for the case that shares most. */
  words: number;
  /** The finding that it is likest with; null where it is likest with the piece as a whole. */
  finding: RuleFinding | null;
}

const WEIGHTS: Record<string, number> = weights;

/** What the similarities of every case come to together. */
function totals(columns: Columns, size: number): Float64Array {
  const sums = new Float64Array(size);
  for (const [name, column] of Object.entries(columns)) {
    const weight = WEIGHTS[name] ?? 0;
    if (weight === 0) continue;
    for (let i = 0; i < size; i++) sums[i] = (sums[i] ?? 0) + weight * (column[i] ?? 0);
  }
  return sums;
}

/** Totals that are told as similarities of 0 and of 100: few cases of a library reach the one, and one case in a hundred that is
 * first for its material goes past the other. */
const SCALE = { from: 2, to: 14 };

const similarityOf = (total: number) =>
  Math.max(0, Math.min(100, (100 * (total - SCALE.from)) / (SCALE.to - SCALE.from)));

/** A single finding is sooner like a case than a piece with all that is in it, by so much of the totals. */
const ALONE_COST = 1;

/** Findings that are asked for by themselves, the most severe and first of each requirement. */
const MOST_ALONE = 6;

function askedAlone(findings: readonly RuleFinding[]): RuleFinding[] {
  const first = new Map<string, RuleFinding>();
  for (const finding of findings) if (!first.has(finding.requirement)) first.set(finding.requirement, finding);
  return [...first.values()]
    .sort((a, b) => Number(b.severity === "HIGH") - Number(a.severity === "HIGH"))
    .slice(0, MOST_ALONE);
}

/** Similarity of every case to a material: as a whole, or to what is found in it one by one, whichever is more. */
export function scoreAll(library: Library, query: Query, findings: readonly RuleFinding[]): Scored[] {
  const size = library.cases.length;
  const columns = columnsOf(library, query);
  const best = totals(columns, size);
  const by = new Array<RuleFinding | null>(size).fill(null);
  const alone = askedAlone(findings);
  for (const finding of alone.length > 1 ? alone : []) {
    const own = totals(columnsOf(library, queryOfFinding(query, finding), { query, columns }), size);
    for (let i = 0; i < size; i++)
      if ((own[i] ?? 0) - ALONE_COST > (best[i] ?? 0)) {
        best[i] = (own[i] ?? 0) - ALONE_COST;
        by[i] = finding;
      }
  }
  return library.cases.map((prepared, doc) => ({
    prepared,
    entry: prepared.entry,
    doc,
    similarity: similarityOf(best[doc] ?? 0),
    words: columns.copyShare?.[doc] ?? 0,
    finding: by[doc] ?? null,
  }));
}
