import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminStats, AnalysisDay } from "#schema/admin.ts";
import { CHART_DAYS } from "#schema/admin-options.ts";
import { daysQuery, statsQuery } from "#web/features/admin/api/admin.ts";
import { type Column, DataTable } from "#web/features/admin/components/data-table.tsx";
import { CHART_RISKS, formatDate, formatNumber, formatPence } from "#web/features/admin/words.ts";
import { count } from "#web/lib/format.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { riskLook } from "#web/ui/risk-badge.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

// The library of charts comes with this part alone.
const AnalysesChart = lazyPart(
  async () => (await import("#web/features/admin/components/analyses-chart.tsx")).AnalysesChart,
  { what: "The chart", waiting: <Skeleton className="h-full w-full" /> },
);

const FIGURES: { title: string; value: (stats: AdminStats) => string; note: (stats: AdminStats) => string }[] = [
  {
    title: "Users",
    value: ({ totalUsers }) => formatNumber(totalUsers),
    note: () => "Signed up; demo accounts not counted",
  },
  {
    title: "Active subscriptions",
    value: ({ activeSubscriptions }) => formatNumber(activeSubscriptions),
    note: ({ trialingSubscriptions }) => `And ${formatNumber(trialingSubscriptions)} in a free trial`,
  },
  {
    title: "Revenue",
    value: ({ totalRevenue }) => formatPence(totalRevenue),
    note: () => "Paid invoices less refunds",
  },
  {
    title: "Analyses",
    value: ({ totalAnalyses }) => formatNumber(totalAnalyses),
    note: () => "Finished, deleted ones included",
  },
];

function Figures() {
  const { data, isError, refetch } = useQuery(statsQuery);
  if (isError && !data) return <Failed message="Failed to fetch stats" onRetry={refetch} />;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
      {FIGURES.map(({ title, value, note }) => (
        <div key={title} className="rounded-md border border-rule bg-raised px-4 py-3.5">
          <dt className="text-sm text-ink-muted">{title}</dt>
          <dd className="mt-1 text-xl font-semibold tabular-nums">
            {data ? value(data) : <Skeleton className="h-7 w-16" />}
          </dd>
          <dd className="mt-0.5 text-xs text-ink-muted">{data ? note(data) : <Skeleton className="h-4 w-28" />}</dd>
        </div>
      ))}
    </dl>
  );
}

const totalOf = (day: AnalysisDay) => CHART_RISKS.reduce((sum, risk) => sum + day[risk], 0);

const DAY_COLUMNS: Column<AnalysisDay>[] = [
  { title: "Day", cell: ({ day }) => formatDate(day) },
  { title: "All", cell: (day) => totalOf(day), isNumber: true },
  ...CHART_RISKS.map((risk) => ({
    title: riskLook(risk).label,
    cell: (day: AnalysisDay) => day[risk],
    isNumber: true,
  })),
];

/** What the colours of the chart stand for, each with its number. */
function Legend({ days }: { days: AnalysisDay[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {CHART_RISKS.map((risk) => {
        const { label, icon, tone } = riskLook(risk);
        const total = days.reduce((sum, day) => sum + day[risk], 0);
        return (
          <li key={risk} className="flex items-center gap-1.5">
            <span className={`[&_svg]:size-4 ${TONE_CLASS[tone as keyof typeof TONE_CLASS] ?? ""}`}>{icon}</span>
            {label} <span className="text-ink-muted tabular-nums">{formatNumber(total)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const TONE_CLASS = { high: "text-high", medium: "text-medium", low: "text-low", good: "text-good" } as const;

function AnalysesPanel() {
  const { data: days, isError, refetch } = useQuery(daysQuery);
  const [isTableOpen, setTableOpen] = useState(false);
  if (isError && !days) return <Failed message="Failed to fetch analyses" onRetry={refetch} />;
  if (!days) return <Skeleton className="h-64 w-full" />;
  const total = days.reduce((sum, day) => sum + totalOf(day), 0);
  return (
    <>
      <Legend days={days} />
      <div className="mt-4 h-64">
        {total === 0 ? (
          <p className="grid h-full place-items-center rounded-md border border-dashed border-rule text-ink-muted">
            No analyses in the last {CHART_DAYS} days.
          </p>
        ) : (
          <AnalysesChart days={days} label={`${count(total, "analysis", "analyses")} in ${CHART_DAYS} days`} />
        )}
      </div>
      <Disclosure
        summary="The same figures as a table"
        open={isTableOpen}
        onOpenChange={setTableOpen}
        className="mt-4 border-t border-rule pt-3"
        summaryClass="py-1.5 text-sm font-medium"
      >
        <div className="mt-3">
          <DataTable
            caption="Analyses per day by risk"
            columns={DAY_COLUMNS}
            rows={days.toReversed()}
            keyOf={({ day }) => day}
            isCompact
          />
        </div>
      </Disclosure>
    </>
  );
}

/** The installation at a glance. */
export function OverviewTab() {
  return (
    <div className="space-y-5">
      <Figures />
      <Panel title={`Analyses per day, last ${CHART_DAYS} days`}>
        <AnalysesPanel />
      </Panel>
    </div>
  );
}
