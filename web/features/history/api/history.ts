import { queryOptions } from "@tanstack/react-query";
import { type AssessmentDetail, type AssessmentListItem, RECENT_COUNT } from "#schema/assessment.ts";
import type { MonthlyStats } from "#schema/usage.ts";
import { read } from "#web/lib/api.ts";

const assessmentKeys = {
  recent: (userId: number) => ["assessments", "recent", userId] as const,
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
