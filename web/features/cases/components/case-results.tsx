import { ChevronDown, Download } from "lucide-react";
import type { CaseList } from "#schema/precedent.ts";
import { csvPath } from "#web/features/cases/api/cases.ts";
import { CaseRow } from "#web/features/cases/components/case-row.tsx";
import type { CaseSearch } from "#web/features/cases/filters.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { inputClass } from "#web/ui/field.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

const number = new Intl.NumberFormat("en-GB");

const SORTS = { newest: "Newest first", oldest: "Oldest first", number: "By number", matching: "Best match first" };

function Sort({ search, list }: { search: CaseSearch; list: CaseList }) {
  const options = Object.entries(SORTS).filter(([sort]) => sort !== "matching" || search.get("q") !== "");
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="text-ink-muted">Order</span>
      <span className="relative">
        <select
          value={list.sort}
          onChange={(event) => search.change({ sort: event.target.value })}
          className={`${inputClass} min-h-8 w-auto appearance-none py-1 pr-8 text-sm`}
        >
          {options.map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-muted"
        />
      </span>
    </label>
  );
}

function Pages({ search, list: { page, pages } }: { search: CaseSearch; list: CaseList }) {
  if (pages === 1) return null;
  const go = (to: number) => {
    search.change({ page: to === 1 ? "" : String(to) });
    document.getElementById("case-count")?.scrollIntoView({ block: "start" });
  };
  return (
    <nav aria-label="Pages of cases" className="mt-4 flex items-center justify-center gap-3">
      <Button size="sm" disabled={page === 1} onClick={() => go(page - 1)}>
        Previous
      </Button>
      <span className="text-sm text-ink-muted tabular-nums">
        Page {page} of {pages}
      </span>
      <Button size="sm" disabled={page === pages} onClick={() => go(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

/** The shape of the list while it comes. */
export function CasesWaiting() {
  return (
    <div className="mt-2 space-y-4">
      {[0, 1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="grid gap-x-6 gap-y-2 border-t border-rule pt-3 md:grid-cols-[11rem_minmax(0,1fr)_10rem]"
        >
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-11" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </div>
  );
}

/** How many cases there are, their order, the file of them, and a page of them. */
export function CaseResults({ search, list }: { search: CaseSearch; list: CaseList }) {
  const isNarrowed = list.total !== list.of;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p id="case-count" role="status" className="scroll-mt-4 font-semibold">
          {isNarrowed
            ? `${number.format(list.total)} of ${number.format(list.of)} cases`
            : `${number.format(list.of)} cases`}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Sort search={search} list={list} />
          <a href={csvPath(search.query)} download className={buttonClass({ size: "sm" })}>
            <Download aria-hidden className="size-4" />
            CSV of {number.format(list.total)} {list.total === 1 ? "case" : "cases"}
          </a>
        </div>
      </div>
      {list.total === 0 ? (
        <p className="mt-4 max-w-[68ch] text-ink-muted">
          No case of the register answers to all of this. Check the number, try fewer words, or clear a filter.
        </p>
      ) : (
        <ul className="mt-2">
          {list.cases.map((item) => (
            <CaseRow key={item.caseNumber} item={item} />
          ))}
        </ul>
      )}
      <Pages search={search} list={list} />
    </>
  );
}
