import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { AssessmentListItem } from "#schema/assessment.ts";
import { recentQuery } from "#web/features/history/api/history.ts";
import { riskWords, shorten } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Failed } from "#web/ui/failed.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RiskBadge } from "#web/ui/risk-badge.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

const SHOWN = 2;
const FILENAME_CHARS = 20;

function Item({ item }: { item: AssessmentListItem }) {
  return (
    <li>
      <Link
        to={paths.assessment(item.id)}
        title={item.filename}
        className="-mx-2 flex min-h-10 items-center justify-between gap-3 rounded-md px-2 hover:bg-sunken"
      >
        <span className="truncate">{shorten(item.filename, FILENAME_CHARS)}</span>
        <RiskBadge level={item.riskLevel} label={riskWords(item.riskLevel)} />
      </Link>
    </li>
  );
}

function Body({ userId }: { userId: number | undefined }) {
  const { data, isError, refetch } = useQuery({ ...recentQuery(userId ?? 0), enabled: userId !== undefined });
  if (isError && !data) return <Failed message="Failed to fetch recent activity" onRetry={refetch} />;
  if (!data) {
    return (
      <div className="space-y-2">
        <p className="sr-only">Loading recent activity</p>
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-full" />
      </div>
    );
  }
  if (data.length === 0) {
    return <p className="text-sm text-ink-muted">Your checks will appear here.</p>;
  }
  return (
    <ul>
      {data.slice(0, SHOWN).map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
  );
}

/** Leads to the whole history. */
const ViewAll = () => (
  <Link to={paths.activity} className="link text-sm">
    View All<span className="sr-only"> activity</span>
  </Link>
);

/** The last two materials that were checked. */
export function RecentActivity({ userId }: { userId: number | undefined }) {
  return (
    <Panel title="Recent Activity" aside={<ViewAll />} printHide>
      <Body userId={userId} />
    </Panel>
  );
}
