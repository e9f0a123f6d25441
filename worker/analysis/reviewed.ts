import { type CaseResult, type Finding, RISK_ORDER, type RiskLevel } from "#schema/result.ts";
import type { ReviewOutcome } from "#worker/analysis/deps.ts";
import type { CaseMatches } from "#worker/cases/match.ts";
import type { AddedFinding } from "#worker/reviewer/review.ts";
import type { ClauseOutcome } from "#worker/rules/types.ts";

/** The rules' outcomes with the AI reviewer's findings beside theirs. Nothing of the rules' is changed but the status
 * of a clause that now has findings. */
export function withFindings(outcomes: ClauseOutcome[], added: readonly AddedFinding[]): ClauseOutcome[] {
  return outcomes.map((outcome) => {
    const own = added.filter(({ clause }) => clause === outcome.clause);
    return own.length === 0 ? outcome : { ...outcome, status: "issues", findings: [...outcome.findings, ...own] };
  });
}

/** A finding of the AI reviewer no graver than one level above the rules' verdict, unless findings of that model were measured. */
export function withinOneLevel(added: AddedFinding, byRules: RiskLevel): AddedFinding {
  const most = RISK_ORDER[RISK_ORDER.indexOf(byRules) + 1] ?? "HIGH";
  if (added.ai.measured || most === "NO_RISK" || RISK_ORDER.indexOf(added.severity) <= RISK_ORDER.indexOf(most))
    return added;
  return { ...added, severity: most, ai: { ...added.ai, called: added.severity } };
}

/** The cases of the rules' findings as they are, then those that only the added findings cite. */
export function casesWith(matches: CaseMatches, reviewed: ReviewOutcome | null): CaseResult[] {
  if (!reviewed?.matches) return matches.cases;
  const { precedents, cases } = reviewed.matches;
  const cited = new Set(reviewed.review.added.flatMap(({ id }) => precedents[id] ?? []));
  const known = new Set(matches.cases.map(({ caseNumber }) => caseNumber));
  return [...matches.cases, ...cases.filter(({ caseNumber }) => cited.has(caseNumber) && !known.has(caseNumber))];
}

/** A finding of the AI reviewer as the result shows it. */
export function toAddedFinding(added: AddedFinding, matches: CaseMatches, reviewed: ReviewOutcome | null): Finding {
  const { themes: _themes, clause: _clause, ...finding } = added;
  const { precedents } = reviewed?.matches ?? matches;
  return { ...finding, precedents: precedents[added.id] ?? [], raisedBy: "ai" };
}
