import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { DocumentKind } from "#schema/document-kinds.ts";
import type { AnalysisResult } from "#schema/result.ts";
import { cancelAnalysis, progressQuery, refreshAfterAnalysis } from "#web/features/checker/api/progress.ts";
import { type Submission, startAnalysis } from "#web/features/checker/api/start-analysis.ts";
import { FINAL_STAGE, type ProgressState, progressState } from "#web/features/checker/progress-state.ts";
import { failureWords, submissionFieldErrors, submissionToast } from "#web/features/checker/submission-errors.ts";
import { isSignedOut, words } from "#web/lib/api.ts";
import { track } from "#web/lib/events.ts";
import { readStored, STORAGE_KEYS, session, writeStored } from "#web/lib/storage.ts";
import { toast } from "#web/ui/toast-store.ts";

/** An analysis as this page knows it. */
export type Run = {
  fileName: string;
  audience?: string;
  channel?: string;
  startedAt: number;
  progressId?: string;
  result?: AnalysisResult;
};

// Only a run that is under way is kept, so that reloading the page finds it again.
const readRun = () => readStored(session, STORAGE_KEYS.run) as Run | undefined;
const keepRun = (run: Run | undefined) => writeStored(session, STORAGE_KEYS.run, run);

function stateOf(run: Run | undefined, poll: Parameters<typeof progressState>): ProgressState | undefined {
  if (!run) return undefined;
  if (!run.result) return run.progressId ? progressState(...poll) : progressState(undefined);
  return { phase: "completed", progress: 100, stage: FINAL_STAGE, result: run.result, assessmentId: undefined };
}

/** Toasts, counts and fresh figures when an analysis ends, once for each. */
function useEnding(state: ProgressState | undefined, startedAt: number | undefined) {
  const client = useQueryClient();
  const phase = state?.phase;
  const message = state?.phase === "failed" ? state.message : "";
  const isLost = state?.phase === "failed" && state.isLost === true;
  useEffect(() => {
    if (!startedAt || (phase !== "completed" && phase !== "failed")) return;
    // What the page has only lost sight of is found again when it is loaded anew.
    if (!isLost) keepRun(undefined);
    refreshAfterAnalysis(client);
    if (phase === "completed") {
      track({ name: "analysis_completed" });
      toast({
        title: "Analysis complete",
        description: "Your material has been successfully analysed for ABPI compliance.",
      });
    } else {
      track({ name: "analysis_error" });
      toast({ title: "Analysis failed", description: failureWords(message), variant: "destructive" });
    }
  }, [client, phase, message, isLost, startedAt]);
}

function useSubmission(setRun: (change: (run: Run | undefined) => Run | undefined) => void) {
  const client = useQueryClient();
  const upload = useRef<AbortController>(undefined);
  const [last, setLast] = useState<Submission>();
  const mutation = useMutation({
    mutationFn: (submission: Submission) => {
      upload.current = new AbortController();
      return startAnalysis(submission, upload.current.signal);
    },
    onMutate: (submission) => {
      const { file, values } = submission;
      setLast(submission);
      setRun(() => ({
        fileName: file.name,
        audience: values.audience,
        channel: values.channel,
        startedAt: Date.now(),
      }));
      track({ name: "analysis_started" });
    },
    onSuccess: (started) =>
      setRun((run) => {
        const next = run && { ...run, ...started };
        if (next?.progressId) keepRun(next);
        return next;
      }),
    onError: (error) => {
      setRun(() => undefined);
      if (upload.current?.signal.aborted) return;
      track({ name: "analysis_error" });
      // The page learns by it that the session is over, and leads to the login, which says so.
      if (isSignedOut(error)) refreshAfterAnalysis(client);
      else toast(submissionToast(error));
    },
  });
  return { last, submit: mutation.mutateAsync, abort: () => upload.current?.abort() };
}

/** Stops an analysis and says what that means for the month: a unit that was reserved comes back. */
function useCancel(run: Run | undefined, abortUpload: () => void, forget: () => void) {
  const client = useQueryClient();
  return async () => {
    try {
      if (run?.progressId) await cancelAnalysis(run.progressId);
      else abortUpload();
      forget();
      keepRun(undefined);
      refreshAfterAnalysis(client);
      toast({ title: "Analysis cancelled", description: "This check was not counted." });
    } catch (error) {
      toast({ title: "Could not cancel", description: words(error, "Please try again."), variant: "destructive" });
    }
  };
}

/** One analysis at a time: sends it, follows it, and says how it ended. */
export function useAnalysis() {
  const [run, setRun] = useState(readRun);
  const { last, submit, abort } = useSubmission(setRun);
  const poll = useQuery({ ...progressQuery(run?.progressId ?? ""), enabled: run?.progressId !== undefined });
  const state = stateOf(run, [poll.data, poll.isFetching ? undefined : poll.error]);
  useEnding(state, run?.startedAt);

  /** Answers nothing when it was accepted, else the server's message for each field. */
  const start = (submission: Submission) => submit(submission).then(() => undefined, submissionFieldErrors);

  const cancel = useCancel(run, abort, () => setRun(undefined));
  /** The same file once more, as a document of another kind; absent once the file is no longer in the browser. */
  const checkAs = last && ((documentKind: DocumentKind) => void start({ ...last, documentKind }));
  const forget = () => setRun(undefined);
  return { run, state, start, cancel, checkAs, forget, checkAgain: () => poll.refetch() };
}
