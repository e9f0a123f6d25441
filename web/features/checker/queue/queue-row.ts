import type { AnalysisResult, ProgressRecord, RiskLevel } from "#schema/result.ts";
import { progressState } from "#web/features/checker/progress-state.ts";
import { failureWords, submissionToast } from "#web/features/checker/submission-errors.ts";
import { tally, whyNotJudged } from "#web/features/result/matters.ts";
import { ApiError } from "#web/lib/api.ts";
import { count } from "#web/lib/format.ts";
import { isPassing } from "#web/lib/persistent-read.ts";
import { local, readStored, STORAGE_KEYS, session, watchStored, writeStored } from "#web/lib/storage.ts";

/** One of several files checked together. Holds nothing of its content. */
export type QueueRow = {
  id: string;
  fileName: string;
  /** In bytes. */
  size: number;
  phase: "waiting" | "sending" | "running" | "done" | "failed";
  /** Percent of the analysis, and what is being done. */
  progress: number;
  stage: string;
  isCutOff?: boolean;
  /** Once the server has it. */
  progressId?: string;
  assessmentId?: string;
  riskLevel?: RiskLevel;
  /** What was found, in a few words. */
  found?: string;
  /** Why it failed, and what to do. */
  message?: string;
  /** Whether the same file would fail again: only another one helps. */
  isFinal?: boolean;
  /** Where only the page has lost sight of it: it is asked for again, not sent again. */
  isLost?: boolean;
};

export const hasEnded = ({ phase }: QueueRow) => phase === "done" || phase === "failed";
export const isUnderWay = ({ phase }: QueueRow) => phase === "sending" || phase === "running";
/** Whether the server has not got it yet, so that leaving the page would lose it. */
export const isUnsent = ({ phase }: QueueRow) => phase === "waiting" || phase === "sending";

/** A file that has just been put in. */
export const waiting = (file: File): QueueRow => ({
  ...{ id: crypto.randomUUID(), fileName: file.name, size: file.size },
  ...{ phase: "waiting", progress: 0, stage: "" },
});

function foundIn(result: AnalysisResult): string {
  const { fix, look } = tally(result);
  if (whyNotJudged(result)) return "Not checked: open the result to see why";
  if (fix.length === 0 && result.document?.outside) return "Outside the Code";
  return [
    fix.length > 0 ? `${fix.length} to fix` : "Nothing to fix",
    ...(look.length > 0 ? [`${look.length} worth a second look`] : []),
    ...(result.coverage.unread.length > 0 ? [`${count(result.coverage.unread.length, "part")} not read`] : []),
  ].join(" · ");
}

/** What a finished result changes in its row. */
export const doneWith = (result: AnalysisResult, assessmentId?: string): Partial<QueueRow> => ({
  ...{ phase: "done", progress: 100, riskLevel: result.riskLevel, found: foundIn(result), isCutOff: false },
  ...(assessmentId !== undefined && { assessmentId }),
});

const LOST =
  "The server has not answered for some minutes. The analysis goes on without this page: ask again, or look in your Activity History.";
const GONE =
  "This analysis could not be followed to its end. Please look in your Activity History, or choose the file again.";
const NO_REASON = "The analysis met an error. Please try again.";

/** What a record of its progress changes in a row. */
export function rowOf(record: ProgressRecord): Partial<QueueRow> {
  const state = progressState(record);
  if (state.phase === "completed") return doneWith(state.result, state.assessmentId);
  if (state.phase === "failed")
    return {
      ...{ phase: "failed", isCutOff: false, message: failureWords(state.message || NO_REASON) },
      ...(record.isFinal && { isFinal: true }),
    };
  return { phase: "running", progress: state.progress, stage: state.stage, isCutOff: state.isCutOff };
}

/** What it changes in a row that its analysis could not be asked for. */
export function unfollowed(error: unknown): Partial<QueueRow> {
  const isLost = isPassing(error);
  return { phase: "failed", isCutOff: false, isLost, message: isLost ? LOST : GONE };
}

const FILE_REFUSED: readonly number[] = [400, 413, 415, 422];

/** Whether a refusal is of the file or its choices, and not of the moment. */
const isOfFile = (error: unknown) => error instanceof ApiError && FILE_REFUSED.includes(error.status);

/** What a refusal of the file, or of the call, changes in its row. */
export function refusedBy(error: unknown): Partial<QueueRow> {
  const { title, description = "" } = submissionToast(error);
  const message = title === "Analysis failed" ? description : `${title}. ${description}`;
  return { phase: "failed", message, ...(isOfFile(error) && { isFinal: true }) };
}

const NOT_SENT = "The page was loaded anew before this file was sent. Please choose it again.";
const IN_SENDING =
  "The page was loaded anew while this file was being sent. If it arrived, its result is in your Activity History; else choose it again.";

/** A row as it is after the page was loaded anew: its file is gone from the browser, its analysis is not. */
export function afterReload(row: QueueRow): QueueRow {
  if (!isUnsent(row)) return row;
  return { ...row, phase: "failed", message: row.phase === "waiting" ? NOT_SENT : IN_SENDING };
}

type Kept = { owner?: number; rows: readonly QueueRow[] };

/** Number of the user of this browser; undefined where none is known. */
export const currentOwner = () => (readStored(local, STORAGE_KEYS.user) as { id?: number } | undefined)?.id;

/** Calls back whenever another person may have taken over in this browser. */
export const onOwnerChange = watchStored;

/** Keeps the rows for a page that is loaded anew: names and states, no content. */
export function keepRows(owner: number | undefined, rows: readonly QueueRow[]) {
  const kept: Kept = { ...(owner !== undefined && { owner }), rows };
  writeStored(session, STORAGE_KEYS.queue, rows.length > 0 ? kept : undefined);
}

/** What was kept, where it is the same person's. */
export function readRows(): readonly QueueRow[] {
  const kept = readStored(session, STORAGE_KEYS.queue) as Kept | undefined;
  return Array.isArray(kept?.rows) && kept.owner === currentOwner() ? kept.rows : [];
}
