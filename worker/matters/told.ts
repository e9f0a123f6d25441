import type { Finding, Fix } from "#schema/result.ts";
import { CLAUSE_TEXTS, REQUIREMENTS } from "#worker/rules/book/knowledge.ts";
import { wordsOfCheck } from "#worker/rules/book/reader-words.ts";
import { CLAUSES } from "#worker/rules/index.ts";
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

/** Stands before every headline of what only the AI reviewer raised, so that it is marked wherever it is told. */
const BY_AI = "AI reviewer:";

const marked = (words: CheckWords): CheckWords => ({
  ...words,
  headline: `${BY_AI} ${words.headline}`.split(" ").slice(0, FEW_WORDS).join(" "),
});

/** What is told of a finding. Pure. */
export function told(clause: number, finding: Finding, more: readonly Fix[] = []): Told {
  const words = wordsOfCheck(finding.check) ?? wordsOfRequirement(finding.requirement, clause);
  return { clause, finding, more, words: finding.raisedBy === "ai" ? marked(words) : words };
}

const ENDS = /(?:[.!?]”?|…”)(?=\s+(?:["“]?\p{Lu})|\s*$)/gu;

/** The first sentence of an issue, without its stop. A stop inside quotation marks ends it only where the quotation ends it. */
function firstStatement(issue: string): string {
  for (const { index, 0: end } of issue.matchAll(ENDS)) {
    const before = issue.slice(0, index);
    const isInside = before.lastIndexOf("“") > before.lastIndexOf("”");
    if (!isInside) return before.trim();
    if (end.endsWith("”")) return `${before.trim()}${end.startsWith("…") ? "…" : ""}”`;
  }
  return issue.trim();
}

/** An issue that begins with the words at fault and then says what the Code asks needs no more. */
const SAYS_WHAT_IS_ASKED = /^“[^”]*”: /;

/** One sentence: what the words do, and what the Code asks. */
export function reasonOf({ finding, words }: Told): string {
  if (finding.raisedBy === "ai") return finding.issue;
  const statement = firstStatement(finding.issue);
  return SAYS_WHAT_IS_ASKED.test(statement) ? `${statement}.` : `${statement}; ${words.asks}.`;
}
