import { CLAUSE_TEXTS, DUTIES, REQUIREMENTS, type Requirement } from "#worker/rules/book/knowledge.ts";
import type { ClauseOutcome } from "#worker/rules/types.ts";
import { tokensOf } from "./models/reply.ts";

/** The order in which clauses are asked about, and so which are left out last: content first, dealings and paper last. */
const ORDER = [
  ...[26, 3, 11, 6, 14, 7, 12, 15, 2, 5, 8, 13, 16, 17, 1, 27],
  ...[10, 19, 20, 21, 22, 23, 24, 25, 4, 9, 18, 28, 29, 30, 31],
];

/** What is asked about one clause. The rules decide most requirements by their commonest wordings only, so that all of them
 * are asked about, whatever the rules decided or left as not engaged. */
export interface AskedClause {
  clause: number;
  requirements: Requirement[];
  /** Its lines in the question. */
  lines: string;
  cost: number;
}

/** A requirement as lines. Of clauses that nothing in the material touches by the rules, what is checked must do. */
function lineOf(requirement: Requirement, isEngaged: boolean): string {
  const { id, check, subclause, appliesWhen, severityIfMissed } = requirement;
  if (!isEngaged) return `${id}: ${check}`;
  const duty = DUTIES.get(subclause) ?? "";
  return `${id} (${severityIfMissed} at most): ${check} The duty: ${duty} Applies to: ${appliesWhen}.`;
}

/** The lines of requirements under the heading of their clause: its duty in our words. */
export function listRequirements(requirements: readonly Requirement[], isEngaged = true): string {
  return [...Map.groupBy(requirements, ({ clause }) => clause)]
    .map(([clause, own]) => {
      const text = CLAUSE_TEXTS.get(clause);
      const heading = `Clause ${clause}, ${text?.title ?? ""}${isEngaged ? `. ${text?.summary ?? ""}` : ""}`;
      return [heading, ...own.map((requirement) => lineOf(requirement, isEngaged))].join("\n");
    })
    .join("\n");
}

/** All clauses in the order in which they are asked about: those that the rules hold to be engaged, then the others. */
export function askedClauses(outcomes: readonly ClauseOutcome[]): AskedClause[] {
  const statusOf = new Map(outcomes.map(({ clause, status }) => [clause, status]));
  const isEngaged = (clause: number) => (statusOf.get(clause) ?? "not-engaged") !== "not-engaged";
  const clauses = [...ORDER.filter(isEngaged), ...ORDER.filter((clause) => !isEngaged(clause))];
  return clauses.map((clause) => {
    const requirements = [...REQUIREMENTS.values()].filter((one) => one.clause === clause);
    const lines = listRequirements(requirements, isEngaged(clause));
    return { clause, requirements, lines, cost: tokensOf(lines) };
  });
}
