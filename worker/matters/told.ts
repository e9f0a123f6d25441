import type { Finding, Fix } from "#schema/result.ts";
import { CLAUSES } from "#worker/rules/index.ts";
import { CLAUSE_TEXTS, REQUIREMENTS } from "#worker/rules/knowledge.ts";
import { wordsOfCheck } from "#worker/rules/reader-words.ts";
import type { CheckWords } from "#worker/rules/types.ts";

/** A finding with its clause, what a reader is told of it, and its edits at further places that have no finding of their own. */
export interface Told {
  clause: number;
  finding: Finding;
  more: readonly Fix[];
  words: CheckWords;
}

const CHECK_OF = new Map(
  [...CLAUSES]
    .reverse()
    .flatMap(({ checks }) => [...checks].reverse().map(({ id, requirement }): [string, string] => [requirement, id])),
);

const FEW_WORDS = 12;

/** Words of a fault that no check of ours stands for: those of its requirement, or of its clause. */
function wordsOfRequirement(requirement: string, clause: number): CheckWords {
  const known = wordsOfCheck(CHECK_OF.get(requirement) ?? "");
  if (known) return known;
  const headline = `Possible fault: ${CLAUSE_TEXTS.get(clause)?.title ?? `Clause ${clause}`}`;
  return {
    headline: headline.split(" ").slice(0, FEW_WORDS).join(" "),
    asks: `see Clause ${clause}`,
    action: "ask",
    advice: REQUIREMENTS.get(requirement)?.fix ?? "Have a person look at these words.",
  };
}

/** What is told of a finding. Pure. */
export function told(clause: number, finding: Finding, more: readonly Fix[] = []): Told {
  return {
    clause,
    finding,
    more,
    words: wordsOfCheck(finding.check) ?? wordsOfRequirement(finding.requirement, clause),
  };
}

/** The first sentence of an issue, without its stop; a stop inside quotation marks ends nothing. */
function firstStatement(issue: string): string {
  const end = /^(?:“[^”]*”|"[^"]*"|[^“"])*?[^\s.“"](?:”|")?([.!?])(?=\s|$)/.exec(issue);
  const statement = end ? issue.slice(0, end[0].length - 1) : issue.replace(/[.!?]$/, "");
  return statement.trim();
}

/** One sentence: what the words do, and what the Code asks. */
export function reasonOf({ finding, words }: Told): string {
  if (finding.raisedBy === "ai") return finding.issue;
  return `${firstStatement(finding.issue)}; ${words.asks}.`;
}
