import type { AnalysisResult, ClauseResult, Coverage, Finding, RiskLevel } from "#schema/result.ts";
import { RISK_ORDER } from "#schema/result.ts";
import type { CaseMatches } from "#worker/cases/match.ts";
import type { Material } from "#worker/reading/material.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import { RULES_VERSION } from "#worker/rules/index.ts";
import { CLAUSE_TEXTS, CODE_EDITION } from "#worker/rules/knowledge.ts";
import type { ClauseOutcome, RuleFinding } from "#worker/rules/types.ts";
import { confidenceOf, findingConfidence } from "./confidence.ts";
import { coverageOf, isIncomplete } from "./coverage.ts";
import { type Mended, recommend } from "./recommend.ts";
import { summarise } from "./summary.ts";
import { byGravity } from "./wording.ts";

export interface WriteUpInput {
  material: Material;
  facts: Facts;
  outcomes: ClauseOutcome[];
  matches: CaseMatches;
}

function toFinding(raw: RuleFinding, matches: CaseMatches): Finding {
  const { themes: _themes, moreFixes: _moreFixes, ...finding } = raw;
  return {
    ...finding,
    precedents: matches.precedents[raw.id] ?? [],
    raisedBy: "rules",
    confidence: findingConfidence(raw.check),
  };
}

/** The places of a finding that are not shown, each with its edit. */
function hiddenPlaces({ moreFixes = [], ...finding }: RuleFinding, { pages }: Material): Mended[] {
  return moreFixes.map((fix) => ({
    ...finding,
    start: fix.start,
    page: pages.findLast((page) => page.start <= fix.start)?.number ?? null,
    fix,
  }));
}

const UNREAD_CHECK =
  "Part of the file could not be read with certainty; check it against the original before relying on this clause.";

function toClause(outcome: ClauseOutcome, findings: Finding[], coverage: Coverage): ClauseResult {
  const text = CLAUSE_TEXTS.get(outcome.clause);
  // A clause that was clear on what could be read is not clear on what could not.
  const unsure = isIncomplete(coverage) && outcome.status === "clear";
  const status = unsure ? "needs-human" : outcome.status;
  const looks = [...(unsure ? [UNREAD_CHECK] : []), ...outcome.human.map((h) => h.look)];
  const worst = findings[0];
  const issue = worst?.issue ?? (status === "needs-human" ? looks[0] : undefined);
  return {
    id: String(outcome.clause),
    title: text?.title ?? `Clause ${outcome.clause}`,
    description: text?.summary ?? "",
    riskLevel: worst?.severity ?? (status === "needs-human" ? "LOW" : "COMPLIANT"),
    ...(issue ? { issue } : {}),
    status,
    ...(looks.length > 0 ? { humanCheck: [...new Set(looks)].join(" ") } : {}),
    findings,
  };
}

/** The worst finding decides. With part of the file unread the verdict is never better than medium. */
function riskOf(findings: Finding[], coverage: Coverage): RiskLevel {
  const worst = Math.max(0, ...findings.map((f) => RISK_ORDER.indexOf(f.severity)));
  const least = isIncomplete(coverage) ? RISK_ORDER.indexOf("MEDIUM") : 0;
  return RISK_ORDER[Math.max(worst, least)] ?? "NO_RISK";
}

/** Puts the result together for the user. Pure: the same input gives the same result to the byte. */
export function writeUp({ material, facts, outcomes, matches }: WriteUpInput): AnalysisResult {
  const coverage = coverageOf(material);
  const clauses = outcomes.map((o) =>
    toClause(o, o.findings.map((f) => toFinding(f, matches)).sort(byGravity), coverage),
  );
  const findings = clauses.flatMap((c) => c.findings);
  const hidden = outcomes.flatMap((o) => o.findings.flatMap((f) => hiddenPlaces(f, material)));
  const riskLevel = riskOf(findings, coverage);
  const { confidence, reasons } = confidenceOf(riskLevel, outcomes, coverage);
  return {
    riskLevel,
    summary: summarise(facts, riskLevel, findings, clauses, coverage),
    confidence,
    confidenceReasons: reasons,
    materialType: { value: facts.submission.materialType, detected: facts.submission.materialTypeDetected },
    clauses,
    cases: matches.cases,
    recommendations: recommend(findings, hidden, clauses),
    engine: {
      reviewers: ["rules"],
      rulesVersion: RULES_VERSION,
      codeEdition: CODE_EDITION,
      caseLibrary: matches.library,
      notices: ["AI review did not run: no AI reviewer is configured. This result comes from the rules alone."],
    },
    coverage,
  };
}
