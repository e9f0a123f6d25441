import type { AnalysisResult, ProgressRecord } from "#schema/result.ts";
import { isPassing } from "#web/lib/persistent-read.ts";

export const FIRST_STAGE = "Starting analysis...";
export const FINAL_STAGE = "Analysis complete";
const TRACKING_FAILED = "Failed to track analysis progress";

const ERROR_PREFIX = "Error:";

/** At 100% a stage text with one of these in it is a failure, and its own message. */
const FAILING_PHRASES = ["Unsupported file type", "File too large", "Usage limit reached", "Invalid request data"];

/** The last record read; `isCutOff` while the server does not answer and is asked again. */
export type FollowedRecord = ProgressRecord & { isCutOff?: boolean };

export type ProgressState =
  | { phase: "running"; progress: number; stage: string; isCutOff: boolean }
  | { phase: "completed"; progress: 100; stage: string; result: AnalysisResult; assessmentId: string | undefined }
  /** `isLost` where only the page has lost sight of it: the analysis itself goes on. */
  | { phase: "failed"; progress: number; stage: string; message: string; isLost?: boolean };

/** Where an analysis stands, from the last record read of it (none before the first poll) and what ended the polls. */
export function progressState(record: FollowedRecord | undefined, pollError?: unknown): ProgressState {
  const progress = record?.progress ?? 0;
  const stage = record?.stage ?? FIRST_STAGE;
  if (pollError) return { phase: "failed", progress, stage, message: TRACKING_FAILED, isLost: isPassing(pollError) };
  if (progress >= 100 && stage.startsWith(ERROR_PREFIX)) {
    return { phase: "failed", progress, stage, message: stage.slice(ERROR_PREFIX.length).trim() };
  }
  if (progress >= 100 && stage === FINAL_STAGE && record?.result) {
    return { phase: "completed", progress: 100, stage, result: record.result, assessmentId: record.assessmentId };
  }
  if (progress >= 100 && FAILING_PHRASES.some((phrase) => stage.includes(phrase))) {
    return { phase: "failed", progress, stage, message: stage };
  }
  return { phase: "running", progress, stage, isCutOff: record?.isCutOff === true };
}
