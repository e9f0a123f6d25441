import { type Severity, severity } from "#schema/result.ts";
import code from "#worker/knowledge/abpi-2024.json" with { type: "json" };

export const CODE_EDITION = code.edition;

export interface Requirement {
  id: string;
  clause: number;
  subclause: string;
  check: string;
  appliesWhen: string;
  /** How grave a breach of it is, as its author judged beforehand. */
  severityIfMissed: Severity;
  why: string;
  /** How it is corrected, in general. */
  fix: string;
  exampleBad: string;
  exampleGood: string;
}

export interface ClauseText {
  number: number;
  title: string;
  summary: string;
  reviewerMustCheck: string;
}

interface Subclause {
  number: string;
  requires: string;
  verified: boolean;
}

export const CLAUSE_TEXTS: ReadonlyMap<number, ClauseText> = new Map(
  code.clauses.map(({ number, title, summary, reviewerMustCheck }) => [
    number,
    { number, title, summary, reviewerMustCheck },
  ]),
);

export const REQUIREMENTS: ReadonlyMap<string, Requirement> = new Map(
  code.clauses.flatMap((clause) =>
    clause.requirements.map((r) => [
      r.id,
      {
        id: r.id,
        clause: clause.number,
        subclause: r.subclause,
        check: r.check,
        appliesWhen: r.appliesWhen,
        severityIfMissed: severity.parse(r.severityIfMissed),
        why: r.why,
        fix: r.fix,
        exampleBad: r.example_bad,
        exampleGood: r.example_good,
      },
    ]),
  ),
);

const SUBCLAUSES = code.clauses.flatMap((clause) => clause.subclauses as Subclause[]);

/** What each sub-clause requires, in our words, by its number. */
export const DUTIES: ReadonlyMap<string, string> = new Map(
  SUBCLAUSES.map(({ number, requires }) => [number, requires]),
);

const VERIFIED = new Set(SUBCLAUSES.filter((s) => s.verified).map((s) => s.number));

/** The number to print: the sub-clause where it was verified, else the clause alone. */
export function printedSubclause(number: string): string {
  return VERIFIED.has(number) ? number : (number.split(".")[0] ?? number);
}
