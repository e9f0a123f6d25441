import type { SubscriptionStatus } from "#schema/subscription.ts";
import { SUBSCRIPTION_WORDS, SubscriptionBadge } from "#web/ui/subscription-badge.tsx";

/** The state of a subscription in a table, where most rows may have none. */
export function StatusBadge({ status }: { status: SubscriptionStatus }) {
  if (status === "none") return <span className="text-ink-muted">{SUBSCRIPTION_WORDS.none}</span>;
  return <SubscriptionBadge status={status} />;
}
