import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import type { DocumentKind } from "#schema/document-kinds.ts";
import { WorkedResult } from "#web/app/worked-result.tsx";
import { FoldedForm } from "#web/features/checker/components/folded-form.tsx";
import { PreMlrNotice } from "#web/features/checker/components/pre-mlr-notice.tsx";
import { ProgressCard } from "#web/features/checker/components/progress-card.tsx";
import { QueuePanel } from "#web/features/checker/components/queue-panel.tsx";
import { UploadPanel } from "#web/features/checker/components/upload-panel.tsx";
import type { ProgressState } from "#web/features/checker/progress-state.ts";
import { fileQueue } from "#web/features/checker/queue/file-queue.ts";
import { useFileQueue } from "#web/features/checker/queue/use-file-queue.ts";
import { type Run, useAnalysis } from "#web/features/checker/use-analysis.ts";
import { MonthCard } from "#web/features/history/components/month-card.tsx";
import { RecentActivity } from "#web/features/history/components/recent-activity.tsx";
import { progressTextPath, textUntil } from "#web/features/result/api/marked-text.ts";
import { ResultSkeleton } from "#web/features/result/components/result-skeleton.tsx";
import { ResultView } from "#web/features/result/components/result-view.tsx";
import { workspaceUserQuery } from "#web/features/session/api/session.ts";
import { useSessionGuard } from "#web/features/session/use-session-guard.ts";
import { usageQuery } from "#web/features/usage/api/usage.ts";
import { UsagePanel } from "#web/features/usage/components/usage-panel.tsx";
import { scrollToElement } from "#web/lib/motion.ts";
import { ErrorBoundary } from "#web/ui/error-boundary.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Panel } from "#web/ui/panel.tsx";

const SCROLL_AFTER_MS = 100;

type Completed = Extract<ProgressState, { phase: "completed" }>;
type FinishedProps = { run: Run; state: Completed; onCheckAs: ((kind: DocumentKind) => void) | undefined };

/** A finished result; its verdict takes the focus. */
function Finished({ run, state, onCheckAs }: FinishedProps) {
  const [endedAt] = useState(Date.now);
  useEffect(() => document.getElementById("verdict")?.focus({ preventScroll: true }), []);
  const view = {
    result: state.result,
    textPath: run.progressId && progressTextPath(run.progressId),
    textUntil: textUntil(endedAt),
    onCheckAs,
  };
  return (
    <ErrorBoundary part="The result">
      {state.assessmentId ? <WorkedResult id={state.assessmentId} {...view} /> : <ResultView {...view} />}
    </ErrorBoundary>
  );
}

type AnalysisOutputProps = {
  run: Run;
  state: ProgressState;
  onCancel: () => void;
  onCheckAgain: () => void;
  onCheckAs: ((kind: DocumentKind) => void) | undefined;
};

/** Progress and result of one analysis; each is brought into view when it appears. */
function AnalysisOutput({ run, state, onCancel, onCheckAgain, onCheckAs }: AnalysisOutputProps) {
  const progress = useRef<HTMLElement>(null);
  const results = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => scrollToElement(progress.current), SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (state.phase === "completed") scrollToElement(results.current);
  }, [state.phase]);
  return (
    <>
      <ProgressCard
        ref={progress}
        state={state}
        fileName={run.fileName}
        startedAt={run.startedAt}
        onCancel={onCancel}
        onCheckAgain={onCheckAgain}
      />
      {state.phase !== "failed" && (
        <Panel
          ref={results}
          title="Results"
          aside={<span className="truncate text-sm text-ink-muted">{run.fileName}</span>}
        >
          {state.phase === "completed" ? (
            <Finished run={run} state={state} onCheckAs={onCheckAs} />
          ) : (
            <ResultSkeleton />
          )}
        </Panel>
      )}
    </>
  );
}

/** The checker: upload, progress and result, with the month's figures beside them until the result takes the width. */
export function DashboardPage() {
  const user = useQuery(workspaceUserQuery);
  const { run, state, start, cancel, checkAs, forget, checkAgain } = useAnalysis();
  const queue = useFileQueue();
  // Asked every 30 seconds, and so the first to hear that the session was ended elsewhere.
  const usage = useQuery({ ...usageQuery, enabled: user.data !== undefined });
  if (useSessionGuard(user.error ?? usage.error)) return null;
  const isFolded = run !== undefined && state !== undefined && state.phase !== "failed";
  const isWide = state?.phase === "completed";
  return (
    <>
      <PageTitle documentTitle="ABPI Compliance Checker">ABPI Compliance Checker</PageTitle>
      <div data-print="one-column" className="mt-4 grid gap-5 lg:grid-cols-12">
        <div className={clsx("min-w-0 space-y-5", isWide ? "lg:col-span-12" : "lg:col-span-8")}>
          <PreMlrNotice />
          {user.isError && <Failed message="Your session could not be started." onRetry={user.refetch} />}
          {isFolded && <FoldedForm {...run} isAnalysing={!isWide} onCheckAnother={forget} />}
          {/* Hidden, not taken out: what was typed stays. */}
          <div hidden={isFolded}>
            <ErrorBoundary part="The upload form">
              <UploadPanel
                isAnalysing={state?.phase === "running"}
                hasQueue={queue.length > 0}
                usage={usage.data}
                onAnalyse={start}
                onQueue={(files, values, further) => fileQueue.add(files, values, further)}
              />
            </ErrorBoundary>
          </div>
          <QueuePanel rows={queue} />
          {run && state && (
            <AnalysisOutput
              key={run.startedAt}
              run={run}
              state={state}
              onCancel={cancel}
              onCheckAgain={checkAgain}
              onCheckAs={checkAs}
            />
          )}
        </div>
        <div
          className={clsx(
            "gap-5 self-start",
            isWide ? "grid items-start md:grid-cols-3 lg:col-span-12" : "space-y-5 lg:sticky lg:top-5 lg:col-span-4",
          )}
        >
          <UsagePanel isEnabled={user.data !== undefined} />
          <RecentActivity userId={user.data?.id} />
          <MonthCard userId={user.data?.id} />
        </div>
      </div>
    </>
  );
}
