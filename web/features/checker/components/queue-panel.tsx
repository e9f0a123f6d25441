import { useEffect, useRef } from "react";
import { QueueItem } from "#web/features/checker/components/queue-item.tsx";
import { fileQueue } from "#web/features/checker/queue/file-queue.ts";
import { hasEnded, isUnsent, type QueueRow } from "#web/features/checker/queue/queue-row.ts";
import { count } from "#web/lib/format.ts";
import { scrollToElement } from "#web/lib/motion.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

const inPhase = (rows: readonly QueueRow[], phase: QueueRow["phase"]) =>
  rows.filter((row) => row.phase === phase).length;

/** `2 of 5 done, 1 failed`. */
function stand(rows: readonly QueueRow[]): string {
  const failed = inPhase(rows, "failed");
  return `${inPhase(rows, "done")} of ${rows.length} done${failed > 0 ? `, ${failed} failed` : ""}`;
}

/** What a reload or a closed tab would cost, as long as it would cost something. */
function KeepOpen({ rows }: { rows: readonly QueueRow[] }) {
  const unsent = rows.filter(isUnsent).length;
  if (unsent === 0) return null;
  return (
    <p className="text-sm text-ink-muted">
      {count(unsent, "file")} not yet sent. Keep this page open until all are: a reload loses what was not sent. What
      was sent goes on without the page.
    </p>
  );
}

/** Several files, each on its way to its own result. */
export function QueuePanel({ rows }: { rows: readonly QueueRow[] }) {
  const panel = useRef<HTMLElement>(null);
  const before = useRef(rows.length);
  useEffect(() => {
    if (rows.length > before.current) scrollToElement(panel.current);
    before.current = rows.length;
  }, [rows.length]);
  if (rows.length === 0) return null;
  return (
    <Panel
      ref={panel}
      title="Files in the queue"
      aside={
        <p role="status" className="text-sm text-ink-muted tabular-nums">
          {stand(rows)}
        </p>
      }
      printHide
    >
      <ul className="-my-1 divide-y divide-rule">
        {rows.map((row) => (
          <QueueItem key={row.id} row={row} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-3 empty:hidden">
        <KeepOpen rows={rows} />
        {rows.every(hasEnded) && (
          <Button size="sm" className="ml-auto" onClick={() => fileQueue.clear()}>
            Clear the list
          </Button>
        )}
      </div>
    </Panel>
  );
}
