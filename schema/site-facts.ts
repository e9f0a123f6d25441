import type { AnalysisResult } from "./result.ts";

/** How the rules did on one set of invented materials; shares in percent. */
export interface MeasuredSet {
  materials: number;
  clauseF1: number;
  exactRisk: number;
  evidenceHit: number;
}

/** What the public pages say of the software, read from the software when they are built. */
export interface SiteFacts {
  codeEdition: string;
  clauses: number;
  rulesVersion: string;
  /** Cases with a summary in the built-in library, cases of the whole register that can be searched, and when the newest
   * with a summary was completed ("2025-12-18"). */
  library: { cases: number; register: number; newest: string };
  /** The set that the rules are fitted to. */
  fitted: MeasuredSet;
  /** What other sets said on their first run, before the rules knew them, in the order of the runs. */
  unseen: MeasuredSet[];
  /** The version of the rules that first ran the newest of them. */
  newestRunBy: string;
}

/** A built-in material and what the engine says of it. */
export interface SampleAnalysis {
  file: string;
  text: string;
  result: AnalysisResult;
}
