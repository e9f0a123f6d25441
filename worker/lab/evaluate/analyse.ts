import type { AnalysisResult } from "#schema/result.ts";
import { analyseInProcess, textFile } from "#worker/analysis/in-process.ts";
import { EXEMPLARS } from "#worker/cases/exemplars.ts";
import { matchCases } from "#worker/cases/match.ts";
import { fieldsOf } from "#worker/lab/sets.ts";
import type { Labelled, Outcome } from "./metrics.ts";

/** What is measured of a result, wherever the analysis ran. */
export function outcomeOf(label: Labelled, result: AnalysisResult): Outcome {
  return {
    label,
    risk: result.riskLevel,
    confidence: result.confidence,
    reported: result.clauses.flatMap((c) => c.findings.map((f) => ({ ...f, clause: Number(c.id) }))),
    matters: result.matters ?? [],
    cases: result.cases.map((c) => c.caseNumber),
  };
}

/** Analyses a labelled material by the stages that a served analysis goes through, rules alone. With `leaveOut` the case
 * matching does not know what reviewers cited for this very material. */
export async function analyseLabelled(label: Labelled, leaveOut = false): Promise<Outcome> {
  const others = EXEMPLARS.filter((e) => e.id !== label.id);
  const blind: Parameters<typeof analyseInProcess>[2] = {
    matchCases: async (outcomes, facts) => matchCases(outcomes, facts, { exemplars: others, cited: [] }),
  };
  const { result } = await analyseInProcess(textFile(label.text), fieldsOf(label), leaveOut ? blind : {});
  return outcomeOf(label, result);
}

/** The outcomes of many, one after the other. */
export async function analyseAll(labels: readonly Labelled[], leaveOut = false): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const label of labels) outcomes.push(await analyseLabelled(label, leaveOut));
  return outcomes;
}
