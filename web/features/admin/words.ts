import type { AuditEntry } from "#schema/admin.ts";
import { PLANS, TIERS, type Tier } from "#schema/plan.ts";
import type { RiskLevel } from "#schema/risk.ts";
import { count } from "#web/lib/format.ts";

/** Tiers as the administration calls them: who is on none of the paid plans need not be in a trial. */
export const TIER_WORDS = Object.fromEntries(
  TIERS.map((tier) => [tier, tier === "free" ? "Free" : PLANS[tier].name]),
) as Record<Tier, string>;

const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
const number = new Intl.NumberFormat("en-GB");

/** "21 Nov 2026" */
export const formatDate = (value: string) => date.format(new Date(value));
/** "21 Nov 2026, 08:05" */
export const formatMoment = (value: string) => moment.format(new Date(value));
export const formatPence = (pence: number) => pounds.format(pence / 100);
export const formatNumber = (value: number) => number.format(value);

type Details = AuditEntry["details"];

const tierWords = (tier: unknown) => TIER_WORDS[tier as Tier] ?? "another tier";

const ACTION_WORDS: Record<string, (details: Details) => string> = {
  "reset-usage": ({ used }) => `Reset usage, ${count(Number(used), "analysis", "analyses")} used before`,
  "grant-analyses": ({ granted }) => `Granted ${count(Number(granted), "analysis", "analyses")}`,
  "update-tier": ({ from, to }) => `Changed tier from ${tierWords(from)} to ${tierWords(to)}`,
  "end-sessions": ({ sessions }) => `Logged out everywhere, ${count(Number(sessions), "session")} ended`,
  "subscription-cancel": () => "Cancelled subscription",
  "subscription-reactivate": () => "Reactivated subscription",
  "subscription-sync": () => "Synchronised subscription",
  "import-cases": ({ file, cases }) => `Imported ${formatNumber(Number(cases))} cases from ${file}`,
  "remove-import": ({ file, cases }) => `Removed the import of ${formatNumber(Number(cases))} cases from ${file}`,
  "message-done": ({ message }) => `Marked message ${message} as done`,
  "message-reopened": ({ message }) => `Reopened message ${message}`,
  "rule-report-done": ({ report }) => `Marked rule report ${report} as done`,
  "rule-report-reopened": ({ report }) => `Reopened rule report ${report}`,
};

/** What an entry of the audit log tells of. */
export const actionWords = ({ action, details }: AuditEntry) => ACTION_WORDS[action]?.(details) ?? action;

/** Worst first, as everywhere; in the chart the worst stands at the bottom, where lengths compare best. */
export const CHART_RISKS = ["HIGH", "MEDIUM", "LOW", "NO_RISK"] as const satisfies readonly RiskLevel[];
