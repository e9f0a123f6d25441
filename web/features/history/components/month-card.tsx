import { useQuery } from "@tanstack/react-query";
import { statsQuery } from "#web/features/history/api/history.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

const ROWS = [
  { field: "totalReviewed", label: "Materials reviewed" },
  { field: "highRiskFlagged", label: "High risk flagged" },
  { field: "approvedMaterials", label: "Approved materials" },
] as const;

function Body({ userId }: { userId: number | undefined }) {
  const { data, isError, refetch } = useQuery({ ...statsQuery(userId ?? 0), enabled: userId !== undefined });
  if (isError && !data) return <Failed message="Failed to fetch stats" onRetry={refetch} />;
  return (
    <dl className="space-y-2">
      {ROWS.map(({ field, label }) => (
        <div key={field} className="flex items-center justify-between gap-3">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{data ? data[field] : <Skeleton className="h-5 w-6" />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The month in three figures. */
export function MonthCard({ userId }: { userId: number | undefined }) {
  return (
    <Panel title="This Month" printHide>
      <Body userId={userId} />
    </Panel>
  );
}
