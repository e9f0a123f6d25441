import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { MessageResponse } from "#schema/message.ts";
import type { PaidTier } from "#schema/plan.ts";
import type { CreatedSubscription, SubscriptionInfo } from "#schema/subscription.ts";
import { post, read } from "#web/lib/api.ts";

/** The user's subscription as it stands. */
export const subscriptionQuery = (userId: number) =>
  queryOptions({
    queryKey: ["subscription", "info", userId],
    queryFn: () => read<SubscriptionInfo>(`/api/subscription/${userId}`),
  });

/** Starts the plan, changes to it, or finds it under way; asked once while the page that needs it is open. */
export const openSubscriptionQuery = (userId: number, planType: PaidTier) =>
  queryOptions({
    queryKey: ["subscription", "open", userId, planType],
    queryFn: async () => {
      const created = await post<CreatedSubscription>("/api/create-subscription", { userId, planType });
      if (!created.subscriptionId) throw new Error("The answer names no subscription");
      return created;
    },
    gcTime: 0,
  });

export const cancelSubscription = (userId: number) => post<MessageResponse>("/api/cancel-subscription", { userId });

export const reactivateSubscription = (userId: number) =>
  post<MessageResponse>("/api/reactivate-subscription", { userId });

/** Has everything asked anew that depends on the plan. */
export function refreshPlan(client: QueryClient) {
  client.invalidateQueries({ queryKey: ["subscription", "info"] });
  client.invalidateQueries({ queryKey: ["usage"] });
}
