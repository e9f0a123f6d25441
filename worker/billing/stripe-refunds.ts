import type Stripe from "stripe";
import { isMissing } from "#worker/billing/stripe-client.ts";
import { idOf } from "#worker/billing/stripe-mapping.ts";

const RENEWING: ReadonlySet<string> = new Set(["trialing", "active", "past_due"]);

/** Whether all that a charge took was paid back. */
export const isWhole = ({ amount, amount_refunded }: Stripe.Charge): boolean => amount > 0 && amount_refunded >= amount;

/** Lets a subscription end with its period where its latest invoice was paid back whole, so that whoever has the money
 * back is not charged again. It lasts to the end of the period, and can be taken up again until then. */
export async function stopRenewal(stripe: Stripe, subscription: string, invoice: string): Promise<void> {
  try {
    const { status, latest_invoice, cancel_at_period_end, cancel_at } =
      await stripe.subscriptions.retrieve(subscription);
    const isLatest = latest_invoice !== null && idOf(latest_invoice) === invoice;
    if (!isLatest || !RENEWING.has(status) || cancel_at_period_end || cancel_at !== null) return;
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
