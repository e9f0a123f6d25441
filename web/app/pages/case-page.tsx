import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import { Link, useParams } from "react-router";
import { citationOf } from "#schema/citation.ts";
import type { CaseAnswer } from "#schema/precedent.ts";
import { NotFoundPage } from "#web/app/pages/not-found-page.tsx";
import { caseQuery } from "#web/features/cases/api/cases.ts";
import { CaseClauses, CaseFacts } from "#web/features/cases/components/case-facts.tsx";
import { CaseRow } from "#web/features/cases/components/case-row.tsx";
import { ApiError, words } from "#web/lib/api.ts";
import { paths } from "#web/lib/paths.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

function Citation({ item }: { item: CaseAnswer["case"] }) {
  const citation = citationOf({ ...item, ...item.ruled });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-rule bg-raised px-4 py-3">
      <p className="min-w-0 flex-1 basis-72 text-sm">{citation}</p>
      <CopyButton text={citation} label={`Copy citation of ${item.caseNumber}`}>
        Copy citation
      </CopyButton>
    </div>
  );
}

function Case({ answer: { case: item, alike } }: { answer: CaseAnswer }) {
  return (
    <>
      <PageTitle documentTitle={`${item.caseNumber}: ${item.title ?? "PMCPA case"}`}>{item.caseNumber}</PageTitle>
      {item.alsoCaseNumbers.length > 0 && (
        <p className="text-sm text-ink-muted">with {item.alsoCaseNumbers.join(", ")}</p>
      )}
      <p className="mt-1 text-lg font-medium">{item.title ?? "Title not seen"}</p>
      {item.matter && <p className="mt-3 max-w-[68ch] font-medium">{item.matter}</p>}
      {item.summary && <p className="mt-2 max-w-[68ch]">{item.summary}</p>}
      <Citation item={item} />
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <section aria-labelledby="clauses">
          <h2 id="clauses" className="mb-2 text-base font-semibold">
            Clauses, then and now
          </h2>
          <CaseClauses item={item} />
        </section>
        <section aria-labelledby="facts">
          <h2 id="facts" className="mb-2 text-base font-semibold">
            The case
          </h2>
          <CaseFacts item={item} />
        </section>
      </div>
      <section aria-labelledby="alike" className="mt-8">
        <h2 id="alike" className="text-base font-semibold">
          Cases like it
        </h2>
        {alike.length === 0 ? (
          <p className="mt-1 max-w-[68ch] text-sm text-ink-muted">
            {item.matter === null
              ? "What the case was about was not seen, so no others can be named."
              : "No other case of the library is near enough."}
          </p>
        ) : (
          <ul className="mt-1">
            {alike.map(({ why, ...other }) => (
              <CaseRow key={other.caseNumber} item={other} why={why} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** One case of the register. */
export function CasePage() {
  const { number = "" } = useParams();
  const { data, error, refetch } = useQuery(caseQuery(number));
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <>
      <p className="mb-3 text-sm">
        <Link to={paths.cases} className="link inline-flex items-center gap-1">
          <ChevronLeft aria-hidden className="size-4" />
          All cases
        </Link>
      </p>
      {error ? (
        <Failed message={words(error, "The case could not be loaded.")} onRetry={() => refetch()} />
      ) : data ? (
        <Case answer={data} />
      ) : (
        <div className="space-y-3">
          <Skeleton className="h-7 w-52" />
          <Skeleton className="h-6 w-80" />
          <Skeleton className="h-24" />
        </div>
      )}
    </>
  );
}
