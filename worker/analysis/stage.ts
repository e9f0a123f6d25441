import type { AnalysisDeps, AnalysisJob, StageName, StageValues } from "#worker/analysis/deps.ts";
import type { Facts } from "#worker/rules/facts/index.ts";

/** `again` carries on with the same stage: it got on and has saved how far. */
export type StageEnd = { go: "next" } | { go: "again"; progress: number; stageText: string } | { go: "gone" };

export interface Stage {
  name: StageName;
  /** Shown while it runs. */
  text: string;
  /** Percent when it begins. */
  progress: number;
  /** How often it may fail, or end the process, where that is not as often as any stage may. */
  attempts?: number;
  run(deps: AnalysisDeps, job: AnalysisJob): Promise<StageEnd>;
  /** What to do when it has failed too often, where the analysis can do without it. */
  giveUp?(deps: AnalysisDeps, job: AnalysisJob): Promise<StageEnd>;
}

export const NEXT: StageEnd = { go: "next" };

/** What an earlier stage has saved. */
export async function need<K extends keyof StageValues>(deps: AnalysisDeps, name: K): Promise<StageValues[K]> {
  const value = await deps.values.load(name);
  if (value === null) throw new Error(`No ${name} from the earlier stage`);
  return value;
}

export const factsOf = async (deps: AnalysisDeps, job: AnalysisJob): Promise<Facts> =>
  deps.factsOf(job, await need(deps, "material"));
