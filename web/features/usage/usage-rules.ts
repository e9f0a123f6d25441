import { formatCostPerAnalysis, formatPrice, NEAR_LIMIT_SHARE, PLANS, savingsPercent } from "#schema/plan.ts";
import type { UsageLimits } from "#schema/usage.ts";

const UPGRADE_NUDGE_SHARE = 0.7;
const DOWNGRADE_NUDGE_SHARE = 0.3;

export const LIMIT_REACHED =
  "Monthly limit reached - Upgrade your subscription or wait until next month to continue analysing documents.";

export type UsageBadge = "Limit Reached" | "Near Limit" | "Active";

/** Share of the limit used; a limit of nothing counts as all used. */
export const usedShare = ({ used, limit }: UsageLimits) => (limit > 0 ? used / limit : 1);

/** The word for how near the limit is. */
export function usageBadge(usage: UsageLimits): UsageBadge {
  if (!usage.allowed) return "Limit Reached";
  return usedShare(usage) >= NEAR_LIMIT_SHARE ? "Near Limit" : "Active";
}

/** `Standard £34.99/month`, from the table of plans. */
export function planBadge({ tier }: UsageLimits): string {
  const { name, pricePence } = PLANS[tier];
  return `${name} ${formatPrice(pricePence)}/month`;
}

/** The warning from 80% on, while there is something left. */
export function usageWarning(usage: UsageLimits): string | undefined {
  if (usageBadge(usage) !== "Near Limit") return undefined;
  return `You have used ${Math.round(usedShare(usage) * 100)}% of this month's analyses.`;
}

const wholePounds = (pence: number) => formatPrice(pence).replace(/\.00$/, "");

/** Which other plan would suit this use better, if one would. Every figure comes from the table of plans. */
export function planNudge(usage: UsageLimits): string | undefined {
  const { standard, premium } = PLANS;
  const share = usedShare(usage);
  if (usage.tier === "free") {
    return `Upgrade to ${standard.name}: ${standard.analysesPerMonth} analyses per month for ${formatPrice(standard.pricePence)}, ${formatCostPerAnalysis("standard")} per analysis.`;
  }
  if (usage.tier === "standard" && share >= UPGRADE_NUDGE_SHARE) {
    return `Upgrade to ${premium.name}: ${premium.analysesPerMonth} analyses per month at ${formatCostPerAnalysis("premium")} per analysis, ${savingsPercent("premium")}% less for each.`;
  }
  if (usage.tier === "premium" && share < DOWNGRADE_NUDGE_SHARE) {
    return `Your use would fit ${standard.name}: save ${wholePounds(premium.pricePence - standard.pricePence)}/month.`;
  }
  return undefined;
}
