import { useQuery } from "@tanstack/react-query";
import { CircleAlert, OctagonAlert } from "lucide-react";
import { Link } from "react-router";
import type { UsageLimits } from "#schema/usage.ts";
import { usageQuery } from "#web/features/usage/api/usage.ts";
import {
  LIMIT_REACHED,
  planBadge,
  planNudge,
  type UsageBadge,
  usageBadge,
  usageWarning,
  usedShare,
} from "#web/features/usage/usage-rules.ts";
import { count, formatDay } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

const BADGE_TONE = { "Limit Reached": "high", "Near Limit": "medium", Active: "accent" } as const;

function StatusBadge({ badge }: { badge: UsageBadge }) {
  return <Badge tone={BADGE_TONE[badge]}>{badge}</Badge>;
}

function Usage({ usage }: { usage: UsageLimits }) {
  const badge = usageBadge(usage);
  const warning = usageWarning(usage);
  const nudge = planNudge(usage);
  return (
    <div className="space-y-3">
      <div className="flex items-baseline justify-between gap-2">
        <p>
          <span className="text-xl font-semibold">{usage.used}</span>
          <span className="text-ink-muted"> of {count(usage.limit, "analysis", "analyses")}</span>
        </p>
        <p className="text-sm text-ink-muted">{usage.remaining} left</p>
      </div>
      <ProgressBar
        value={usedShare(usage) * 100}
        label="Analyses used this month"
        valueText={`${usage.used} of ${usage.limit} used`}
        tone={badge === "Limit Reached" ? "high" : badge === "Near Limit" ? "medium" : "accent"}
      />
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
        <Badge>{planBadge(usage)}</Badge>
        <span>Resets on {formatDay(usage.resetDate)}</span>
      </div>
      {badge === "Limit Reached" && (
        <Notice tone="high" icon={<OctagonAlert aria-hidden className="text-high" />}>
          {LIMIT_REACHED}
        </Notice>
      )}
      {warning && (
        <Notice tone="medium" icon={<CircleAlert aria-hidden className="text-medium" />}>
          {warning}
        </Notice>
      )}
      {nudge && (
        <p className="border-t border-rule pt-3 text-sm">
          {nudge}{" "}
          <Link to={paths.pricing} className="link">
            See plans
          </Link>
        </p>
      )}
    </div>
  );
}

function UsageSkeleton() {
  return (
    <div className="space-y-3">
      <p className="sr-only">Loading usage</p>
      <Skeleton className="h-7 w-32" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="mt-6 h-10 w-full" />
    </div>
  );
}

/** How much of the month's analyses is used, and which plan would suit better. */
export function UsagePanel({ isEnabled }: { isEnabled: boolean }) {
  const { data, isError, refetch } = useQuery({ ...usageQuery, enabled: isEnabled });
  return (
    <Panel title="Monthly Usage" aside={data && <StatusBadge badge={usageBadge(data)} />} printHide>
      {data ? (
        <Usage usage={data} />
      ) : isError ? (
        <Failed message="Failed to fetch usage" onRetry={refetch} />
      ) : (
        <UsageSkeleton />
      )}
    </Panel>
  );
}
