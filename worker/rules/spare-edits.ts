import { inView, isOfLikeness } from "#schema/likeness.ts";
import { byRules, isGrave, type Trial, type Try } from "./edit-trials.ts";
import type { ClauseOutcome, RuleFinding } from "./types.ts";

/* Not every passage that is only like faulty ones has to go for its clause to be raised no longer. The fewest edits that mend a
 * piece are found by trying: those of the likeliest passages first, then of more of the clauses that are still raised. */

/** So many more passages of a clause are taken at a time. */
const AT_A_TIME = 2;

const without = (outcomes: readonly ClauseOutcome[], spare: ReadonlySet<RuleFinding>): ClauseOutcome[] =>
  outcomes.map((outcome) => ({ ...outcome, findings: outcome.findings.filter((finding) => !spare.has(finding)) }));

/** The spare passages that are needed after all: the next of each clause in which a fault is left, and of all clauses where those have
 * none, for words that another clause would take out may matter; all of them if written rules find more faults than with every edit
 * made. */
function neededIn(trial: Trial, outcomes: readonly ClauseOutcome[], spare: ReadonlySet<RuleFinding>, most: number) {
  const left = new Set(trial.outcomes.flatMap(({ clause, findings }) => (findings.some(isGrave) ? [clause] : [])));
  const isSound = byRules(trial) <= most;
  const nextOf = ({ findings }: ClauseOutcome) =>
    findings.filter((finding) => spare.has(finding)).slice(0, isSound ? AT_A_TIME : undefined);
  if (left.size === 0) return [];
  const own = isSound ? outcomes.filter(({ clause }) => left.has(clause)).flatMap(nextOf) : [];
  return own.length > 0 ? own : outcomes.flatMap(nextOf);
}

/** The outcomes, with the passages marked as spare without whose edits the piece is mended too. Pure. */
export function withSpare(outcomes: ClauseOutcome[], tryEdits: Try): ClauseOutcome[] {
  const seen = new Set(outcomes.flatMap(({ findings }) => inView(findings)));
  const passages = outcomes.flatMap(({ findings }) => findings).filter(({ check }) => isOfLikeness(check));
  const spare = new Set(passages.filter((finding) => !seen.has(finding)));
  const whole = spare.size > 0 ? tryEdits(outcomes) : null;
  for (let trial = whole && tryEdits(without(outcomes, spare)); trial; trial = tryEdits(without(outcomes, spare))) {
    const needed = neededIn(trial, outcomes, spare, whole ? byRules(whole) : 0);
    if (needed.length === 0) break;
    for (const finding of needed) spare.delete(finding);
  }
  if (spare.size === 0) return outcomes;
  return outcomes.map((outcome) => ({
    ...outcome,
    findings: outcome.findings.map((finding) => (spare.has(finding) ? { ...finding, spare: true as const } : finding)),
  }));
}
