import type { ApiAnalysis, ApiResult } from "#schema/api-v1.ts";
import type { ProgressRecord } from "#schema/result.ts";
import { PRE_MLR_NOTICE } from "#schema/risk.ts";
import { AppError, notFound } from "#worker/lib/errors.ts";
import { isAnalysisId } from "#worker/lib/ids.ts";
import type { Services } from "#worker/lib/services.ts";

const GONE = "This analysis could not be found. It may have been deleted.";
const STILL_RUNNING = "This analysis is still running. Ask for its progress, and for the result once it is complete.";
const ERROR_PREFIX = /^Error:\s*/;

type Stores = Pick<Services, "analyses" | "assessments">;

function toAnalysis(id: string, { progress, stage, result }: ProgressRecord): ApiAnalysis {
  const isFailed = progress === 100 && !result;
  const status = result ? "complete" : isFailed ? "failed" : "running";
  return { id, status, progress, stage, error: isFailed ? stage.replace(ERROR_PREFIX, "") : null };
}

/** How far one of the user's analyses is; holds the answer for up to `waitMs` milliseconds while it runs. Throws 404. */
export async function progressOf(
  { analyses, assessments }: Stores,
  id: string,
  userId: number,
  waitMs: number,
): Promise<ApiAnalysis> {
  const record = isAnalysisId(id) ? await analyses.run(id).progress(userId, waitMs) : null;
  if (record) return toAnalysis(id, record);
  // Progress is forgotten after a day, the assessment is not.
  if (!(await assessments.get(id, userId))) throw notFound(GONE);
  return { id, status: "complete", progress: 100, stage: "Analysis complete", error: null };
}

/** The result of one of the user's analyses. Throws `conflict` while it runs and where it failed, saying so, and 404. */
export async function resultOf(stores: Stores, id: string, userId: number): Promise<ApiResult> {
  const assessment = await stores.assessments.get(id, userId);
  if (assessment) return { ...assessment, notice: PRE_MLR_NOTICE };
  const { status, error } = await progressOf(stores, id, userId, 0);
  throw status === "running" ? new AppError("conflict", STILL_RUNNING) : notFound(error ?? GONE);
}

/** Deletes one of the user's analyses with its result; one that runs is cancelled, and its unit given back. Throws 404. */
export async function removeAnalysis({ analyses }: Stores, id: string, userId: number): Promise<void> {
  const run = isAnalysisId(id) ? analyses.run(id) : null;
  const isKnown = (await run?.progress(userId, 0)) ?? null;
  await run?.cancel(userId);
  const isRemoved = await analyses.remove(id, userId);
  if (!isKnown && !isRemoved) throw notFound(GONE);
  if (isKnown) await run?.discard();
}
