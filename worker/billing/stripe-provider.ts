import type Stripe from "stripe";
import { type PaidTier, TRIAL_DAYS } from "#schema/plan.ts";
import type { BillingProvider, CardForm, Opened } from "#worker/billing/provider.ts";
import { createStripe, isMissing, type StripeSettings } from "#worker/billing/stripe-client.ts";
import { keyOf, StripeCustomers } from "#worker/billing/stripe-customers.ts";
import { toBillingError } from "#worker/billing/stripe-errors.ts";
import {
  duePayment,
  EXPANSIONS,
  hasCard,
  idOf,
  itemOf,
  toPaidInvoice,
  toSubscription,
} from "#worker/billing/stripe-mapping.ts";
import { changePlan } from "#worker/billing/stripe-plan-change.ts";
import { priceOf } from "#worker/billing/stripe-prices.ts";
import { isOpen, type Subscription } from "#worker/billing/subscription.ts";
import type { Subscriber, SubscriptionStore } from "#worker/billing/subscription-store.ts";
import type { PaidInvoice } from "#worker/store/stripe-ledger.ts";

const ENDED: ReadonlySet<string> = new Set(["canceled", "incomplete_expired"]);

/** Subscriptions kept by Stripe. */
export class StripeProvider implements BillingProvider {
  readonly stripe: Stripe;
  readonly customers: StripeCustomers;

  constructor(
    private readonly settings: StripeSettings,
    store: SubscriptionStore,
  ) {
    this.stripe = createStripe(settings);
    this.customers = new StripeCustomers(this.stripe, store, settings.automaticTax);
  }

  start(subscriber: Subscriber, plan: PaidTier, hadTrial: boolean): Promise<Opened> {
    return translated(async () => {
      const customer = await this.customers.of(subscriber);
      const past = (await this.stripe.subscriptions.list({ customer, status: "all", limit: 100 })).data.filter(itemOf);
      const underWay = past.find(({ status }) => !ENDED.has(status));
      if (underWay && underWay.status !== "incomplete") {
        return this.changed(underWay.id, subscriber.id, plan);
      }
      if (underWay) {
        const waiting = await this.retrieve(underWay.id);
        if (toSubscription(waiting, subscriber.id)?.plan === plan)
          return this.opened(waiting, subscriber.id, "payment-needed");
        await this.stripe.subscriptions.cancel(underWay.id);
      }
      const isTrial = !hadTrial && past.every(({ trial_end }) => trial_end === null);
      const key = `subscription-${keyOf(subscriber)}-${customer}-${past.length}`;
      const raw = await this.create(customer, subscriber, plan, isTrial, key);
      return this.opened(raw, subscriber.id, isTrial ? "trial-started" : "payment-needed");
    });
  }

  change({ id, userId }: Subscription, plan: PaidTier): Promise<Opened> {
    return translated(() => this.changed(id, userId, plan));
  }

  cancel({ id, userId }: Subscription): Promise<Subscription> {
    return translated(async () => ours(await this.update(id, { cancel_at_period_end: true }), userId));
  }

  reactivate({ id, userId }: Subscription): Promise<Subscription> {
    return translated(async () => {
      const { cancel_at_period_end } = await this.stripe.subscriptions.retrieve(id);
      // An end that was set by date, in Stripe's own pages, has to be taken back as such.
      const undone = cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" as const };
      return ours(await this.update(id, undone), userId);
    });
  }

  fetch(subscription: Subscription): Promise<Subscription> {
    return translated(async () => {
      try {
        return (await this.read(subscription.id, subscription.userId)) ?? subscription;
      } catch (error) {
        if (isMissing(error)) return { ...subscription, state: "canceled", keptPlan: null, awaitsConfirmation: false };
        throw error;
      }
    });
  }

  payments({ id, userId }: Subscription): Promise<PaidInvoice[]> {
    return translated(async () => {
      try {
        const paid = await this.stripe.invoices.list({ subscription: id, status: "paid", limit: 100 });
        return paid.data.flatMap((invoice) => toPaidInvoice(invoice, userId) ?? []);
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    });
  }

  cancelNow({ stripeCustomerId }: Subscriber): Promise<void> {
    return translated(async () => {
      if (stripeCustomerId) await this.customers.remove(stripeCustomerId);
    });
  }

  /** A subscription by its id, null when it is for none of our plans. A card that was added to a trial becomes the
   * one that is charged: Stripe does that by itself for payments only. */
  async read(id: string, userId: number): Promise<Subscription | null> {
    const raw = await this.retrieve(id);
    const subscription = toSubscription(raw, userId);
    if (!subscription || !isOpen(subscription) || subscription.hasCard) return subscription;
    return { ...subscription, hasCard: await this.customers.adoptCard(idOf(raw.customer)) };
  }

  private retrieve(id: string): Promise<Stripe.Subscription> {
    return this.stripe.subscriptions.retrieve(id, { expand: EXPANSIONS });
  }

  private update(id: string, change: Stripe.SubscriptionUpdateParams): Promise<Stripe.Subscription> {
    return this.stripe.subscriptions.update(id, { ...change, expand: EXPANSIONS });
  }

  private async create(
    customer: string,
    { id }: Subscriber,
    plan: PaidTier,
    isTrial: boolean,
    idempotencyKey: string,
  ): Promise<Stripe.Subscription> {
    const trial: Stripe.SubscriptionCreateParams = {
      trial_period_days: TRIAL_DAYS,
      trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
    };
    return this.stripe.subscriptions.create(
      {
        customer,
        items: [{ price: await priceOf(this.stripe, plan) }],
        metadata: { userId: String(id) },
        payment_behavior: "default_incomplete",
        payment_settings: { save_default_payment_method: "on_subscription" },
        ...(this.settings.automaticTax && { automatic_tax: { enabled: true } }),
        ...(isTrial && trial),
        expand: EXPANSIONS,
      },
      { idempotencyKey },
    );
  }

  private async changed(id: string, userId: number, plan: PaidTier): Promise<Opened> {
    const raw = await this.retrieve(id);
    const held = ours(raw, userId);
    // What is owed comes first; a change would only add to it.
    if (held.state === "past_due") return this.opened(raw, userId, "payment-needed");
    if (raw.pending_update) {
      // The dearer plan waits for its payment; the present one goes on meanwhile.
      if (plan === held.plan) return { subscription: held, outcome: "unchanged", cardForm: null };
      return this.opened(raw, userId, "payment-needed");
    }
    const { change, outcome } = await changePlan(this.stripe, raw, held, plan);
    if (!change) return this.opened(raw, userId, outcome);
    const changed = await this.update(id, change);
    if (changed.pending_update) return this.opened(changed, userId, "payment-needed");
    return this.opened(await this.kept(changed, outcome), userId, outcome);
  }

  /** Whoever buys a dearer plan after cancelling means to stay: the cancellation is taken back. Stripe takes it with no payment
   * that may have to be confirmed, so it is a call of its own. */
  private async kept(raw: Stripe.Subscription, outcome: Opened["outcome"]): Promise<Stripe.Subscription> {
    const isToEnd = outcome === "upgraded" && raw.cancel_at_period_end;
    return isToEnd ? this.update(raw.id, { cancel_at_period_end: false }) : raw;
  }

  private async opened(raw: Stripe.Subscription, userId: number, outcome: Opened["outcome"]): Promise<Opened> {
    return { subscription: ours(raw, userId), outcome, cardForm: await this.cardForm(raw) };
  }

  /** What is to be entered: the payment that is due, or a card for the end of a trial. */
  private async cardForm(raw: Stripe.Subscription): Promise<CardForm | null> {
    const { publishableKey } = this.settings;
    const payment = duePayment(raw);
    if (payment) return { clientSecret: payment, intent: "payment", publishableKey };
    if (raw.status !== "trialing" || hasCard(raw)) return null;
    const pending = typeof raw.pending_setup_intent === "object" ? raw.pending_setup_intent : null;
    const setup = pending ?? (await this.newSetup(raw));
    return setup.client_secret ? { clientSecret: setup.client_secret, intent: "setup", publishableKey } : null;
  }

  /** Where the one that came with the subscription is used up. */
  private newSetup(raw: Stripe.Subscription): Promise<Stripe.SetupIntent> {
    return this.stripe.setupIntents.create(
      { customer: idOf(raw.customer), usage: "off_session", automatic_payment_methods: { enabled: true } },
      { idempotencyKey: `setup-${raw.id}-${crypto.randomUUID()}` },
    );
  }
}

function ours(raw: Stripe.Subscription, userId: number): Subscription {
  const subscription = toSubscription(raw, userId);
  if (!subscription) throw new Error("A subscription of ours has a price that is for none of our plans");
  return subscription;
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toBillingError(error);
  }
}
