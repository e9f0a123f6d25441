import { GRACE_DAYS, type PaidTier, PLANS, type Tier } from "#schema/plan.ts";
import type { SubscriptionInfo, SubscriptionStatus } from "#schema/subscription.ts";
import type { PROVIDERS, STATES } from "#worker/store/billing-tables.ts";

export type ProviderName = (typeof PROVIDERS)[number];
export type SubscriptionState = (typeof STATES)[number];

export const DAY_MS = 24 * 3_600_000;

/** A subscription as its provider holds it. Times are milliseconds since 1970. */
export interface Subscription {
  id: string;
  userId: number;
  provider: ProviderName;
  state: SubscriptionState;
  /** What is billed from the next period on. */
  plan: PaidTier;
  /** The dearer plan that was paid for and holds until the period ends, after a downgrade. */
  keptPlan: PaidTier | null;
  currentPeriodEnd: number;
  cancelAtPeriodEnd: boolean;
  trialEnd: number | null;
  hasCard: boolean;
  /** When the payment that is due first failed. */
  pastDueSince: number | null;
  /** A dearer plan was chosen, and the bank wants its payment confirmed first. */
  awaitsConfirmation: boolean;
  startedAt: number;
}

/** What a subscription gives its user: `tier` until `tierEndsAt`, and `tierAfter` from then on. */
export interface Entitlement {
  tier: Tier;
  tierEndsAt: number | null;
  tierAfter: Tier;
}

export const isDearer = (plan: PaidTier, than: PaidTier) => PLANS[plan].pricePence > PLANS[than].pricePence;

export const isOpen = ({ state }: Subscription) => state !== "canceled" && state !== "incomplete";

/** Until when a plan is kept whose payment failed; null unless past due. */
const graceEnd = ({ state, pastDueSince }: Subscription) =>
  state === "past_due" && pastDueSince !== null ? pastDueSince + GRACE_DAYS * DAY_MS : null;

/** Whether the subscription ends with its period unless something is done before: it was cancelled, or it is a local
 * trial, to which no card can be added. */
const endsWithPeriod = ({ cancelAtPeriodEnd, provider }: Subscription) => cancelAtPeriodEnd || provider === "local";

/** The subscription as time alone has changed it: what was to end has ended, and a downgrade has come. */
export function settled(subscription: Subscription, now: number): Subscription {
  if (!isOpen(subscription) || now < subscription.currentPeriodEnd) return subscription;
  if (endsWithPeriod(subscription)) return { ...subscription, state: "canceled", keptPlan: null };
  return { ...subscription, keptPlan: null };
}

const FREE: Entitlement = { tier: "free", tierEndsAt: null, tierAfter: "free" };

/** The tiers that a subscription gives, now and later. */
export function entitlementOf(subscription: Subscription): Entitlement {
  if (!isOpen(subscription)) return FREE;
  const tier = subscription.keptPlan ?? subscription.plan;
  const grace = graceEnd(subscription);
  if (grace !== null) return { tier, tierEndsAt: grace, tierAfter: "free" };
  const { currentPeriodEnd } = subscription;
  if (endsWithPeriod(subscription)) return { tier, tierEndsAt: currentPeriodEnd, tierAfter: "free" };
  if (subscription.keptPlan) return { tier, tierEndsAt: currentPeriodEnd, tierAfter: subscription.plan };
  return { tier, tierEndsAt: null, tierAfter: "free" };
}

/** The tier that holds at an instant. */
export const tierAt = ({ tier, tierEndsAt, tierAfter }: Entitlement, now: number): Tier =>
  tierEndsAt !== null && tierEndsAt <= now ? tierAfter : tier;

/** The word for users: what awaits its first payment is no subscription yet. */
export const statusOf = ({ state }: Subscription): SubscriptionStatus => (state === "incomplete" ? "none" : state);

const toSeconds = (ms: number) => Math.floor(ms / 1000);
const secondsOrNull = (ms: number | null) => (ms === null ? null : toSeconds(ms));

/** What pages are told. `now` is in milliseconds. */
export function infoOf(stored: Subscription | null, now: number): SubscriptionInfo {
  const subscription = stored && settled(stored, now);
  if (!subscription || subscription.state === "incomplete") return NO_SUBSCRIPTION;
  return {
    subscriptionStatus: statusOf(subscription),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd && isOpen(subscription),
    currentPeriodEnd: toSeconds(subscription.currentPeriodEnd),
    tier: tierAt(entitlementOf(subscription), now),
    plan: subscription.plan,
    trialEnd: subscription.state === "trialing" ? secondsOrNull(subscription.trialEnd) : null,
    hasCard: subscription.hasCard,
    canAddCard: subscription.provider === "stripe" && isOpen(subscription) && !subscription.hasCard,
    graceEnd: secondsOrNull(graceEnd(subscription)),
  };
}

const NO_SUBSCRIPTION: SubscriptionInfo = {
  subscriptionStatus: "none",
  cancelAtPeriodEnd: false,
  currentPeriodEnd: null,
  tier: "free",
  plan: null,
  trialEnd: null,
  hasCard: false,
  canAddCard: false,
  graceEnd: null,
};
