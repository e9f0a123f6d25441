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

/** How far two pieces are at fault under the same sub-clauses, from 0 to 1; those of nearly every case do not count. */
export function sharedClauses(a: readonly string[], b: readonly string[]): number {
  const of = (list: readonly string[]) => new Set(list.filter((clause) => !COMMON.has(clause)));
  const [left, right] = [of(a), of(b)];
  const shared = [...left].filter((clause) => right.has(clause)).length;
  return shared === 0 ? 0 : shared / Math.sqrt(left.size * right.size);
}

/** Length of a vector of weights. */
export function lengthOf(weights: Iterable<number>): number {
  let sum = 0;
  for (const weight of weights) sum += weight * weight;
  return Math.sqrt(sum);
}
