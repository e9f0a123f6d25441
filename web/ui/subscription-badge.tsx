import type { SubscriptionStatus } from "#schema/subscription.ts";
import { Badge, type Tone } from "#web/ui/badge.tsx";

/** The specification's words for the states of a subscription. */
export const SUBSCRIPTION_WORDS: Record<SubscriptionStatus, string> = {
  active: "Active",
  trialing: "Free Trial",
  canceled: "Canceled",
  past_due: "Past Due",
  none: "No Subscription",
};

const TONE: Record<SubscriptionStatus, Tone> = {
  active: "accent",
  trialing: "accent",
  past_due: "medium",
  canceled: "plain",
  none: "plain",
};

/** The state of a subscription, the same for its owner and for administrators. */
export function SubscriptionBadge({ status }: { status: SubscriptionStatus }) {
  return <Badge tone={TONE[status]}>{SUBSCRIPTION_WORDS[status]}</Badge>;
}
