import type Stripe from "stripe";
import { isMissing } from "#worker/billing/stripe-client.ts";
import type { Subscriber, SubscriptionStore } from "#worker/billing/subscription-store.ts";

/** Names a user in every installation that shares a Stripe account, in idempotency keys. */
export const keyOf = ({ id, createdAt }: Subscriber) => `${id}-${createdAt}`;

/** Users as Stripe knows them. */
export class StripeCustomers {
  constructor(
    private readonly stripe: Stripe,
    private readonly store: SubscriptionStore,
    private readonly automaticTax: boolean,
  ) {}

  /** Id of the user's customer, made when there is none; its id is saved before anything is bought under it. */
  async of(subscriber: Subscriber): Promise<string> {
    if (subscriber.stripeCustomerId && (await this.exists(subscriber.stripeCustomerId)))
      return subscriber.stripeCustomerId;
    const { id, email, username, stripeCustomerId } = subscriber;
    const customer = await this.stripe.customers.create(
      {
        ...{ email, name: username, metadata: { userId: String(id) } },
        // Stripe works out no tax for somebody who is nowhere; the site is for the United Kingdom.
        ...(this.automaticTax && { address: { country: "GB" } }),
      },
      // One that was deleted at Stripe is followed by another.
      { idempotencyKey: `customer-${keyOf(subscriber)}-${stripeCustomerId ?? "first"}` },
    );
    await this.store.setCustomer(id, customer.id);
    return customer.id;
  }

  /** Makes a card that was added the one that is charged. Answers whether there is one. */
  async adoptCard(customerId: string): Promise<boolean> {
    const cards = await this.stripe.customers.listPaymentMethods(customerId, { limit: 1 });
    const card = cards.data[0];
    if (!card) return false;
    await this.stripe.customers.update(customerId, { invoice_settings: { default_payment_method: card.id } });
    return true;
  }

  /** Deletes the customer, which ends every subscription at once. */
  async remove(customerId: string): Promise<void> {
    try {
      await this.stripe.customers.del(customerId);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  private async exists(customerId: string): Promise<boolean> {
    try {
      return (await this.stripe.customers.retrieve(customerId)).deleted !== true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }
}
