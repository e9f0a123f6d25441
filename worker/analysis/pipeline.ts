import type { MarkedText } from "#schema/result.ts";
import type { AnalysisDeps, AnalysisJob, RunState } from "#worker/analysis/deps.ts";
import type { Stage, StageEnd } from "#worker/analysis/stage.ts";
import { stageAfter, stageOf } from "#worker/analysis/stages.ts";
import { type Material, UnreadableFileError } from "#worker/reading/material.ts";
import { UploadGoneError } from "#worker/store/uploads.ts";
import { forgetSearched } from "#worker/text/may-match.ts";

/** How often a stage may fail, or end the process, before the analysis is given up. */
const MAX_ATTEMPTS = 3;

/** An analysis that has not ended by then is given up, in milliseconds; uploads older than an hour are swept away. */
export const MAX_RUN_MS = 55 * 60_000;

const STARTING_TEXT = "Starting analysis...";
const COMPLETE_TEXT = "Analysis complete";
const CANCELLED_TEXT = "Error: The analysis was cancelled.";

const NOT_COUNTED = "This analysis has not been counted against your monthly limit.";
const CANNOT_READ = `The file could not be read. Please try again, or save it in another format and upload that. ${NOT_COUNTED}`;
const FILE_GONE = `The file did not reach its check in one piece. Please upload it again. ${NOT_COUNTED}`;
const CANNOT_CHECK = `Something went wrong while the material was being checked. Please try again. ${NOT_COUNTED}`;
const TOO_LONG = `The analysis took too long. Please try a shorter file. ${NOT_COUNTED}`;

/** What to do after a step: go on at once, try the same stage again later, or nothing more. */
export type StepOutcome = "continue" | "retry" | "ended";

/** The state that a new analysis starts in. */
export function initialState(job: AnalysisJob): RunState {
  return { job, phase: "running", stage: "read", attempts: 0, progress: 0, stageText: STARTING_TEXT };
}

const isRunning = (state: RunState | null): state is RunState => state?.phase === "running";

async function onlyResult(deps: AnalysisDeps): Promise<void> {
  await deps.values.remove("reading", "outcomes", "further", "comparison", "matches", "review");
  await deps.removePictures();
}

async function nothing(deps: AnalysisDeps): Promise<void> {
  await onlyResult(deps);
  await deps.values.remove("material", "result");
}

/** Runs the stage that an analysis has reached, and saves what came of it. Any step may be cut off anywhere and run
 * again: a stage is saved when done, and each settling act (unit, assessment, upload) works once. Throws only when
 * the end of an analysis could not be recorded; calling again then tries that again. */
export async function advance(deps: AnalysisDeps): Promise<StepOutcome> {
  const state = await deps.loadState();
  if (!isRunning(state)) return settled(deps, state);
  if (deps.now() - state.job.submittedAt > MAX_RUN_MS) return fail(deps, state, TOO_LONG);
  const stage = stageOf(state);
  if (state.attempts >= mostAttempts(stage)) return givenUp(deps, state, stage);
  const attempt = { ...state, attempts: state.attempts + 1, ...shown(state, stage) };
  await deps.saveState(attempt);
  let end: StageEnd;
  try {
    end = await stage.run(deps, state.job);
  } catch (error) {
    return failedAttempt(deps, attempt, stage, error);
  } finally {
    forgetSearched();
  }
  return moveOn(deps, attempt, stage, end);
}

/** A stage shows its own text and percentage, unless it has got further already. */
function shown(state: RunState, stage: Stage): Pick<RunState, "progress" | "stageText"> {
  const isFurther = state.progress > stage.progress;
  return isFurther
    ? { progress: state.progress, stageText: state.stageText }
    : { progress: stage.progress, stageText: stage.text };
}

async function moveOn(deps: AnalysisDeps, state: RunState, stage: Stage, end: StageEnd): Promise<StepOutcome> {
  // The analysis may have been cancelled while the stage ran.
  const now = await deps.loadState();
  if (!isRunning(now)) return settled(deps, now);
  if (end.go === "gone") return cancelled(deps, state);
  if (end.go === "again") {
    await deps.saveState({
      ...state,
      attempts: 0,
      progress: Math.max(state.progress, end.progress),
      stageText: end.stageText,
    });
    return "continue";
  }
  const next = stageAfter(stage, deps, state.job);
  if (!next) return complete(deps, state);
  await deps.saveState({ ...state, stage: next.name, attempts: 0, progress: next.progress, stageText: next.text });
  return "continue";
}

async function failedAttempt(deps: AnalysisDeps, state: RunState, stage: Stage, error: unknown): Promise<StepOutcome> {
  const now = await deps.loadState();
  if (!isRunning(now)) return settled(deps, now);
  if (error instanceof UnreadableFileError) return fail(deps, { ...state, isFinal: true }, error.message);
  deps.reportFailure(stage.name, error);
  if (error instanceof UploadGoneError) return fail(deps, state, FILE_GONE);
  return state.attempts >= mostAttempts(stage) ? givenUp(deps, state, stage) : "retry";
}

const mostAttempts = (stage: Stage) => stage.attempts ?? MAX_ATTEMPTS;

/** A stage that the analysis can do without is passed over; any other ends it. */
async function givenUp(deps: AnalysisDeps, state: RunState, stage: Stage): Promise<StepOutcome> {
  if (!stage.giveUp) return fail(deps, state, reasonFor(stage));
  return moveOn(deps, state, stage, await stage.giveUp(deps, state.job));
}

const reasonFor = (stage: Stage) => (stage.name === "read" ? CANNOT_READ : CANNOT_CHECK);

async function complete(deps: AnalysisDeps, state: RunState): Promise<StepOutcome> {
  await deps.removeUpload(state.job.uploadKey);
  await onlyResult(deps);
  await deps.saveState({ ...state, phase: "complete", attempts: 0, progress: 100, stageText: COMPLETE_TEXT });
  return "ended";
}

async function fail(deps: AnalysisDeps, state: RunState, reason: string): Promise<StepOutcome> {
  await deps.giveBack(state.job.id);
  await deps.removeUpload(state.job.uploadKey);
  await nothing(deps);
  await deps.saveState({ ...state, phase: "failed", progress: 100, stageText: `Error: ${reason}` });
  return "ended";
}

async function cancelled(deps: AnalysisDeps, state: RunState): Promise<StepOutcome> {
  await deps.removeUpload(state.job.uploadKey);
  await nothing(deps);
  await deps.saveState({ ...state, phase: "cancelled", progress: 100, stageText: CANCELLED_TEXT });
  return "ended";
}

/** A stage that was running while its analysis was cancelled, or forgotten, may have saved something since. */
async function settled(deps: AnalysisDeps, state: RunState | null): Promise<StepOutcome> {
  if (state?.phase !== "complete") await nothing(deps);
  return "ended";
}

/** Cancels a running analysis. The unit decides: where it is settled already, the analysis is as good as finished
 * and is left to finish. Harmless in any other state. */
export async function cancel(deps: AnalysisDeps): Promise<void> {
  const state = await deps.loadState();
  if (!isRunning(state)) return;
  if (await deps.giveBack(state.job.id)) await cancelled(deps, state);
}

/** What the marked-up view needs of a material. */
export function toMarkedText(material: Material): MarkedText {
  return {
    text: material.text,
    pages: material.pages.map(({ number, start, end }) => ({ number, start, end })),
    headings: material.blocks.filter(({ kind }) => kind === "heading").map(({ start, end }) => ({ start, end })),
  };
}
