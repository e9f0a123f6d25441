import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type {
  AdminStats,
  AdminUser,
  AnalysesGrant,
  AnalysisDay,
  AuditEntry,
  ReceivedMessage,
  Subscriber,
  SubscriptionUpdate,
  TierChange,
} from "#schema/admin.ts";
import { ADMIN_PAGE_SIZE } from "#schema/admin-options.ts";
import type { MessageResponse } from "#schema/message.ts";
import type { RuleReport, RuleReportCount } from "#schema/workbench.ts";
import { ApiError, post, read } from "#web/lib/api.ts";

/** The first word of every key here, so that one action refreshes all that it may have changed. */
const FAMILY = "admin";

export const statsQuery = queryOptions({
  queryKey: [FAMILY, "stats"],
  queryFn: () => read<AdminStats>("/api/admin/stats"),
});

/** Whether an administrator was refused for want of two-step login. */
export const isSecondFactorMissing = (error: unknown) =>
  error instanceof ApiError && error.body?.code === "second-factor-missing";

export const daysQuery = queryOptions({
  queryKey: [FAMILY, "days"],
  queryFn: () => read<AnalysisDay[]>("/api/admin/analyses-by-day"),
});

/** A list that is read page by page, each from below the last id of the one before. */
export const pagesQuery = <T extends { id: number }>(path: string, filter: Record<string, string> = {}) =>
  infiniteQueryOptions({
    queryKey: [FAMILY, path, filter],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...filter, ...(pageParam && { before: String(pageParam) }) });
      return read<T[]>(`/api/admin/${path}?${query}`, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length >= ADMIN_PAGE_SIZE ? last.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });

export const usersQuery = (search: string) => pagesQuery<AdminUser>("users", { search });
export const subscribersQuery = (status: string) => pagesQuery<Subscriber>("subscriptions", status ? { status } : {});
export const auditQuery = pagesQuery<AuditEntry>("audit");
export const messagesQuery = (show: "open" | "all") => pagesQuery<ReceivedMessage>("contact-messages", { show });

export const reportsQuery = (show: "open" | "all") => pagesQuery<RuleReport>("rule-reports", { show });
export const reportCountsQuery = queryOptions({
  queryKey: [FAMILY, "rule-report-counts"],
  queryFn: () => read<RuleReportCount[]>("/api/admin/rule-report-counts"),
});

export const markReport = (id: number, done: boolean) => post<unknown>(`/api/admin/rule-reports/${id}`, { done });
export const resetUsage = (userId: number) => post<MessageResponse>("/api/admin/reset-usage", { userId });
export const endSessions = (userId: number) => post<MessageResponse>("/api/admin/end-sessions", { userId });
export const grantAnalyses = (grant: AnalysesGrant) => post<MessageResponse>("/api/admin/grant-analyses", grant);
export const updateTier = (change: TierChange) => post<MessageResponse>("/api/admin/update-tier", change);
export const updateSubscription = (update: SubscriptionUpdate) =>
  post<MessageResponse>("/api/admin/update-subscription", update);
export const markMessage = (id: number, done: boolean) => post<unknown>(`/api/admin/contact-messages/${id}`, { done });

/** Fetches anew what an action may have changed: lists, figures and the audit log. */
export const refreshAdmin = (client: QueryClient) => client.invalidateQueries({ queryKey: [FAMILY] });
