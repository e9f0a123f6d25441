import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { casesQuery } from "#web/features/cases/api/cases.ts";
import { CaseResults, CasesWaiting } from "#web/features/cases/components/case-results.tsx";
import { CaseSearchPanel } from "#web/features/cases/components/case-search.tsx";
import { ClauseYearsPanel } from "#web/features/cases/components/clause-years.tsx";
import { useCaseSearch } from "#web/features/cases/filters.ts";
import { words } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";

/** The precedent explorer: every case of the register, searched, narrowed, sorted and counted. */
export function CasesPage() {
  const search = useCaseSearch();
  const { data, error, refetch } = useQuery(casesQuery(search.query));
  const [areYearsShown, setYearsShown] = useState(false);
  return (
    <>
      <PageTitle documentTitle="PMCPA cases">PMCPA cases</PageTitle>
      <p className="mt-1 max-w-[72ch] text-ink-muted">
        Every case of the PMCPA’s register since 2006. Rulings and summaries are given where they could be read;
        “outcome not seen” says nothing of the outcome. The regulator’s own page, linked from each case, is what counts.
      </p>
      <div className="mt-5">
        <CaseSearchPanel search={search} facets={data?.facets} />
      </div>
      <section aria-labelledby="by-year" className="mt-6 border-y border-rule py-3">
        <h2 id="by-year" className="text-base font-semibold">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={areYearsShown}
            className="-ml-2.5 text-base"
            onClick={() => setYearsShown(!areYearsShown)}
          >
            {areYearsShown ? "Hide rulings by clause and year" : "Show rulings by clause and year"}
          </Button>
        </h2>
        {areYearsShown && (
          <div className="mt-3">
            <ClauseYearsPanel search={search} />
          </div>
        )}
      </section>
      <section aria-label="Cases" className="mt-5">
        {error ? (
          <Failed message={words(error, "The cases could not be loaded.")} onRetry={() => refetch()} />
        ) : data ? (
          <CaseResults search={search} list={data} />
        ) : (
          <CasesWaiting />
        )}
      </section>
    </>
  );
}
