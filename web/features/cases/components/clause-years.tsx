import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ClauseYears } from "#schema/precedent.ts";
import { clauseYearsQuery } from "#web/features/cases/api/cases.ts";
import type { CaseSearch } from "#web/features/cases/filters.ts";
import { words } from "#web/lib/api.ts";
import { count } from "#web/lib/format.ts";
import { Failed } from "#web/ui/failed.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

const Chart = lazyPart(async () => (await import("#web/features/cases/components/clause-chart.tsx")).ClauseChart, {
  what: "The chart",
  waiting: <Skeleton className="h-56" />,
  instead: <p className="text-sm text-ink-muted">The chart could not be loaded; the table holds the same figures.</p>,
});

type Show = (clause: string, year: string | undefined, ruling: "breach" | "no breach" | undefined) => void;

function Cell({
  breach,
  noBreach,
  label,
  onShow,
}: {
  breach: number;
  noBreach: number;
  label: string;
  onShow: () => void;
}) {
  if (breach + noBreach === 0) return <td className="px-2 text-center text-ink-muted">·</td>;
  return (
    <td className="p-0 text-center">
      <button
        type="button"
        onClick={onShow}
        aria-label={`${breach} / ${noBreach}. ${label}: ${breach} in breach, ${noBreach} not in breach. Show the cases.`}
        className="min-h-7 w-full px-1.5 whitespace-nowrap tabular-nums hover:bg-accent-soft"
      >
        <span className="font-medium">{breach}</span>
        <span className="text-ink-muted"> / {noBreach}</span>
      </button>
    </td>
  );
}

function Table({ data, onShow }: { data: ClauseYears; onShow: Show }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page is scrolled by keyboard too.
    <section className="mt-2 overflow-x-auto" tabIndex={0} aria-label="Rulings by clause and year">
      <table className="w-full text-sm" aria-describedby="years-told">
        <thead>
          <tr className="border-b border-rule-strong text-left">
            <th scope="col" className="sticky left-0 bg-paper py-1.5 pr-3 font-semibold">
              Clause
            </th>
            {data.years.map((year) => (
              <th key={year} scope="col" className="px-2 text-center font-semibold tabular-nums">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.clauses.map(({ clause, breach, noBreach }) => (
            <tr key={clause} className="border-b border-rule">
              <th scope="row" className="sticky left-0 bg-paper py-1 pr-3 text-left font-medium whitespace-nowrap">
                Clause {clause}
              </th>
              {data.years.map((year, i) => (
                <Cell
                  key={year}
                  breach={breach[i] ?? 0}
                  noBreach={noBreach[i] ?? 0}
                  label={`Clause ${clause}, ${year}`}
                  onShow={() => onShow(clause, year, undefined)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What a clause, or all of them, come to year by year. */
function yearsOf({ years, clauses }: ClauseYears, clause: string) {
  const rows = clauses.filter((row) => clause === "" || row.clause === clause);
  const sum = (ruling: "breach" | "noBreach", i: number) => rows.reduce((all, row) => all + (row[ruling][i] ?? 0), 0);
  return years.map((year, i) => ({ year, breach: sum("breach", i), noBreach: sum("noBreach", i) }));
}

/** Rulings by clause and year as a chart and as the table that it is drawn from; a figure leads to its cases. */
export function ClauseYearsPanel({ search }: { search: CaseSearch }) {
  const { data, error, refetch } = useQuery(clauseYearsQuery(search.query));
  const [clause, setClause] = useState("26");
  if (error) return <Failed message={words(error, "The table could not be loaded.")} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="h-56" />;
  const shown = data.clauses.some((row) => row.clause === clause) ? clause : (data.clauses[0]?.clause ?? "");
  const show: Show = (wanted, year) => {
    search.change({ clause: wanted, ruling: "", ...(year && { year }) });
    document.getElementById("case-count")?.scrollIntoView({ block: "start" });
  };
  if (data.clauses.length === 0) return <p className="text-ink-muted">No ruling was seen for any of these cases.</p>;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label htmlFor="chart-clause" className="text-sm font-medium">
          Rulings on
        </label>
        <select
          id="chart-clause"
          value={shown}
          onChange={(event) => setClause(event.target.value)}
          className="rounded-md border border-rule-strong bg-raised px-2 py-1 text-sm"
        >
          {data.clauses.map((row) => (
            <option key={row.clause} value={row.clause}>
              Clause {row.clause}
            </option>
          ))}
        </select>
        <span className="text-sm text-ink-muted">from {count(data.cases, "case")} with a ruling that was seen</span>
      </div>
      <div className="mt-3">
        <Chart years={yearsOf(data, shown)} label={`Rulings on Clause ${shown} by year`} />
      </div>
      <p id="years-told" className="mt-4 max-w-[72ch] text-sm text-ink-muted">
        Cases in which each clause of the 2024 Code was ruled in breach / not in breach, by the year of completion.
        Older rulings count under today’s clause where the map between editions is verified.
      </p>
      <Table data={data} onShow={show} />
    </div>
  );
}
