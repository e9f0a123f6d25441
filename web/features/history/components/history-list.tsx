import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Link } from "react-router";
import type { AssessmentListItem } from "#schema/assessment.ts";
import type { HistoryFilter } from "#web/features/history/api/history.ts";
import { AssessmentCard } from "#web/features/history/components/assessment-card.tsx";
import { count } from "#web/lib/format.ts";
import { paths } from "#web/lib/paths.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

function Loading() {
  return (
    <div className="space-y-3">
      <p className="sr-only">Loading assessments</p>
      {["a", "b", "c"].map((place) => (
        <Skeleton key={place} className="h-34 w-full" />
      ))}
    </div>
  );
}

function Empty() {
  return (
    <div className="rounded-md border border-rule bg-raised px-5 py-12 text-center">
      <h2 className="font-semibold">No assessments yet</h2>
      <p className="mt-1 text-ink-muted">Your checks will appear here and are kept for 12 months.</p>
      <p className="mt-5">
        <Link to={paths.home} className={buttonClass({ variant: "primary" })}>
          Upload Material
        </Link>
      </p>
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="rounded-md border border-rule bg-raised px-5 py-12 text-center">
      <h2 className="font-semibold">No assessment matches</h2>
      <p className="mt-1 text-ink-muted">Try a different search or risk level.</p>
      <p className="mt-5">
        <Button onClick={onClear}>Show all</Button>
      </p>
    </div>
  );
}

type HistoryListProps = {
  history: UseInfiniteQueryResult<InfiniteData<AssessmentListItem[]>>;
  filter: HistoryFilter;
  onClear: () => void;
};

/** The card that had the focus is gone: the page takes it, not the top of the document. */
const focusPage = () => document.getElementById("main")?.focus({ preventScroll: true });

type Paging = Pick<
  HistoryListProps["history"],
  "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError" | "fetchNextPage"
>;

/** Asks for the next page, while the last one was full. */
function LoadMore({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Paging) {
  if (isFetchNextPageError) return <Failed message="Failed to fetch user assessments" onRetry={fetchNextPage} />;
  if (!hasNextPage) return null;
  return (
    <div className="text-center">
      <Button aria-disabled={isFetchingNextPage || undefined} onClick={() => !isFetchingNextPage && fetchNextPage()}>
        {isFetchingNextPage ? "Loading…" : "Load More"}
      </Button>
    </div>
  );
}

/** The cards, newest first, and more of them on demand. */
export function HistoryList({ history, filter, onClear }: HistoryListProps) {
  if (!history.data) {
    if (!history.isError) return <Loading />;
    return <Failed message="Failed to fetch user assessments" onRetry={history.refetch} />;
  }
  const items = history.data.pages.flat();
  if (items.length === 0) return filter.q || filter.risk ? <NothingFound onClear={onClear} /> : <Empty />;
  return (
    <div aria-busy={history.isFetching} className={clsx("space-y-3", history.isPlaceholderData && "opacity-60")}>
      <p role="status" className="text-sm text-ink-muted">
        {count(items.length, "assessment")} shown, newest first{history.hasNextPage && "; more below"}
      </p>
      <ul className="space-y-3">
        {items.map((item) => (
          <AssessmentCard key={item.id} item={item} onDeleted={focusPage} />
        ))}
      </ul>
      <LoadMore {...history} />
    </div>
  );
}
