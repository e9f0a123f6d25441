import type Stripe from "stripe";
import { isMissing } from "#worker/billing/stripe-client.ts";
import { idOf, toPaidInvoice } from "#worker/billing/stripe-mapping.ts";
import type { StripeProvider } from "#worker/billing/stripe-provider.ts";
import type { Subscription } from "#worker/billing/subscription.ts";
import type { SubscriptionStore } from "#worker/billing/subscription-store.ts";
import type { StripeLedger } from "#worker/store/stripe-ledger.ts";

const RENEWING: ReadonlySet<string> = new Set(["trialing", "active", "past_due"]);

/** Whether all that a charge took was paid back. */
const isWhole = ({ amount, amount_refunded }: Stripe.Charge): boolean => amount > 0 && amount_refunded >= amount;

/** Lets a subscription end with its period where its latest invoice was paid back whole, so that whoever has the money
 * back is not charged again. It lasts to the end of the period, and can be taken up again until then. */
async function stopRenewal(stripe: Stripe, subscription: string, invoice: string): Promise<void> {
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

/** States of a dispute in which its amount is not ours: until it is decided, and once it is lost. */
const WITHDRAWN: ReadonlySet<string> = new Set(["needs_response", "under_review", "lost"]);

/** Applies Stripe's events. They come late, twice and in any order, so an event only says what to look at: the object
 * is fetched, and what it is now is stored. */
export class StripeEvents {
  constructor(
    private readonly provider: StripeProvider,
    private readonly store: SubscriptionStore,
    private readonly ledger: StripeLedger,
    private readonly now: () => number = Date.now,
  ) {}

  /** Applies an event once; throws when that failed, so that it is sent again. Unknown ones are only noted. */
  async handle(event: Stripe.Event): Promise<void> {
    if (await this.ledger.isApplied(event.id)) return;
    await this.ledger.apply(event.id, await this.effectsOf(event));
  }

  private async effectsOf(event: Stripe.Event): Promise<D1PreparedStatement[]> {
    switch (event.type) {
      case "customer.subscription.created":
      case "customer.subscription.updated":
      case "customer.subscription.deleted":
      case "customer.subscription.paused":
      case "customer.subscription.resumed":
      case "customer.subscription.pending_update_applied":
      case "customer.subscription.pending_update_expired":
      case "customer.subscription.trial_will_end":
        return this.subscriptionEffects(event.data.object.id, event.data.object.customer);
      case "invoice.paid":
      case "invoice.payment_failed":
      case "invoice.payment_action_required":
        return event.data.object.id ? this.invoiceEffects(event.data.object.id) : [];
      case "charge.refunded":
        return this.refundEffects(event.data.object.id, true);
      case "charge.dispute.funds_withdrawn":
      case "charge.dispute.funds_reinstated":
      case "charge.dispute.closed":
        return this.refundEffects(idOf(event.data.object.charge));
      case "refund.updated":
      case "refund.failed":
        return event.data.object.charge ? this.refundEffects(idOf(event.data.object.charge)) : [];
      case "setup_intent.succeeded":
        return event.data.object.customer ? this.cardEffects(idOf(event.data.object.customer)) : [];
      default:
        return [];
    }
  }

  private async subscriptionEffects(id: string, customer: string | { id: string }): Promise<D1PreparedStatement[]> {
    const userId = await this.store.userOfCustomer(idOf(customer));
    if (userId === null) return [];
    const askedAt = this.now();
    const subscription = await this.readOrEnded(id, userId);
    return subscription ? this.store.saving(subscription, askedAt) : [];
  }

  /** The subscription as it stands. One that Stripe no longer knows has ended: it would only be told of again for days. */
  private async readOrEnded(id: string, userId: number): Promise<Subscription | null> {
    try {
      return await this.provider.read(id, userId);
    } catch (error) {
      if (!isMissing(error)) throw error;
      const stored = await this.store.current(userId);
      return stored?.id === id ? { ...stored, state: "canceled", keptPlan: null, awaitsConfirmation: false } : null;
    }
  }

  private async invoiceEffects(id: string): Promise<D1PreparedStatement[]> {
    const invoice = await this.provider.stripe.invoices.retrieve(id);
    const subscription = invoice.parent?.subscription_details?.subscription;
    if (!invoice.customer || !subscription) return [];
    return [
      ...(await this.paymentEffects(invoice)),
      ...(await this.subscriptionEffects(idOf(subscription), invoice.customer)),
    ];
  }

  private async paymentEffects(invoice: Stripe.Invoice): Promise<D1PreparedStatement[]> {
    const userId = invoice.customer ? await this.store.userOfCustomer(idOf(invoice.customer)) : null;
    const paid = userId === null ? null : toPaidInvoice(invoice, userId);
    return paid ? [this.ledger.recordInvoice(paid)] : [];
  }

  /** The invoice is recorded along with its refund: its own event may come later. A refund of
   * all of it ends the renewal; what a bank holds back does not, for it may still be ours. */
  private async refundEffects(chargeId: string, isRefund = false): Promise<D1PreparedStatement[]> {
    const askedAt = this.now();
    const charge = await this.provider.stripe.charges.retrieve(chargeId);
    if (!charge.payment_intent) return [];
    const payment = { type: "payment_intent", payment_intent: idOf(charge.payment_intent) } as const;
    const found = await this.provider.stripe.invoicePayments.list({ payment, limit: 1 });
    const invoiceId = found.data[0] && idOf(found.data[0].invoice);
    if (!invoiceId) return [];
    const invoice = await this.provider.stripe.invoices.retrieve(invoiceId);
    const subscription = invoice.parent?.subscription_details?.subscription;
    const { customer } = invoice;
    const ends = isRefund && isWhole(charge) && subscription && customer;
    if (ends) await stopRenewal(this.provider.stripe, idOf(subscription), invoiceId);
    return [
      ...(await this.paymentEffects(invoice)),
      ...(ends ? await this.subscriptionEffects(idOf(subscription), customer) : []),
      this.ledger.recordRefund(invoiceId, charge.amount_refunded + (await this.withdrawn(chargeId)), askedAt),
    ];
  }

  /** What banks hold back of a charge, in pence, because its payer disputes it. */
  private async withdrawn(charge: string): Promise<number> {
    const { data } = await this.provider.stripe.disputes.list({ charge, limit: 100 });
    return data.filter(({ status }) => WITHDRAWN.has(status)).reduce((sum, { amount }) => sum + amount, 0);
  }

  private async cardEffects(customerId: string): Promise<D1PreparedStatement[]> {
    const userId = await this.store.userOfCustomer(customerId);
    const current = userId === null ? null : await this.store.current(userId);
    return current?.provider === "stripe" ? this.subscriptionEffects(current.id, customerId) : [];
  }
}
