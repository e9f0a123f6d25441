import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminUser } from "#schema/admin.ts";
import { usersQuery } from "#web/features/admin/api/admin.ts";
import type { Column } from "#web/features/admin/components/data-table.tsx";
import { PagedTable } from "#web/features/admin/components/paged-table.tsx";
import { Person, StatusBadge } from "#web/features/admin/components/person.tsx";
import { SearchBox } from "#web/features/admin/components/search-box.tsx";
import { UserActions } from "#web/features/admin/components/user-actions.tsx";
import { formatDate, TIER_WORDS } from "#web/features/admin/words.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";

const COLUMNS: Column<AdminUser>[] = [
  { title: "Id", cell: ({ id }) => id, className: "tabular-nums" },
  {
    title: "User",
    cell: (user) => (
      <Person name={user.username} email={user.email}>
        {user.role === "admin" && <Badge tone="accent">Admin</Badge>}
        {user.isDemo && <Badge>Demo</Badge>}
      </Person>
    ),
    className: "xl:w-full",
  },
  { title: "Tier", cell: ({ subscriptionTier }) => TIER_WORDS[subscriptionTier] },
  {
    title: "Subscription",
    cell: ({ subscriptionStatus }) => <StatusBadge status={subscriptionStatus} />,
    className: "xl:whitespace-nowrap",
  },
  {
    title: "This month",
    cell: ({ analysesUsed, analysesLimit }) => `${analysesUsed} of ${analysesLimit}`,
    className: "tabular-nums whitespace-nowrap",
  },
  { title: "Joined", cell: ({ createdAt }) => formatDate(createdAt), className: "whitespace-nowrap" },
  { title: "Actions", cell: (user) => <UserActions user={user} />, className: "max-md:mt-2" },
];

/** Everybody who has signed up, and what can be done for them. */
export function UsersTab() {
  const [search, setSearch] = useState("");
  const list = useInfiniteQuery(usersQuery(search));
  return (
    <Panel title="Users">
      <div className="mb-5 max-w-md">
        <SearchBox onSearch={setSearch} />
      </div>
      <PagedTable
        list={list}
        caption="Users"
        columns={COLUMNS}
        loading="Loading users..."
        failed="Failed to fetch users"
        empty="No users found"
      />
    </Panel>
  );
}
