import type { AnalysisResult, ClauseResult, ClauseStatus, Finding, RiskLevel, Severity } from "#schema/result.ts";
import { listWords } from "#web/lib/format.ts";

export type NumberedFinding = { number: number; clause: ClauseResult; finding: Finding; start: number; end: number };

/** All findings in the order in which a reader of the material meets them; what is missing stands where it should be. */
export function numberFindings({ clauses }: AnalysisResult): NumberedFinding[] {
  return clauses
    .flatMap((clause) =>
      clause.findings.map((finding) => {
        const start = finding.start ?? finding.fix.start;
        return { clause, finding, start, end: finding.quote === null ? start : (finding.end ?? start) };
      }),
    )
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map((item, index) => ({ ...item, number: index + 1 }));
}

export const SEVERITIES: readonly Severity[] = ["HIGH", "MEDIUM", "LOW"];

/** How many findings there are of each severity. */
export function countBySeverity({ clauses }: AnalysisResult): Record<Severity, number> {
  const counts = { HIGH: 0, MEDIUM: 0, LOW: 0 };
  for (const { findings } of clauses) for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** The traffic light of a risk level. */
export const VERDICT_COLOUR: Record<RiskLevel, "Green" | "Amber" | "Red"> = {
  NO_RISK: "Green",
  LOW: "Green",
  MEDIUM: "Amber",
  HIGH: "Red",
};

export const STATUS_WORDS: Record<ClauseStatus, string> = {
  issues: "Issues",
  "needs-human": "Needs a person",
  clear: "Clear",
  "not-engaged": "Not engaged",
};

const STATUS_ORDER: readonly ClauseStatus[] = ["issues", "needs-human", "clear", "not-engaged"];
const RISK_RANK: Record<ClauseResult["riskLevel"], number> = { HIGH: 0, MEDIUM: 1, LOW: 2, COMPLIANT: 3 };

const byRisk = (a: ClauseResult, b: ClauseResult) => RISK_RANK[a.riskLevel] - RISK_RANK[b.riskLevel];

/** The ledger: clauses by status, issues first and the worst of them on top, otherwise in the Code's order. */
export function ledgerGroups({ clauses }: AnalysisResult): { status: ClauseStatus; clauses: ClauseResult[] }[] {
  return STATUS_ORDER.map((status) => {
    const group = clauses.filter((clause) => clause.status === status);
    return { status, clauses: status === "issues" ? group.sort(byRisk) : group };
  }).filter((group) => group.clauses.length > 0);
}

/** Who took part, in words: the rules by what they are, a model by its name. */
export const reviewerWords = (reviewers: readonly string[]) =>
  listWords(reviewers.map((name) => (name === "rules" ? "the rules engine" : name)));

const RAISED_BY: Record<Finding["raisedBy"], string> = {
  rules: "Raised by the rules",
  ai: "Raised by the AI reviewer",
  both: "Raised by rules and AI",
};
/** Who raised a finding, and what that is worth. */
export function raisedByWords({ raisedBy, confidence, ai, doubted }: Finding): string {
  const who = RAISED_BY[raisedBy];
  if (raisedBy !== "ai" || !ai) {
    const agreed = ai?.view === "confirms" ? ` The AI reviewer was ${ai.stated}% sure.` : "";
    const worth = doubted
      ? "Practice pieces like this one were seldom at fault here, so it counts as less serious and less sure."
      : `Findings of this kind were right ${confidence}% of the time when measured.`;
    return `${who}. ${worth}${agreed}`;
  }
  const stated = `${who}, which was ${ai.stated}% sure.`;
  return ai.measured
    ? `${stated} When it was as sure as that, it was right ${confidence}% of the time when measured.`
    : `${stated} How often it is right has not been measured yet, so this counts as ${confidence}%.`;
}

/** The Minimum Edit Set as plain text for an e-mail or a comment. */
export function editSetText({ recommendations }: AnalysisResult): string {
  const { highPriority, bestPractices, legalReview, legalReviewReason } = recommendations;
  const block = (title: string, items: string[]) =>
    items.length ? [`${title}\n${items.map((item, index) => `${index + 1}. ${item}`).join("\n")}`] : [];
  return [
    ...block("High priority", highPriority),
    ...block("Best practice", bestPractices),
    ...(legalReview ? [`Legal review advised${legalReviewReason ? `: ${legalReviewReason}` : "."}`] : []),
  ].join("\n\n");
}
