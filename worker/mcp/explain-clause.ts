import { z } from "zod";
import { PRE_MLR_NOTICE } from "#schema/pre-mlr.ts";
import { rule } from "#schema/rule.ts";
import { ruleBook } from "#worker/api/rule-book.ts";
import { notFound } from "#worker/lib/errors.ts";
import { ruleOf } from "#worker/rules/book/rule-book.ts";

const UNKNOWN =
  "The rule book does not hold this. Ask for a clause (1 to 31), a sub-clause such as 26.1, or the id of a requirement such as 6.hanging-comparison.";

/** A clause of the Code, with what is looked at under it; `rules` are told whole where a sub-clause or requirement was asked for. */
export const explainedClause = z.object({
  notice: z.string(),
  codeEdition: z.string(),
  clause: z.int(),
  title: z.string(),
  summary: z.string(),
  requirements: z.array(z.object({ id: z.string(), subclause: z.string(), looksFor: z.string() })),
  rules: z.array(rule),
});

/** Explains a clause, a sub-clause or a requirement. Throws 404 for anything else. */
export function explainClause(asked: string): z.infer<typeof explainedClause> {
  const { codeEdition, clauses } = ruleBook();
  const name = asked.trim().replace(/^clause\s+/i, "");
  const clause = clauses.find(({ number }) => String(number) === name.split(".")[0]);
  const requirements = (clause?.requirements ?? []).filter(
    ({ id, subclause }) => name === String(clause?.number) || id === name || subclause === name,
  );
  if (!clause || requirements.length === 0) throw notFound(UNKNOWN);
  const isWhole = name === String(clause.number);
  const { number, title, summary } = clause;
  return {
    ...{ notice: PRE_MLR_NOTICE, codeEdition, clause: number, title, summary, requirements },
    rules: isWhole ? [] : requirements.flatMap(({ id }) => ruleOf(id) ?? []),
  };
}
