import { CircleAlert, CircleCheck, Clock, FileText, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { fileQueue } from "#web/features/checker/queue/file-queue.ts";
import type { QueueRow } from "#web/features/checker/queue/queue-row.ts";
import { words } from "#web/lib/api.ts";
import { formatFileSize } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { RiskBadge } from "#web/ui/risk-badge.tsx";
import { toast } from "#web/ui/toast-store.ts";

const ICONS: Record<QueueRow["phase"], [LucideIcon, string]> = {
  waiting: [Clock, "text-ink-muted"],
  sending: [FileText, "text-accent"],
  running: [FileText, "text-accent"],
  done: [CircleCheck, "text-ink-muted"],
  failed: [CircleAlert, "text-high"],
};

async function cancel(id: string) {
  try {
    await fileQueue.cancel(id);
    toast({ title: "Analysis cancelled", description: "This check was not counted." });
  } catch (error) {
    toast({ title: "Could not cancel", description: words(error, "Please try again."), variant: "destructive" });
  }
}

function UnderWay({ row }: { row: QueueRow }) {
  return (
    <div className="mt-0.5 flex items-center gap-x-3 text-sm text-ink-muted max-sm:flex-wrap">
      <span className="shrink-0 basis-44 max-sm:shrink max-sm:basis-full">
        {row.phase === "sending" ? "Sending" : row.isCutOff ? "The server does not answer; asking again" : row.stage}
      </span>
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <ProgressBar value={row.progress} label={`Progress of ${row.fileName}`} />
        <span className="w-10 shrink-0 text-right tabular-nums">{Math.round(row.progress)}%</span>
      </div>
    </div>
  );
}

/** How far a file is, or how it ended. */
function State({ row }: { row: QueueRow }) {
  const { phase, riskLevel, found, message, size } = row;
  if (phase === "waiting") return <p className="text-sm text-ink-muted">Waiting · {formatFileSize(size)}</p>;
  if (phase === "failed") return <p className="text-sm text-high">{message}</p>;
  if (phase !== "done") return <UnderWay row={row} />;
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
      {riskLevel && <RiskBadge level={riskLevel} />}
      {found}
    </p>
  );
}

function Actions({ row }: { row: QueueRow }) {
  const { id, phase, fileName, assessmentId } = row;
  const act = (title: string, onClick: () => void): ReactNode => (
    <Button size="sm" variant="quiet" onClick={onClick} aria-label={`${title} ${fileName}`}>
      {title}
    </Button>
  );
  if (phase === "done")
    return assessmentId ? (
      <Link
        to={paths.assessment(assessmentId)}
        className={buttonClass({ size: "sm" })}
        aria-label={`Open result of ${fileName}`}
      >
        Open result
      </Link>
    ) : null;
  if (phase === "sending" || phase === "running") return act("Cancel", () => void cancel(id));
  return (
    <>
      {phase === "failed" && fileQueue.canRetry(row) && act("Try again", () => fileQueue.retry(id))}
      {act("Remove", () => fileQueue.remove(id))}
    </>
  );
}

/** One file of the queue with its own state, and what can be done about it. */
export function QueueItem({ row }: { row: QueueRow }) {
  const [Icon, tone] = ICONS[row.phase];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <Icon aria-hidden className={`size-5 shrink-0 self-start mt-0.5 ${tone}`} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{row.fileName}</p>
        <State row={row} />
      </div>
      <div className="flex shrink-0 gap-1 max-sm:basis-full max-sm:justify-end">
        <Actions row={row} />
      </div>
    </li>
  );
}
