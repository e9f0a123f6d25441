import type { AnalysisResult, ProgressRecord } from "#schema/result.ts";

const FIRST_STAGE = "Starting analysis...";
export const FINAL_STAGE = "Analysis complete";
const TRACKING_FAILED = "Failed to track analysis progress";

const ERROR_PREFIX = "Error:";

/** At 100% a stage text with one of these in it is a failure, and its own message. */
const FAILING_PHRASES = ["Unsupported file type", "File too large", "Usage limit reached", "Invalid request data"];

export type ProgressState =
  | { phase: "running"; progress: number; stage: string }
  | { phase: "completed"; progress: 100; stage: string; result: AnalysisResult; assessmentId: string | undefined }
  | { phase: "failed"; progress: number; stage: string; message: string };

/** Where an analysis stands, from the last record read of it (none before the first poll). */
export function progressState(record: ProgressRecord | undefined, hasPollFailed = false): ProgressState {
  const progress = record?.progress ?? 0;
  const stage = record?.stage ?? FIRST_STAGE;
  if (hasPollFailed) return { phase: "failed", progress, stage, message: TRACKING_FAILED };
  if (progress >= 100 && stage.startsWith(ERROR_PREFIX)) {
    return { phase: "failed", progress, stage, message: stage.slice(ERROR_PREFIX.length).trim() };
  }
  if (progress >= 100 && stage === FINAL_STAGE && record?.result) {
    return { phase: "completed", progress: 100, stage, result: record.result, assessmentId: record.assessmentId };
  }
  if (progress >= 100 && FAILING_PHRASES.some((phrase) => stage.includes(phrase))) {
    return { phase: "failed", progress, stage, message: stage };
  }
  return { phase: "running", progress, stage };
}
