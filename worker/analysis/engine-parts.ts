import type { AnalysisDeps } from "#worker/analysis/deps.ts";
import { writeUp } from "#worker/analysis/write-up.ts";
import { checkClauses } from "#worker/rules/engine/engine.ts";
import { failuresOf } from "#worker/rules/engine/hits-of.ts";
import { type Facts, gatherFacts } from "#worker/rules/facts/index.ts";

type EngineParts = Pick<AnalysisDeps, "factsOf" | "checkClauses" | "checksNotRun" | "writeUp">;

/** The rule engine as the stages of one analysis use it, wherever they run. Facts that were gathered for a stage are kept
 * for the next ones as long as the process lives. */
export function engineParts(): EngineParts {
  let kept: { of: string; facts: Facts } | undefined;
  return {
    factsOf(job, material) {
      if (kept?.of !== job.id) kept = { of: job.id, facts: gatherFacts(material, job.fields) };
      return kept.facts;
    },
    checkClauses,
    checksNotRun: failuresOf,
    writeUp,
  };
}
