import type { ClauseYears } from "#schema/precedent.ts";
import type { Entry } from "./entries.ts";

const clauseOf = (number: string) => number.split(".")[0] ?? number;

/** How many of the cases were ruled in breach and not in breach of each clause of 2024, year by year. A case counts once for a clause
 * and a ruling, however many of its sub-clauses were ruled on. */
export function clauseYearsOf(entries: readonly Entry[]): ClauseYears {
  const ruled = entries.filter(({ preview }) => preview.outcome !== "not seen");
  const years = [...new Set(ruled.map(({ day }) => day.slice(0, 4)))].sort();
  const rows = new Map<string, { breach: number[]; noBreach: number[] }>();
  for (const { preview, day } of ruled) {
    const year = years.indexOf(day.slice(0, 4));
    for (const ruling of ["breach", "noBreach"] as const)
      for (const clause of new Set((preview.in2024[ruling] ?? []).map(clauseOf))) {
        const row = rows.get(clause) ?? { breach: years.map(() => 0), noBreach: years.map(() => 0) };
        row[ruling][year] = (row[ruling][year] ?? 0) + 1;
        rows.set(clause, row);
      }
  }
  const clauses = [...rows].map(([clause, counts]) => ({ clause, ...counts }));
  return { years, clauses: clauses.sort((a, b) => Number(a.clause) - Number(b.clause)), cases: ruled.length };
}
