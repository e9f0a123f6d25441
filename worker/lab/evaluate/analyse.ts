import type { AnalysisResult } from "#schema/result.ts";
import { analyseInProcess, textFile } from "#worker/analysis/in-process.ts";
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

/** Analyses a labelled material by the stages that a served analysis goes through, rules alone. */
export async function analyseLabelled(label: Labelled): Promise<Outcome> {
  const { result } = await analyseInProcess(textFile(label.text), fieldsOf(label));
  return outcomeOf(label, result);
}

/** The outcomes of many, one after the other. */
export async function analyseAll(labels: readonly Labelled[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const label of labels) outcomes.push(await analyseLabelled(label));
  return outcomes;
}
