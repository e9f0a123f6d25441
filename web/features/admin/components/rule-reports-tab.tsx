import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { RuleReport } from "#schema/workbench.ts";
import { markReport, refreshAdmin, reportCountsQuery, reportsQuery } from "#web/features/admin/api/admin.ts";
import { Paged } from "#web/features/admin/components/paged-table.tsx";
import { formatMoment } from "#web/features/admin/words.ts";
import { words } from "#web/lib/api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** How many reports each check has. */
function Counts() {
  const { data, isError, refetch } = useQuery(reportCountsQuery);
  if (isError) return <Failed message="Failed to fetch the counts" onRetry={refetch} />;
  if (!data) return <p role="status">Loading counts...</p>;
  if (data.length === 0) return <p>No rule has been reported.</p>;
  return (
    <table className="w-full max-w-2xl text-sm">
      <thead>
        <tr className="text-left text-ink-muted">
          <th className="py-1 font-medium">Check</th>
          <th className="py-1 text-right font-medium">Open</th>
          <th className="py-1 text-right font-medium">All</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ check, open, all }) => (
          <tr key={check} className="border-t border-rule">
            <td className="py-1.5 wrap-anywhere">{check}</td>
            <td className="py-1.5 text-right tabular-nums">{open}</td>
            <td className="py-1.5 text-right tabular-nums">{all}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Report({ report }: { report: RuleReport }) {
  const { id, check, quote, words: said, rulesVersion, at, doneAt } = report;
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: () => markReport(id, doneAt === null),
    onSuccess: () => {
      refreshAdmin(client);
      document.getElementById("main")?.focus({ preventScroll: true });
    },
    onError: (error) =>
      toast({ title: "Error", description: words(error, "Please try again."), variant: "destructive" }),
  });
  const label = doneAt === null ? "Mark as done" : "Reopen";
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-rule py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          {check}
          {doneAt && <Badge tone="accent">Done</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          {formatMoment(at)}, rules {rulesVersion}
        </p>
        {quote && <blockquote className="mt-2 max-w-[75ch] font-serif">“{quote}”</blockquote>}
        {said && <p className="mt-1 max-w-[75ch]">{said}</p>}
      </div>
      <Button
        size="sm"
        aria-label={`${label}: ${check}`}
        aria-disabled={mark.isPending || undefined}
        onClick={() => !mark.isPending && mark.mutate()}
      >
        {label}
      </Button>
    </li>
  );
}

/** Where users say that a rule is wrong: by check, and one by one. */
export function RuleReportsTab() {
  const [showsAll, setShowsAll] = useState(false);
  const list = useInfiniteQuery(reportsQuery(showsAll ? "all" : "open"));
  return (
    <div className="space-y-5">
      <Panel title="Rules reported as wrong">
        <Counts />
      </Panel>
      <Panel
        title="Reports"
        aside={
          <label className="flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={showsAll}
              onChange={(event) => setShowsAll(event.target.checked)}
              className="size-4 accent-accent"
            />
            Show those that are done
          </label>
        }
      >
        <Paged
          list={list}
          loading="Loading reports..."
          failed="Failed to fetch reports"
          empty={showsAll ? "No reports yet." : "No open reports."}
        >
          {(reports) => (
            <ul>
              {reports.map((report) => (
                <Report key={report.id} report={report} />
              ))}
            </ul>
          )}
        </Paged>
      </Panel>
    </div>
  );
}
