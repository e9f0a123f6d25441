import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AssessmentDetail, AssessmentListItem } from "#schema/assessment.ts";
import { PAGE_SIZE, RECENT_COUNT } from "#schema/history.ts";
import type { MonthlyStats } from "#schema/usage.ts";
import { read, send } from "#web/lib/api.ts";

/** What a history is narrowed to; an empty part narrows nothing. */
export type HistoryFilter = { q: string; risk: string };

const assessmentKeys = {
  recent: (userId: number) => ["assessments", "recent", userId] as const,
  user: (userId: number, filter: HistoryFilter) => ["assessments", "user", userId, filter] as const,
  one: (id: string) => ["assessment", id] as const,
};

/** The newest assessments of a user. */
export const recentQuery = (userId: number) =>
  queryOptions({
    queryKey: assessmentKeys.recent(userId),
    queryFn: () => read<AssessmentListItem[]>(`/api/assessments/recent?userId=${userId}&limit=${RECENT_COUNT}`),
  });

/** What a user's assessments of this month came to. */
export const statsQuery = (userId: number) =>
  queryOptions({
    queryKey: ["stats", userId],
    queryFn: () => read<MonthlyStats>(`/api/stats?userId=${userId}`),
  });

/** One saved assessment; it never changes once written. */
export const assessmentQuery = (id: string) =>
  queryOptions({
    queryKey: assessmentKeys.one(id),
    queryFn: () => read<AssessmentDetail>(`/api/assessment/${encodeURIComponent(id)}`),
  });

type HistoryPage = { page: number; asOf?: string };

function historyPath(userId: number, { q, risk }: HistoryFilter, { page, asOf }: HistoryPage): string {
  const query = new URLSearchParams({ page: String(page), limit: String(PAGE_SIZE) });
  for (const [name, value] of Object.entries({ asOf, q, risk })) if (value) query.set(name, value);
  return `/api/assessments/user/${userId}?${query}`;
}

/** A user's assessments, newest first, page by page. Later pages are counted from the first item of the first, so
 * that what arrives meanwhile shifts nothing. */
export const historyQuery = (userId: number, filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: assessmentKeys.user(userId, filter),
    queryFn: ({ pageParam, signal }) => read<AssessmentListItem[]>(historyPath(userId, filter, pageParam), { signal }),
    initialPageParam: { page: 1 } as HistoryPage,
    getNextPageParam: (last, pages) =>
      last.length === PAGE_SIZE ? { page: pages.length + 1, asOf: pages[0]?.[0]?.createdAt } : undefined,
    placeholderData: keepPreviousData,
  });

/** Deletes one saved assessment for good. */
export const deleteAssessment = (id: string) => send<unknown>("DELETE", `/api/assessment/${encodeURIComponent(id)}`);

/** Fetches anew what a deletion changes elsewhere. */
export const refreshAfterDeletion = (client: QueryClient) =>
  Promise.all(["assessments", "stats"].map((family) => client.invalidateQueries({ queryKey: [family] })));

/** Drops the answer kept for an assessment that is gone. */
export const forgetAssessment = (client: QueryClient, id: string) =>
  client.removeQueries({ queryKey: assessmentKeys.one(id) });
