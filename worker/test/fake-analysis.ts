import type { AnalysisResult } from "#schema/result.ts";
import type { AnalysisDeps, AnalysisJob, RunState } from "#worker/analysis/deps.ts";
import { memoryStorage } from "#worker/analysis/memory-storage.ts";
import { advance, initialState } from "#worker/analysis/pipeline.ts";
import { valueStore } from "#worker/analysis/value-store.ts";
import type { Material } from "#worker/reading/material.ts";

export const JOB: AnalysisJob = {
  id: "9b2b6f0e-6a55-4d0e-8f39-0d7f6f1f2a11",
  userId: 7,
  uploadKey: "upload/abc",
  fileName: "leavepiece.pdf",
  format: "pdf",
  fingerprint: "sha256:00;bytes=3",
  fields: { audience: "hcp", channel: "print", context: undefined, materialType: undefined },
  submittedAt: 1_000,
};

export const MATERIAL: Material = {
  format: "pdf",
  text: "Heading\nText",
  pages: [{ number: 1, start: 0, end: 12, source: "text", confidence: null }],
  blocks: [
    { kind: "heading", start: 0, end: 7, page: 1, fontSize: 18 },
    { kind: "paragraph", start: 8, end: 12, page: 1, fontSize: 10 },
  ],
  links: [],
  hidden: [],
  unread: [],
};

/** What a result holds does not matter to the pipeline. */
const RESULT = { riskLevel: "LOW", summary: "Done" } as AnalysisResult;

export interface FakeAnalysis {
  deps: AnalysisDeps;
  /** Every call that leaves the pipeline, in order. */
  calls: string[];
  state(): RunState | null;
  /** The names of the values that are stored. */
  stored(): string[];
}

/** A pipeline's surroundings in memory, values stored as JSON, with calls recorded; `changes` replaces any of them. The unit can be settled
 * once, as in the database. */
export function fakeAnalysis(changes: Partial<AnalysisDeps> = {}): FakeAnalysis {
  const calls: string[] = [];
  const stored = memoryStorage();
  let state: RunState | null = initialState(JOB);
  let isUnitOpen = true;
  const settle = () => {
    const was = isUnitOpen;
    isUnitOpen = false;
    return was;
  };
  const note = <T>(call: string, value: T): T => {
    calls.push(call);
    return value;
  };
  const deps: AnalysisDeps = {
    now: () => 2_000,
    loadState: async () => state,
    saveState: async (next) => {
      state = next;
    },
    values: valueStore(stored),
    removePictures: async () => undefined,
    read: async () => note("read", { done: true, material: MATERIAL }),
    factsOf: () => ({}) as never,
    checkClauses: async () => note("clauses", []),
    checksNotRun: () => new Map(),
    matchCases: async () => note("cases", {} as never),
    review: null,
    writeUp: () => note("write-up", RESULT),
    finish: async () => note("finish", settle()),
    giveBack: async () => note("give back", settle()),
    removeUpload: async () => note("remove upload", undefined),
    reportFailure: (stage) => note(`failed: ${stage}`, undefined),
    ...changes,
  };
  const names = () => stored.keys().flatMap((key) => /^value:([^:]+)$/.exec(key)?.[1] ?? []);
  return { deps, calls, stored: names, state: () => state };
}

/** Takes steps until it has ended; what the user saw after each. */
export async function runToEnd({ deps, state }: FakeAnalysis): Promise<[number, string][]> {
  const seen: [number, string][] = [];
  for (let step = 0; step < 50; step++) {
    if ((await advance(deps)) === "ended") return seen;
    seen.push([state()?.progress ?? -1, state()?.stageText ?? ""]);
  }
  throw new Error("It did not end");
}

/** A stage that fails. */
export const boom = async () => {
  throw new Error("boom");
};
