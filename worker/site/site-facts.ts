import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { MeasuredSet, SampleAnalysis, SiteFacts } from "#schema/site-facts.ts";
import { analyseInProcess, textFile } from "#worker/analysis/in-process.ts";
import { LIBRARY } from "#worker/cases/library.ts";
import { CASES_OF_REGISTER } from "#worker/cases/register/register.ts";
import { RULES_VERSION } from "#worker/rules/index.ts";

const here = import.meta.dirname;
const readJson = (file: string) => JSON.parse(readFileSync(join(here, file), "utf8"));

const SAMPLE = "leavepiece-with-faults.txt";

function measured({ materials, clauseF1, exactRisk, evidenceHit }: MeasuredSet): MeasuredSet {
  return { materials, clauseF1, exactRisk, evidenceHit };
}

/** The faulty built-in sample, analysed as the application would, rules alone. */
export async function analyseSample(): Promise<SampleAnalysis> {
  const text = readFileSync(resolve(here, "../../web/public/samples", SAMPLE), "utf8");
  const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
  const { result } = await analyseInProcess(textFile(text, SAMPLE), fields);
  return { file: SAMPLE, text, result };
}

/** The figures that the public pages quote: as recorded by the measurements and held by the library. */
export async function siteFacts(): Promise<SiteFacts> {
  const { engine, clauses } = (await analyseSample()).result;
  const firstRuns: (MeasuredSet & { rulesVersion?: string })[] = readJson("first-runs.json");
  return {
    codeEdition: engine.codeEdition,
    clauses: clauses.length,
    rulesVersion: RULES_VERSION,
    library: { cases: LIBRARY.length, register: CASES_OF_REGISTER, newest: LIBRARY[0]?.completed ?? "unknown" },
    fitted: measured(readJson("scorecard.json")),
    unseen: firstRuns.map(measured),
    newestRunBy: firstRuns.at(-1)?.rulesVersion ?? RULES_VERSION,
  };
}
