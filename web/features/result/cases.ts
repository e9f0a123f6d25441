import { citationOf } from "#schema/citation.ts";
import type { CaseResult } from "#schema/result.ts";

export type CaseBand = { title: string; cases: CaseResult[] };

const BANDS = [
  ["close", "Close"],
  ["related", "Related"],
  ["counter-example", "Counter-examples: no breach in a fault of the same kind"],
] as const;

/** The cases in bands; those of a result that was stored before there were bands are all related. */
export function caseBands(cases: readonly CaseResult[]): CaseBand[] {
  return BANDS.map(([band, title]) => ({
    title,
    cases: cases.filter((item) => (item.band ?? "related") === band),
  })).filter(({ cases: found }) => found.length > 0);
}

/** A case as it is cited. */
export const citationOfCase = ({ clauses: { breach = null, noBreach = null }, ...item }: CaseResult): string =>
  citationOf({ ...item, breach, noBreach });
