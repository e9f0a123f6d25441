import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type Column, DataTable } from "#web/features/admin/components/data-table.tsx";
import { Button } from "#web/ui/button.tsx";
import { Failed } from "#web/ui/failed.tsx";
import { Skeleton } from "#web/ui/waiting.tsx";

type PagedProps<T> = {
  list: UseInfiniteQueryResult<InfiniteData<T[]>>;
  /** Words while the first page is fetched, when it cannot be, and when there is nothing. */
  loading: string;
  failed: string;
  empty: string;
  children: (rows: T[]) => ReactNode;
};

function Loading({ words }: { words: string }) {
  return (
    <div className="space-y-3">
      <p className="text-sm text-ink-muted">{words}</p>
      {["a", "b", "c"].map((place) => (
        <Skeleton key={place} className="h-10 w-full" />
      ))}
    </div>
  );
}

/** A list of pages in each of its states, with more of it on demand. */
export function Paged<T>({ list, loading, failed, empty, children }: PagedProps<T>) {
  if (list.isError && !list.data) return <Failed message={failed} onRetry={list.refetch} />;
  if (!list.data) return <Loading words={loading} />;
  const rows = list.data.pages.flat();
  if (rows.length === 0) return <p className="py-6 text-center text-ink-muted">{empty}</p>;
  const isBusy = list.isFetchingNextPage;
  return (
    <div aria-busy={list.isPlaceholderData || undefined} className={clsx(list.isPlaceholderData && "opacity-60")}>
      {children(rows)}
      {list.isFetchNextPageError && <Failed message={failed} onRetry={list.fetchNextPage} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <p className="mt-4 text-center">
          <Button size="sm" aria-disabled={isBusy || undefined} onClick={() => !isBusy && list.fetchNextPage()}>
            {isBusy ? "Loading…" : "Load More"}
          </Button>
        </p>
      )}
    </div>
  );
}

type PagedTableProps<T> = Omit<PagedProps<T>, "children"> & { caption: string; columns: readonly Column<T>[] };

/** A table that is read page by page. */
export function PagedTable<T extends { id: number }>({ caption, columns, ...paged }: PagedTableProps<T>) {
  return (
    <Paged {...paged}>
      {(rows) => <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} />}
    </Paged>
  );
}
