import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { AnalysisDay } from "#schema/admin.ts";
import { CHART_RISKS, formatDate } from "#web/features/admin/words.ts";
import { riskLook } from "#web/ui/risk-badge.tsx";

const FILL = { HIGH: "var(--high)", MEDIUM: "var(--medium)", LOW: "var(--low)", NO_RISK: "var(--good)" } as const;

const shortDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const tick = { fill: "var(--ink-muted)", fontSize: 12 };

type DayTooltipProps = { active?: boolean; payload?: readonly { payload?: AnalysisDay }[] };

function DayTooltip({ active, payload }: DayTooltipProps) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <div className="rounded-md border border-rule-strong bg-raised px-3 py-2 text-sm">
      <p className="font-medium">{formatDate(day.day)}</p>
      <ul className="mt-1">
        {CHART_RISKS.map((risk) => (
          <li key={risk} className="flex justify-between gap-4">
            <span className="text-ink-muted">{riskLook(risk).label}</span>
            <span className="tabular-nums">{day[risk]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Stacked bars, one for each day; the table beside it says the same to those who cannot see it. */
export function AnalysesChart({ days, label }: { days: AnalysisDay[]; label: string }) {
  return (
    <div role="img" aria-label={`Chart: ${label}. The table below holds the same figures.`} className="h-full">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={days} accessibilityLayer={false} margin={{ top: 4, right: 4, bottom: 0, left: -16 }}>
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="day"
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: "var(--rule-strong)" }}
            tickFormatter={(day: string) => shortDay.format(new Date(day))}
            minTickGap={24}
          />
          <YAxis tick={tick} tickLine={false} axisLine={false} allowDecimals={false} width={48} />
          <Tooltip cursor={{ fill: "var(--sunken)" }} content={<DayTooltip />} />
          {CHART_RISKS.map((risk) => (
            <Bar
              key={risk}
              dataKey={risk}
              stackId="risk"
              fill={FILL[risk]}
              stroke="var(--raised)"
              strokeWidth={1}
              maxBarSize={28}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
