import { type ReactNode, useState } from "react";
import { LibraryTab } from "#web/features/admin/components/library-tab.tsx";
import { OverviewTab } from "#web/features/admin/components/overview-tab.tsx";
import { RuleReportsTab } from "#web/features/admin/components/rule-reports-tab.tsx";
import { SubscriptionsTab } from "#web/features/admin/components/subscriptions-tab.tsx";
import { UsersTab } from "#web/features/admin/components/users-tab.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

const TITLES = {
  overview: "Overview",
  users: "Users",
  subscriptions: "Subscriptions",
  library: "Library",
  rules: "Rules",
} as const;
type AdminTab = keyof typeof TITLES;

const BODIES: Record<AdminTab, () => ReactNode> = {
  overview: OverviewTab,
  users: UsersTab,
  subscriptions: SubscriptionsTab,
  library: LibraryTab,
  rules: RuleReportsTab,
};

const NAMES = Object.keys(TITLES) as AdminTab[];

/** The tab that an address names; the first for anything else. */
const tabOf = (text: string | null): AdminTab => NAMES.find((name) => name === text) ?? "overview";

type AdminDashboardProps = { tab: string | null; onChange: (tab: string) => void };

/** The parts of the administration. Each asks for its figures when it is first opened, and stays. */
export function AdminDashboard({ tab: named, onChange }: AdminDashboardProps) {
  const tab = tabOf(named);
  const [opened, setOpened] = useState<ReadonlySet<AdminTab>>(new Set([tab]));
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  const tabs = NAMES.map((value) => {
    const Body = BODIES[value];
    return { value, title: TITLES[value], body: opened.has(value) && <Body /> };
  });
  return <Tabs label="Administration" tabs={tabs} value={tab} onChange={onChange} look="bare" />;
}
