import type { PaidTier } from "#schema/plan.ts";
import type { SUBSCRIPTION_OUTCOMES } from "#schema/subscription.ts";
import type { Subscription } from "#worker/billing/subscription.ts";
import type { Subscriber } from "#worker/billing/subscription-store.ts";
import type { PaidInvoice } from "#worker/store/stripe-ledger.ts";

/** What the card form in the browser needs. */
export interface CardForm {
  clientSecret: string;
  /** A card for later, or a payment now. */
  intent: "setup" | "payment";
  publishableKey: string;
}

/** What came of starting or changing a subscription. */
export interface Opened {
  subscription: Subscription;
  outcome: (typeof SUBSCRIPTION_OUTCOMES)[number];
  /** Null when there is nothing to enter. */
  cardForm: CardForm | null;
}

/** Whoever keeps subscriptions. Each call may be repeated after a failure without a second effect; one that cannot
 * be carried out throws an `AppError` with words for the user. */
export interface BillingProvider {
  /** Opens a subscription, with the free trial unless the user `hadTrial`; one that is open already is returned. */
  start(subscriber: Subscriber, plan: PaidTier, hadTrial: boolean): Promise<Opened>;
  /** Makes sure that an open subscription is for `plan`: a dearer one at once, a cheaper one when the period ends. */
  change(subscription: Subscription, plan: PaidTier): Promise<Opened>;
  /** Ends it with its period. */
  cancel(subscription: Subscription): Promise<Subscription>;
  /** Takes a cancellation back. */
  reactivate(subscription: Subscription): Promise<Subscription>;
  /** The subscription as it stands; what no longer exists comes back as canceled. */
  fetch(subscription: Subscription): Promise<Subscription>;
  /** What has been paid for it: repairs what a lost message would have told. At most the last hundred. */
  payments(subscription: Subscription): Promise<PaidInvoice[]>;
  /** Ends everything that the user has, at once: the account is being deleted. */
  cancelNow(subscriber: Subscriber): Promise<void>;
}
