import { writeUp } from "#worker/analysis/write-up.ts";
import { EXEMPLARS } from "#worker/cases/exemplars.ts";
import { matchCases } from "#worker/cases/match.ts";
import { checkMaterial } from "#worker/rules/tried-edits.ts";
import { materialFromText } from "#worker/test/material.ts";
import { fieldsOf, loadText } from "./load.ts";
import type { Labelled, Outcome } from "./metrics.ts";

/** Analyses a labelled material as the application would, rules alone. With `leaveOut` the case matching does not know
 * what reviewers cited for this very material. */
export function analyseLabelled(label: Labelled, leaveOut = false): Outcome {
  const text = loadText(label);
  const material = materialFromText(text);
  const { facts, outcomes } = checkMaterial(material, fieldsOf(label));
  const exemplars = leaveOut ? EXEMPLARS.filter((e) => e.id !== label.id) : EXEMPLARS;
  const matches = matchCases(outcomes, facts, { exemplars, ...(leaveOut ? { cited: [] } : {}) });
  const result = writeUp({ material, facts, outcomes, matches });
  return {
    label,
    text,
    risk: result.riskLevel,
    confidence: result.confidence,
    reported: result.clauses.flatMap((c) => c.findings.map((f) => ({ ...f, clause: Number(c.id) }))),
    cases: result.cases.map((c) => c.caseNumber),
  };
}
