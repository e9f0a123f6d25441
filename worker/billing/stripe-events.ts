import type Stripe from "stripe";
import { idOf } from "#worker/billing/stripe-mapping.ts";
import { CURRENCY } from "#worker/billing/stripe-prices.ts";
import type { StripeProvider } from "#worker/billing/stripe-provider.ts";
import type { SubscriptionStore } from "#worker/billing/subscription-store.ts";
import type { StripeLedger } from "#worker/store/stripe-ledger.ts";

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
        return this.refundEffects(event.data.object.id);
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
    const subscription = await this.provider.read(id, userId);
    return subscription ? this.store.saving(subscription, askedAt) : [];
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
    const isPaid = invoice.status === "paid" && invoice.amount_paid > 0 && invoice.currency === CURRENCY;
    const userId = invoice.customer ? await this.store.userOfCustomer(idOf(invoice.customer)) : null;
    if (!isPaid || userId === null) return [];
    const paidAt = (invoice.status_transitions.paid_at ?? invoice.created) * 1000;
    return [this.ledger.recordInvoice({ id: invoice.id, userId, paidPence: invoice.amount_paid, paidAt })];
  }

  /** The invoice is recorded along with its refund: its own event may come later. */
  private async refundEffects(chargeId: string): Promise<D1PreparedStatement[]> {
    const askedAt = this.now();
    const charge = await this.provider.stripe.charges.retrieve(chargeId);
    if (!charge.payment_intent) return [];
    const payment = { type: "payment_intent", payment_intent: idOf(charge.payment_intent) } as const;
    const found = await this.provider.stripe.invoicePayments.list({ payment, limit: 1 });
    const invoiceId = found.data[0] && idOf(found.data[0].invoice);
    if (!invoiceId) return [];
    const invoice = await this.provider.stripe.invoices.retrieve(invoiceId);
    return [
      ...(await this.paymentEffects(invoice)),
      this.ledger.recordRefund(invoiceId, charge.amount_refunded, askedAt),
    ];
  }

  private async cardEffects(customerId: string): Promise<D1PreparedStatement[]> {
    const userId = await this.store.userOfCustomer(customerId);
    const current = userId === null ? null : await this.store.current(userId);
    return current?.provider === "stripe" ? this.subscriptionEffects(current.id, customerId) : [];
  }
}
