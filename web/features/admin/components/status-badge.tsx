import type { SubscriptionStatus } from "#schema/subscription.ts";
import { STATUS_WORDS } from "#web/features/admin/words.ts";
import { Badge } from "#web/ui/badge.tsx";

/** The state of a subscription in the specification's words. */
export function StatusBadge({ status }: { status: SubscriptionStatus }) {
  if (status === "none") return <span className="text-ink-muted">{STATUS_WORDS.none}</span>;
  return <Badge tone={status === "active" || status === "trialing" ? "accent" : "plain"}>{STATUS_WORDS[status]}</Badge>;
}
