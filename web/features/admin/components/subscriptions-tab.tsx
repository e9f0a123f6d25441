import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Subscriber } from "#schema/admin.ts";
import { subscribersQuery } from "#web/features/admin/api/admin.ts";
import { AuditPanel } from "#web/features/admin/components/audit-panel.tsx";
import type { Column } from "#web/features/admin/components/data-table.tsx";
import { PagedTable } from "#web/features/admin/components/paged-table.tsx";
import { Person, StatusBadge } from "#web/features/admin/components/person.tsx";
import { SubscriptionActions } from "#web/features/admin/components/subscription-actions.tsx";
import { formatDate, TIER_WORDS } from "#web/features/admin/words.ts";
import { Panel } from "#web/ui/panel.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { SUBSCRIPTION_WORDS } from "#web/ui/subscription-badge.tsx";

const { none: _none, ...STATUSES } = SUBSCRIPTION_WORDS;

/** When the period ends, and what happens then. */
function renewalWords({ subscriptionStatus, currentPeriodEnd, cancelAtPeriodEnd, hasCard, provider }: Subscriber) {
  if (!currentPeriodEnd) return "–";
  const day = formatDate(currentPeriodEnd);
  if (subscriptionStatus === "canceled") return `Ended ${day}`;
  if (cancelAtPeriodEnd) return `Cancels on ${day}`;
  const endsByItself = provider === "local" || (subscriptionStatus === "trialing" && !hasCard);
  return endsByItself ? `Trial ends ${day}, no card` : `Renews ${day}`;
}

const COLUMNS: Column<Subscriber>[] = [
  { title: "User", cell: ({ username, email }) => <Person name={username} email={email} /> },
  { title: "Status", cell: ({ subscriptionStatus }) => <StatusBadge status={subscriptionStatus} /> },
  { title: "Plan", cell: ({ plan }) => (plan ? TIER_WORDS[plan] : "–") },
  { title: "Renewal", cell: renewalWords },
  { title: "Actions", cell: (row) => <SubscriptionActions subscriber={row} />, className: "max-md:mt-2" },
];

/** Who has a subscription, what can be done to it, and what administrators did. */
export function SubscriptionsTab() {
  const [status, setStatus] = useState("");
  const list = useInfiniteQuery(subscribersQuery(status));
  return (
    <div className="space-y-5">
      <Panel title="Subscriptions">
        <div className="mb-5 max-w-56">
          <SelectField
            id="subscription-status"
            label="Status"
            placeholder="All statuses"
            options={STATUSES}
            value={status}
            onChange={setStatus}
          />
        </div>
        <PagedTable
          list={list}
          caption="Subscriptions"
          columns={COLUMNS}
          loading="Loading subscriptions..."
          failed="Failed to fetch subscriptions"
          empty="No subscriptions found"
        />
      </Panel>
      <AuditPanel />
    </div>
  );
}
