import type { AnalysisResult } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import { withFindings } from "#worker/analysis/reviewed.ts";
import { writeUp } from "#worker/analysis/write-up.ts";
import { matchCases } from "#worker/cases/match.ts";
import type { Material } from "#worker/reading/material.ts";
import type { Limits } from "#worker/reviewer/models/choose-model.ts";
import type { Model } from "#worker/reviewer/models/model.ts";
import { type Looks, NO_LOOKS, type Picture } from "#worker/reviewer/questions/pictures.ts";
import { review } from "#worker/reviewer/reviewer.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { gatherFacts } from "#worker/rules/facts/index.ts";

/** A material as the rules left it. */
export function byRules(material: Material, fields: Partial<SubmissionFields> = {}) {
  const submission = {
    audience: "hcp",
    channel: "print",
    context: undefined,
    materialType: undefined,
    ...fields,
  } as const;
  const facts = gatherFacts(material, submission);
  const outcomes = checkClauses(facts);
  const matches = matchCases(outcomes, facts);
  return { material, facts, outcomes, matches, result: writeUp({ material, facts, outcomes, matches }) };
}

export type ByRules = ReturnType<typeof byRules>;

/** The same with a model's review, put together as the stages of an analysis do it. */
export async function withReview(
  rules: ByRules,
  model: Model,
  limits: Limits,
  pictures: Picture[] | ((withheld: ReadonlySet<number>) => Promise<Looks>) = [],
): Promise<AnalysisResult> {
  const { material, facts, outcomes, matches } = rules;
  const looks = typeof pictures === "function" ? pictures : async () => ({ ...NO_LOOKS, pictures });
  const done = await review(model, limits, { facts, outcomes, cases: matches.cases, looks });
  const more = done.added.length > 0 ? matchCases(withFindings(outcomes, done.added), facts) : null;
  return writeUp({ material, facts, outcomes, matches, reviewed: { review: done, matches: more } });
}

const RANK = { NO_RISK: 0, LOW: 1, MEDIUM: 2, HIGH: 3 };

/** Whatever a result with a review has changed of the result by rules alone; nothing but additions is allowed. */
export function changedByReview(rules: AnalysisResult, reviewed: AnalysisResult): string[] {
  const faults: string[] = [];
  if (RANK[reviewed.riskLevel] < RANK[rules.riskLevel]) faults.push("a lower risk");
  for (const [i, before] of rules.clauses.entries()) {
    const after = reviewed.clauses[i];
    const isRaised = after?.findings.some((f) => f.raisedBy === "ai");
    if (after?.status !== before.status && !isRaised) faults.push(`Clause ${before.id}: another status`);
    if (after?.humanCheck !== before.humanCheck) faults.push(`Clause ${before.id}: another check by a person`);
    const own = after?.findings
      .filter((f) => f.raisedBy !== "ai")
      .map(({ ai: _, ...f }) => ({ ...f, raisedBy: "rules" }));
    if (JSON.stringify(sorted(own ?? [])) !== JSON.stringify(sorted(before.findings)))
      faults.push(`Clause ${before.id}: other findings of the rules`);
  }
  if (JSON.stringify(reviewed.cases.slice(0, rules.cases.length)) !== JSON.stringify(rules.cases))
    faults.push("other cases");
  for (const list of ["highPriority", "bestPractices"] as const)
    if (!rules.recommendations[list].every((item) => isStillGiven(item, list, reviewed)))
      faults.push(`a recommendation is missing (${list})`);
  const { aiReview: _, ...coverage } = reviewed.coverage;
  if (JSON.stringify(coverage) !== JSON.stringify(rules.coverage)) faults.push("other coverage");
  return faults;
}

/** Advice stays in its list, or stands among what is more serious. */
const isStillGiven = (item: string, list: "highPriority" | "bestPractices", { recommendations }: AnalysisResult) =>
  recommendations[list].includes(item) || recommendations.highPriority.includes(item);

/** With the keys of each in one order. */
function sorted(findings: object[]): [string, unknown][][] {
  return findings.map((finding) => Object.entries(finding).sort(([a], [b]) => a.localeCompare(b)));
}
