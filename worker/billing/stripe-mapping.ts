import type Stripe from "stripe";
import { PAID_TIERS } from "#schema/plan.ts";
import { CURRENCY, planOfPrice } from "#worker/billing/stripe-prices.ts";
import type { Subscription, SubscriptionState } from "#worker/billing/subscription.ts";
import type { PaidInvoice } from "#worker/store/stripe-ledger.ts";

/** Metadata of a subscription that was downgraded: the plan that is still paid for, and until when (unix seconds).
 * Kept at Stripe, so that the whole state can be read from its object alone. */
export const KEPT_PLAN = "kept_plan";
export const KEPT_UNTIL = "kept_until";

/** What has to come with a subscription to read it. */
export const EXPANSIONS = ["customer", "latest_invoice.confirmation_secret", "pending_setup_intent"];

const STATES: Record<string, SubscriptionState> = {
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "past_due",
  incomplete: "incomplete",
};

export const idOf = (object: string | { id: string }) => (typeof object === "string" ? object : object.id);

const toMs = (seconds: number) => seconds * 1000;

/** The one item of a subscription of ours; null where it is somebody else's. */
export const itemOf = (raw: Stripe.Subscription) => {
  const item = raw.items.data[0];
  return item && planOfPrice(item.price) ? item : null;
};

export function hasCard({ default_payment_method, customer }: Stripe.Subscription): boolean {
  if (default_payment_method) return true;
  return typeof customer !== "string" && !customer.deleted && customer.invoice_settings.default_payment_method !== null;
}

const latestInvoice = ({ latest_invoice }: Stripe.Subscription) =>
  typeof latest_invoice === "object" ? latest_invoice : null;

/** When the invoice that is due was first to be paid. */
function pastDueSince(raw: Stripe.Subscription, periodStart: number): number {
  const invoice = latestInvoice(raw);
  return invoice ? (invoice.status_transitions.finalized_at ?? invoice.created) : periodStart;
}

/** Reads a subscription of Stripe; null when it is for none of our plans. */
export function toSubscription(raw: Stripe.Subscription, userId: number): Subscription | null {
  const item = itemOf(raw);
  const plan = item && planOfPrice(item.price);
  if (!plan) return null;
  const state = STATES[raw.status] ?? "canceled";
  const kept = PAID_TIERS.find((tier) => tier === raw.metadata[KEPT_PLAN]) ?? null;
  const isKept = Number(raw.metadata[KEPT_UNTIL]) === item.current_period_end && state !== "canceled";
  const periodEnd = state === "canceled" ? (raw.ended_at ?? item.current_period_end) : item.current_period_end;
  return {
    ...{ id: raw.id, userId, provider: "stripe", state, plan, keptPlan: isKept ? kept : null },
    currentPeriodEnd: toMs(raw.cancel_at && state !== "canceled" ? raw.cancel_at : periodEnd),
    cancelAtPeriodEnd: raw.cancel_at_period_end || raw.cancel_at !== null,
    trialEnd: raw.trial_end === null ? null : toMs(raw.trial_end),
    hasCard: hasCard(raw),
    pastDueSince: state === "past_due" ? toMs(pastDueSince(raw, item.current_period_start)) : null,
    awaitsConfirmation: raw.pending_update !== null,
    startedAt: toMs(raw.created),
  };
}

/** An invoice of ours that was paid, as revenue knows it; null for any other. */
export function toPaidInvoice(invoice: Stripe.Invoice, userId: number): PaidInvoice | null {
  const { id, status, amount_paid, currency, status_transitions, created } = invoice;
  if (!id || status !== "paid" || amount_paid <= 0 || currency !== CURRENCY) return null;
  return { id, userId, paidPence: amount_paid, paidAt: toMs(status_transitions.paid_at ?? created) };
}

/** The secret of the payment that something waits for: the first one, a late one, or that of a dearer plan. */
export function duePayment(raw: Stripe.Subscription): string | null {
  const isDue = raw.status === "incomplete" || raw.status === "past_due" || raw.pending_update !== null;
  const invoice = isDue ? latestInvoice(raw) : null;
  return invoice?.status === "open" ? (invoice.confirmation_secret?.client_secret ?? null) : null;
}
