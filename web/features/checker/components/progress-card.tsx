import { useQuery } from "@tanstack/react-query";
import { Check, Circle, CircleDot, WifiOff } from "lucide-react";
import { type Ref, useEffect, useState } from "react";
import { FailureText } from "#web/features/checker/components/failure-text.tsx";
import type { ProgressState } from "#web/features/checker/progress-state.ts";
import { formatElapsed } from "#web/lib/format.ts";
import { siteConfigQuery } from "#web/lib/support.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

type Stage = { name: string; from: number };

/** The stages a reader sees, in order, with the percentage from which each is under way. */
const STAGES: readonly Stage[] = [
  { name: "Reading the file", from: 0 },
  { name: "Finding facts", from: 45 },
  { name: "Checking 31 clauses", from: 60 },
  { name: "Matching cases", from: 75 },
  { name: "Second review", from: 80 },
  { name: "Writing up", from: 90 },
];

/** The stages of an analysis; the second review is the AI reviewer's. */
const stagesOf = (hasAiReview: boolean): readonly Stage[] =>
  STAGES.filter(({ name }) => hasAiReview || name !== "Second review");

/** Which stage is under way: by its name, or by the percentage where the text names none of them. */
function currentStage(stages: readonly Stage[], stage: string, progress: number): number {
  const named = stages.findIndex(({ name }) => stage.toLowerCase().startsWith(name.toLowerCase()));
  return named >= 0 ? named : stages.findLastIndex(({ from }) => progress >= from);
}

const TITLES = {
  running: "Analyzing Document",
  completed: "Analysis Complete",
  failed: "Analysis Failed",
} as const;

type Unfinished = Exclude<ProgressState, { phase: "completed" }>;

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

function StageText({ state, onCheckAgain }: { state: Unfinished; onCheckAgain: () => void }) {
  if (state.phase === "failed") return <FailureText state={state} onCheckAgain={onCheckAgain} />;
  return (
    <>
      <p>{state.stage}</p>
      {state.isCutOff && (
        <p className="mt-1 flex items-center gap-2 text-sm">
          <WifiOff aria-hidden className="size-4 shrink-0 text-medium" />
          The server does not answer at the moment. The analysis is not lost; this page keeps asking.
        </p>
      )}
    </>
  );
}

/** That the analysis has ended well, in one line: the result is what counts now. */
function Finished({ ref }: { ref?: Ref<HTMLElement> }) {
  return (
    <section
      ref={ref}
      aria-label={TITLES.completed}
      data-print="hide"
      className="flex flex-wrap items-center gap-x-2 text-sm"
    >
      <Check aria-hidden className="size-4 shrink-0 text-accent" />
      <span className="font-semibold">{TITLES.completed}</span>
      <div role="status" aria-live="polite" className="text-ink-muted">
        <p>Your pharmaceutical compliance analysis is ready</p>
      </div>
    </section>
  );
}

type ProgressCardProps = {
  ref?: Ref<HTMLElement>;
  state: ProgressState;
  fileName: string;
  startedAt: number;
  onCancel: () => void;
  onCheckAgain: () => void;
};

/** How far the analysis is, or how it ended. */
export function ProgressCard({ ref, state, fileName, startedAt, onCancel, onCheckAgain }: ProgressCardProps) {
  const isRunning = state.phase === "running";
  if (state.phase === "completed") return <Finished ref={ref} />;
  return (
    <Panel
      ref={ref}
      title={TITLES[state.phase]}
      aside={<span className="max-w-full truncate text-sm text-ink-muted">{fileName}</span>}
      printHide
    >
      <div role="status" aria-live="polite">
        <StageText state={state} onCheckAgain={onCheckAgain} />
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
