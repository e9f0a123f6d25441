import { z } from "zod";
import { PRE_MLR_NOTICE } from "#schema/pre-mlr.ts";
import { clausesToday, LIBRARY, type LibraryCase, outcomeOf } from "#worker/cases/library.ts";

/** Cases told at once. */
const MOST = 20;

export const precedentInput = z.object({
  query: z.string().max(200).optional().describe("A case number, or words of parties, matter and summary"),
  clause: z.string().max(20).optional().describe("Clause or sub-clause of the 2024 Code, such as 26 or 26.1"),
});

export const precedents = z.object({
  notice: z.string(),
  /** All that were found; the newest of them are told. */
  total: z.int(),
  cases: z.array(
    z.object({
      caseNumber: z.string(),
      title: z.string().nullable(),
      matter: z.string().nullable(),
      summary: z.string().nullable(),
      completed: z.string().nullable(),
      outcome: z.string(),
      url: z.string().nullable(),
    }),
  ),
});

const textOf = ({ caseNumber, alsoCaseNumbers, title, matter, summary }: LibraryCase) =>
  [caseNumber, ...alsoCaseNumbers, title, matter, summary].join(" ").toLowerCase();

function isUnder(entry: LibraryCase, clause: string): boolean {
  const numbers = [...(entry.breachClauses ?? []), ...(entry.noBreachClauses ?? [])];
  return clausesToday(entry, numbers).shown.some((number) => number === clause || number.startsWith(`${clause}.`));
}

/** Cases of the built-in library that hold all the words and were ruled under the clause, the newest first. */
export function findPrecedents({ query = "", clause }: z.output<typeof precedentInput>): z.infer<typeof precedents> {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = LIBRARY.filter((entry) => {
    const text = textOf(entry);
    return words.every((word) => text.includes(word)) && (!clause || isUnder(entry, clause));
  });
  return {
    ...{ notice: PRE_MLR_NOTICE, total: found.length },
    cases: found.slice(0, MOST).map((entry) => {
      const { caseNumber, title, matter, summary, completed, url } = entry;
      return { caseNumber, title, matter, summary, completed, outcome: outcomeOf(entry), url };
    }),
  };
}
