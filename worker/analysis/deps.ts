import type { Comparison } from "#schema/comparison.ts";
import type { AnalysisResult, CaseResult } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import type { ReceivedFurther } from "#worker/analysis/further-files.ts";
import type { CaseMatches } from "#worker/cases/match.ts";
import type { FurtherFile } from "#worker/comparison/compare.ts";
import type { AllPlain } from "#worker/lib/plain.ts";
import type { Material, SourceFormat } from "#worker/reading/material.ts";
import type { ReadingState, ReadingStep } from "#worker/reading/reading-step.ts";
import type { Review } from "#worker/reviewer/review.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { ClauseOutcome } from "#worker/rules/types.ts";
import type { FinishedAnalysis } from "#worker/store/assessment-rows.ts";

/** What is to be analysed; fixed when the analysis is submitted. */
export interface AnalysisJob {
  /** Names the object, the progress and, when it is done, the assessment. */
  id: string;
  userId: number;
  uploadKey: string;
  fileName: string;
  format: SourceFormat;
  fingerprint: string;
  fields: SubmissionFields;
  /** What it is to be compared with; stored beside it, in this order. */
  further?: ReceivedFurther[];
  /** The first assessment of the material that this is a later version of. */
  seriesId?: string | undefined;
  /** Milliseconds since 1970. */
  submittedAt: number;
}

export type StageName = "read" | "facts" | "clauses" | "compare" | "cases" | "review" | "write-up" | "save";

export interface RunState {
  job: AnalysisJob;
  phase: "running" | "complete" | "failed" | "cancelled";
  stage: StageName;
  /** Starts of the present stage since it last got anywhere, counted before each start: a stage that kills the
   * process would otherwise run for ever. */
  attempts: number;
  progress: number;
  stageText: string;
  /** Of one that failed: whether the same file would fail again. */
  isFinal?: boolean;
}

interface HandedOn {
  reading: ReadingState;
  material: Material;
  outcomes: ClauseOutcome[];
  further: FurtherFile[];
  comparison: Comparison;
  matches: CaseMatches;
  review: ReviewOutcome;
  result: AnalysisResult;
}

/** What stages hand to one another, stored as JSON in between: only what JSON carries whole compiles. Nothing that can be
 * worked out from another value is among it; facts, above all, are gathered where they are needed. */
export type StageValues = AllPlain<HandedOn>;

/** What the AI reviewer adds, and the cases that its findings rest on. */
export interface ReviewOutcome {
  review: Review;
  /** The rulings most like the material with the added findings; null when there are none. */
  matches: CaseMatches | null;
}

/** Saved values of one analysis; they outlive the process. */
export interface ValueStore {
  load<K extends keyof StageValues>(name: K): Promise<StageValues[K] | null>;
  save<K extends keyof StageValues>(name: K, value: StageValues[K]): Promise<void>;
  remove(...names: (keyof StageValues)[]): Promise<void>;
}

export interface WriteUpInput {
  material: Material;
  facts: Facts;
  outcomes: ClauseOutcome[];
  matches: CaseMatches;
  /** Without it, or null: nothing was sent to compare the material with. */
  comparison?: Comparison | null;
  /** Without it, or null: no AI reviewer is configured. */
  reviewed?: ReviewOutcome | null;
}

/** Everything the pipeline needs from outside. */
export interface AnalysisDeps {
  now(): number;
  loadState(): Promise<RunState | null>;
  saveState(state: RunState): Promise<void>;
  values: ValueStore;
  /** Removes the pictures that reading has put by; harmless when there are none. */
  removePictures(): Promise<void>;
  read(job: AnalysisJob, state: ReadingState | null): Promise<ReadingStep>;
  /** The facts of the job's material; worked out anew by each process that asks. */
  factsOf(job: AnalysisJob, material: Material): Promise<Facts>;
  checkClauses(facts: Facts): Promise<ClauseOutcome[]>;
  /** The checks that threw, by id; their clauses' outcomes say so. */
  checksNotRun(facts: Facts): ReadonlyMap<string, unknown>;
  matchCases(outcomes: ClauseOutcome[], facts: Facts): Promise<CaseMatches>;
  /** The AI reviewer, null where none is configured. Never throws for what a model does. */
  review: ((job: AnalysisJob, facts: Facts, outcomes: ClauseOutcome[], cases: CaseResult[]) => Promise<Review>) | null;
  writeUp(input: WriteUpInput): AnalysisResult;
  /** Writes the assessment once; false when the analysis was cancelled or its user deleted. */
  finish(analysis: FinishedAnalysis): Promise<boolean>;
  /** Gives the unit back once and says whether this call did it. */
  giveBack(id: string): Promise<boolean>;
  removeUpload(key: string): Promise<void>;
  /** Logs what a stage, or one of its checks, threw. */
  reportFailure(stage: StageName, error: unknown, check?: string): void;
}
