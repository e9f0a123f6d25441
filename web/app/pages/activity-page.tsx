import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { type HistoryFilter, historyQuery } from "#web/features/history/api/history.ts";
import { HistoryList } from "#web/features/history/components/history-list.tsx";
import { HistorySearch } from "#web/features/history/components/history-search.tsx";
import { useStoredUser } from "#web/features/session/stored-user.ts";
import { useSessionGuard } from "#web/features/session/use-session-guard.ts";
import { PageTitle } from "#web/ui/page-title.tsx";

/** The filter, kept in the address: reloading and going back find it again. */
function useFilter() {
  const [search, setSearch] = useSearchParams();
  const filter: HistoryFilter = { q: search.get("q") ?? "", risk: search.get("risk") ?? "" };
  const change = (part: Partial<HistoryFilter>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(part)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace: true },
    );
  return [filter, change] as const;
}

function History({ userId }: { userId: number }) {
  const [filter, change] = useFilter();
  const history = useInfiniteQuery(historyQuery(userId, filter));
  if (useSessionGuard(history.error)) return null;
  return (
    <>
      <PageTitle documentTitle="Activity History">Activity History</PageTitle>
      <div className="mt-4 space-y-5">
        <HistorySearch filter={filter} onChange={change} />
        <HistoryList history={history} filter={filter} onClear={() => change({ q: "", risk: "" })} />
      </div>
    </>
  );
}

/** All assessments of the stored user; nothing where there is none. */
export function ActivityPage() {
  const user = useStoredUser();
  return user && <History userId={user.id} />;
}
