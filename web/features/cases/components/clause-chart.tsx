import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, XAxis, YAxis } from "recharts";

export type YearCount = { year: string; breach: number; noBreach: number };

const tick = { fill: "var(--ink-muted)", fontSize: 12 };

/** Rulings of a clause by year, breaches below and no breaches above; the table beside it holds the same figures. */
export function ClauseChart({ years, label }: { years: readonly YearCount[]; label: string }) {
  return (
    <div role="img" aria-label={`Chart: ${label}. The table below holds the same figures.`} className="h-56">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...years]} accessibilityLayer={false} margin={{ top: 4, right: 4, bottom: 0, left: -20 }}>
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="year"
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: "var(--rule-strong)" }}
            minTickGap={12}
          />
          <YAxis tick={tick} tickLine={false} axisLine={false} allowDecimals={false} width={48} />
          <Legend
            iconType="square"
            wrapperStyle={{ fontSize: 12 }}
            formatter={(name: string) => <span className="text-ink">{name}</span>}
          />
          <Bar dataKey="breach" name="Breach" stackId="ruling" fill="var(--accent)" isAnimationActive={false} />
          <Bar
            dataKey="noBreach"
            name="No breach"
            stackId="ruling"
            fill="var(--accent-soft)"
            stroke="var(--accent)"
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
