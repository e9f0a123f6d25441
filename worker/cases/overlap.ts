/** Who a piece is for, where it appears and what it is. */
interface Setting {
  audience: string;
  channel: string;
  materialType: string;
}

/** How much of the setting two pieces share, from 0 to 1. */
export function sharedSetting(a: Setting, b: Setting): number {
  return (
    (a.audience === b.audience ? 0.4 : 0) +
    (a.channel === b.channel ? 0.3 : 0) +
    (a.materialType === b.materialType ? 0.3 : 0)
  );
}

/** Clauses that nearly every serious piece is ruled under. */
const COMMON = new Set(["2", "5.1"]);

/** The sub-clauses by which pieces are told apart: those of nearly every case do not count. */
export const tellingClauses = (list: Iterable<string>): Set<string> =>
  new Set([...list].filter((clause) => !COMMON.has(clause)));

/** How far two pieces are at fault under the same telling sub-clauses, from 0 to 1. */
export function sharedClauses(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const clause of a) if (b.has(clause)) shared++;
  return shared === 0 ? 0 : shared / Math.sqrt(a.size * b.size);
}

/** Length of a vector of weights. */
export function lengthOf(weights: Iterable<number>): number {
  let sum = 0;
  for (const weight of weights) sum += weight * weight;
  return Math.sqrt(sum);
}
