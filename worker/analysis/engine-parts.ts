import type { AnalysisDeps } from "#worker/analysis/deps.ts";
import { writeUp } from "#worker/analysis/write-up.ts";
import { failuresOf } from "#worker/rules/checks/hits-of.ts";
import { checking } from "#worker/rules/engine/engine.ts";
import { type Facts, gathering } from "#worker/rules/facts/index.ts";
import { inSlices } from "#worker/rules/work.ts";

type EngineParts = Pick<AnalysisDeps, "factsOf" | "checkClauses" | "checksNotRun" | "writeUp">;

/** The same facts under objects of their own. What was worked out for the checks, hits above all, is kept by the objects that it was
 * worked out from, and goes with them: of a long file it takes as much memory as the facts. */
function asGathered(facts: Facts): Facts {
  return {
    ...facts,
    unsaid: facts.unsaid && asGathered(facts.unsaid),
  };
}

/** The rule engine as the stages of one analysis use it, wherever they run. Facts that were gathered for a stage are kept
 * for the next ones as long as the process lives. With `pause` long work lets others have their turn in between. */
export function engineParts(pause: () => Promise<void> = async () => undefined): EngineParts {
  let kept: { of: string; facts: Facts } | undefined;
  return {
    async factsOf(job, material) {
      if (kept?.of !== job.id) kept = { of: job.id, facts: await inSlices(gathering(material, job.fields), pause) };
      return kept.facts;
    },
    async checkClauses(facts) {
      const outcomes = await inSlices(checking(facts), pause);
      if (kept?.facts === facts) kept = { ...kept, facts: asGathered(facts) };
      return outcomes;
    },
    checksNotRun: failuresOf,
    writeUp,
  };
}
