import type { ReactNode } from "react";
import type { SubscriptionStatus } from "#schema/subscription.ts";
import { SUBSCRIPTION_WORDS, SubscriptionBadge } from "#web/ui/subscription-badge.tsx";

type PersonProps = { name: string; email: string; children?: ReactNode };

/** A user in a table: name, what there is to say of the account, and address. */
export function Person({ name, email, children }: PersonProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 font-medium break-words">
        {name}
        {children}
      </p>
      <p className="text-ink-muted [overflow-wrap:anywhere]">{email}</p>
    </>
  );
}

/** The state of a subscription in a table, where most rows may have none. */
export function StatusBadge({ status }: { status: SubscriptionStatus }) {
  if (status === "none") return <span className="text-ink-muted">{SUBSCRIPTION_WORDS.none}</span>;
  return <SubscriptionBadge status={status} />;
}
