import type Stripe from "stripe";
import type { PaidTier } from "#schema/plan.ts";
import type { Opened } from "#worker/billing/provider.ts";
import { itemOf, KEPT_PLAN, KEPT_UNTIL } from "#worker/billing/stripe-mapping.ts";
import { priceOf } from "#worker/billing/stripe-prices.ts";
import { isDearer, type Subscription } from "#worker/billing/subscription.ts";

interface PlanChange {
  /** What to send; null when there is nothing to change. */
  change: Stripe.SubscriptionUpdateParams | null;
  outcome: Opened["outcome"];
}

/** How an open subscription comes to be for `plan`. A dearer plan holds at once, and what is left of the period is
 * charged by the day; a cheaper one is billed from the next period on, while the plan that was paid for is kept. */
export async function changePlan(
  stripe: Stripe,
  raw: Stripe.Subscription,
  held: Subscription,
  plan: PaidTier,
): Promise<PlanChange> {
  const item = itemOf(raw);
  if (!item || plan === held.plan) return { change: null, outcome: "unchanged" };
  const items = [{ id: item.id, price: await priceOf(stripe, plan) }];
  if (isDearer(held.plan, plan)) {
    const metadata = { [KEPT_PLAN]: held.plan, [KEPT_UNTIL]: String(item.current_period_end) };
    return { change: { items, proration_behavior: "none", metadata }, outcome: "downgrade-scheduled" };
  }
  if (held.keptPlan === plan) {
    // A downgrade is taken back: the period has been paid for already.
    const metadata = { [KEPT_PLAN]: "", [KEPT_UNTIL]: "" };
    return { change: { items, proration_behavior: "none", metadata }, outcome: "unchanged" };
  }
  if (held.state === "trialing") return { change: { items, proration_behavior: "none" }, outcome: "upgraded" };
  // Where the bank asks for a confirmation, nothing changes before it is given.
  const payment = { payment_behavior: "pending_if_incomplete", proration_behavior: "always_invoice" } as const;
  return { change: { items, ...payment }, outcome: "upgraded" };
}
