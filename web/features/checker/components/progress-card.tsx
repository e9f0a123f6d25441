import { useQuery } from "@tanstack/react-query";
import { Check, Circle, CircleAlert, CircleDot } from "lucide-react";
import { type Ref, useEffect, useState } from "react";
import type { ProgressState } from "#web/features/checker/progress-state.ts";
import { currentStage, stagesOf } from "#web/features/checker/stages.ts";
import { formatElapsed } from "#web/lib/format.ts";
import { siteConfigQuery } from "#web/lib/support.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

const TITLES = {
  running: "Analyzing Document",
  completed: "Analysis Complete",
  failed: "Analysis Failed",
} as const;

const TICK_MS = 1000;

/** Time since the start. It stays outside the live region: a reader told each second would never be done. */
function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <span className="text-sm text-ink-muted tabular-nums">Elapsed {formatElapsed(now - since)}</span>;
}

function StageList({ stage, progress }: { stage: string; progress: number }) {
  const config = useQuery(siteConfigQuery);
  const stages = stagesOf(config.data?.aiReview === true);
  const current = currentStage(stages, stage, progress);
  return (
    <ol className="flex gap-x-5 gap-y-1 text-sm max-sm:flex-col sm:flex-wrap sm:justify-between">
      {stages.map(({ name }, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        const Icon = isDone ? Check : isCurrent ? CircleDot : Circle;
        return (
          <li
            key={name}
            aria-current={isCurrent ? "step" : undefined}
            className={`flex items-center gap-1.5 ${isCurrent ? "font-semibold text-ink" : "text-ink-muted"}`}
          >
            <Icon aria-hidden className={`size-4 shrink-0 ${index <= current ? "text-accent" : ""}`} />
            {name}
            {isDone && <span className="sr-only"> (done)</span>}
          </li>
        );
      })}
    </ol>
  );
}

function StageText({ state }: { state: ProgressState }) {
  if (state.phase === "completed") return <p>Your pharmaceutical compliance analysis is ready</p>;
  if (state.phase === "running") return <p>{state.stage}</p>;
  return (
    <div className="flex gap-2.5">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-high" />
      <div>
        {state.message && <p className="mb-0.5 font-medium text-high">{state.message}</p>}
        <p>Analysis encountered an error. Please try again.</p>
      </div>
    </div>
  );
}

type ProgressCardProps = {
  ref?: Ref<HTMLElement>;
  state: ProgressState;
  fileName: string;
  startedAt: number;
  onCancel: () => void;
};

/** How far the analysis is, or how it ended. */
export function ProgressCard({ ref, state, fileName, startedAt, onCancel }: ProgressCardProps) {
  const isRunning = state.phase === "running";
  return (
    <Panel
      ref={ref}
      title={TITLES[state.phase]}
      aside={<span className="max-w-full truncate text-sm text-ink-muted">{fileName}</span>}
      printHide
    >
      <div role="status" aria-live="polite">
        <StageText state={state} />
      </div>
      {state.phase !== "failed" && (
        <div className="mt-3 flex items-center gap-3">
          <ProgressBar value={state.progress} label="Analysis progress" />
          <span className="w-11 text-right text-sm font-medium tabular-nums">{Math.round(state.progress)}%</span>
        </div>
      )}
      {isRunning && (
        <>
          <div className="mt-4">
            <StageList stage={state.stage} progress={state.progress} />
          </div>
          <div className="mt-4 flex items-center justify-between border-t border-rule pt-3">
            <Elapsed since={startedAt} />
            <Button size="sm" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}
