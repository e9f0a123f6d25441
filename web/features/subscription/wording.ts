import { type PaidTier, PLANS } from "#schema/plan.ts";
import type { CreatedSubscription } from "#schema/subscription.ts";
import { formatFullDay } from "#web/lib/format.ts";
import type { ToastInput } from "#web/ui/toast-store.ts";

export const isUpgrade = (from: PaidTier, to: PaidTier) => PLANS[to].pricePence > PLANS[from].pricePence;

/** What a person reads when nothing is left to be entered. */
export function outcomeToast(created: CreatedSubscription, plan: PaidTier): ToastInput {
  const { name } = PLANS[plan];
  const day = formatFullDay(created.currentPeriodEnd ?? 0);
  if (created.outcome === "downgrade-scheduled" && created.subscriptionStatus === "trialing" && !created.hasCard)
    return {
      title: "Plan change planned",
      description: `You keep ${PLANS[created.tier].name} until the trial ends on ${day}. Should you go on, it is as ${name}.`,
    };
  if (created.outcome === "downgrade-scheduled")
    return { title: "Plan change planned", description: `Your plan changes to ${name} on ${day}.` };
  if (created.outcome === "upgraded") return { title: "Plan changed", description: `You are on ${name} from now on.` };
  if (created.subscriptionStatus !== "trialing")
    return { title: `You are on ${name}`, description: `You have access until ${day}.` };
  const title = created.outcome === "trial-started" ? "Free trial started" : "Your free trial is under way";
  const end = created.hasCard
    ? `Your ${name} trial ends on ${day}; then your card is charged.`
    : `Your ${name} trial runs until ${day}. Nothing is charged.`;
  return { title, description: end };
}
