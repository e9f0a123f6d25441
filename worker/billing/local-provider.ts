import { type PaidTier, TRIAL_DAYS } from "#schema/plan.ts";
import type { BillingProvider, Opened } from "#worker/billing/provider.ts";
import { DAY_MS, isDearer, type Subscription, settled } from "#worker/billing/subscription.ts";
import type { Subscriber } from "#worker/billing/subscription-store.ts";
import { AppError } from "#worker/lib/errors.ts";
import type { PaidInvoice } from "#worker/store/stripe-ledger.ts";

const TRIAL_USED =
  "Your free trial has been used, and this installation is not set up to take payments. Please contact support.";

/** Subscriptions without a payment provider: the free trial, held in D1 alone. There is no card to charge, so it ends
 * by itself; a plan beyond it cannot be bought. */
export class LocalProvider implements BillingProvider {
  constructor(private readonly now: () => number = Date.now) {}

  async start(subscriber: Subscriber, plan: PaidTier, hadTrial: boolean): Promise<Opened> {
    if (hadTrial) throw new AppError("payment-failed", TRIAL_USED);
    const now = this.now();
    const trialEnd = now + TRIAL_DAYS * DAY_MS;
    const subscription: Subscription = {
      // One for each user, so that a double click cannot make two.
      id: `local_${subscriber.id}`,
      ...{ userId: subscriber.id, provider: "local", state: "trialing", plan, keptPlan: null },
      ...{ currentPeriodEnd: trialEnd, cancelAtPeriodEnd: false, trialEnd, hasCard: false },
      ...{ pastDueSince: null, awaitsConfirmation: false, startedAt: now },
    };
    return { subscription, outcome: "trial-started", cardForm: null };
  }

  async change(subscription: Subscription, plan: PaidTier): Promise<Opened> {
    const held = subscription.keptPlan ?? subscription.plan;
    if (plan === subscription.plan) return { subscription, outcome: "unchanged", cardForm: null };
    const isDowngrade = isDearer(held, plan);
    return {
      subscription: { ...subscription, plan, keptPlan: isDowngrade ? held : null },
      outcome: isDowngrade ? "downgrade-scheduled" : held === plan ? "unchanged" : "upgraded",
      cardForm: null,
    };
  }

  async cancel(subscription: Subscription): Promise<Subscription> {
    return { ...subscription, cancelAtPeriodEnd: true };
  }

  async reactivate(subscription: Subscription): Promise<Subscription> {
    return { ...subscription, cancelAtPeriodEnd: false };
  }

  async fetch(subscription: Subscription): Promise<Subscription> {
    return settled(subscription, this.now());
  }

  /** Nothing can be paid. */
  async payments(): Promise<PaidInvoice[]> {
    return [];
  }

  /** Nothing outlives the account's own rows. */
  async cancelNow(): Promise<void> {}
}
