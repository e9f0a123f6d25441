import type { Payment } from "#schema/account.ts";
import type { PaidTier } from "#schema/plan.ts";
import type { CreatedSubscription, SubscriptionInfo } from "#schema/subscription.ts";
import type { BillingProvider, Opened } from "#worker/billing/provider.ts";
import { infoOf, isOpen, type Subscription, settled } from "#worker/billing/subscription.ts";
import type { SubscriptionStore } from "#worker/billing/subscription-store.ts";
import { AppError, notFound } from "#worker/lib/errors.ts";
import { logError } from "#worker/lib/log.ts";
import type { StripeLedger } from "#worker/store/stripe-ledger.ts";

const NOTHING_OPEN = "There is no subscription under way. You can choose a plan on the pricing page.";
const NOT_CANCELLED = "This subscription has not been cancelled, so there is nothing to reactivate.";
const SIGN_UP_FIRST = "Please sign up first: a demo account cannot have a subscription.";

export interface SubscriptionDeps {
  store: SubscriptionStore;
  ledger: StripeLedger;
  /** Where new subscriptions are opened. */
  provider: BillingProvider;
  /** Who keeps the subscriptions that a user already has. */
  providerOf(subscription: Subscription): BillingProvider;
  now?: () => number;
}

/** What users and administrators do to subscriptions. D1 holds what the provider last told; the provider decides.
 * `also` is written in one transaction with what an action has changed. */
export class Subscriptions {
  private readonly now: () => number;

  constructor(private readonly deps: SubscriptionDeps) {
    this.now = deps.now ?? Date.now;
  }

  /** Starts the plan, or changes an open subscription to it. Calling it again changes nothing. */
  async open(userId: number, plan: PaidTier): Promise<CreatedSubscription> {
    const subscriber = await this.deps.store.subscriber(userId);
    if (!subscriber) throw notFound("There is no such user.");
    if (subscriber.isDemo) throw new AppError("forbidden", SIGN_UP_FIRST);
    const current = await this.deps.store.current(userId);
    // It may have ended without our having been told.
    const held = current && isOpen(current) ? await this.fetchAndSave(current) : null;
    // Later than that question, or its answer would be taken for the newer one and outlast the change.
    const askedAt = this.now();
    const opened =
      held && isOpen(held)
        ? await this.deps.providerOf(held).change(held, plan)
        : await this.deps.provider.start(subscriber, plan, await this.deps.store.hadTrial(userId));
    await this.deps.store.save(opened.subscription, askedAt);
    return this.answer(opened);
  }

  /** What pages are told of the user's subscription; asked anew where something is awaited from the provider. */
  async info(userId: number): Promise<SubscriptionInfo> {
    const stored = await this.deps.store.current(userId);
    if (stored && this.isAwaiting(stored)) await this.refresh(stored);
    const now = this.now();
    const subscription = await this.deps.store.current(userId);
    return { ...infoOf(subscription, now), tier: await this.deps.store.tier(userId, now) };
  }

  /** What the user has paid, the last first. */
  async payments(userId: number): Promise<Payment[]> {
    return this.deps.store.payments(userId);
  }

  /** Ends the subscription with its period. Throws 404 when none is open. */
  async cancel(userId: number, also: D1PreparedStatement[] = []): Promise<Subscription> {
    return this.act(userId, also, (provider, subscription) => provider.cancel(subscription));
  }

  /** Takes a cancellation back. Throws 404 when no subscription is open, 409 when it was not cancelled. */
  async reactivate(userId: number, also: D1PreparedStatement[] = []): Promise<Subscription> {
    return this.act(userId, also, (provider, subscription) => {
      if (!subscription.cancelAtPeriodEnd) throw new AppError("conflict", NOT_CANCELLED);
      return provider.reactivate(subscription);
    });
  }

  /** Asks the provider for the truth and saves it. Throws 404 when the user never had a subscription. */
  async sync(userId: number, also: D1PreparedStatement[] = []): Promise<Subscription> {
    const stored = await this.deps.store.current(userId);
    if (!stored) throw notFound(NOTHING_OPEN);
    return this.fetchAndSave(stored, also);
  }

  /** Ends whatever the user has, because the account is being deleted. */
  async endWithAccount(userId: number): Promise<void> {
    const subscriber = await this.deps.store.subscriber(userId);
    if (!subscriber) return;
    const current = await this.deps.store.current(userId);
    await (current ? this.deps.providerOf(current) : this.deps.provider).cancelNow(subscriber);
  }

  /** Brings up to date what time or a confirmation has changed and no webhook told of; one failure does not stop the others. */
  async settleLapsed(limit: number): Promise<void> {
    const { store } = this.deps;
    for (const stored of [...(await store.lapsed(this.now(), limit)), ...(await store.awaiting(this.now(), limit))]) {
      await this.fetchAndSave(stored).catch((error: unknown) => logError("subscription-not-settled", error));
    }
  }

  private async act(
    userId: number,
    also: D1PreparedStatement[],
    change: (provider: BillingProvider, subscription: Subscription) => Promise<Subscription>,
  ): Promise<Subscription> {
    const askedAt = this.now();
    const stored = await this.deps.store.current(userId);
    const held = stored && settled(stored, askedAt);
    if (!held || !isOpen(held)) throw notFound(NOTHING_OPEN);
    const changed = await change(this.deps.providerOf(held), held);
    await this.deps.store.save(changed, askedAt, also);
    return changed;
  }

  /** Whether something may have happened that the browser knows of before the webhook has told it: a first payment,
   * a card for the trial, a late payment, the confirmation of a dearer plan, or the end of a period. */
  private isAwaiting(stored: Subscription): boolean {
    if (stored.state === "canceled") return false;
    const awaitsCard = stored.state === "trialing" && !stored.hasCard;
    return (
      awaitsCard || stored.awaitsConfirmation || stored.state !== "active" || stored.currentPeriodEnd <= this.now()
    );
  }

  /** Saves the provider's word, if it differs; while it cannot be reached, what was stored holds. */
  private async refresh(stored: Subscription): Promise<void> {
    try {
      const askedAt = this.now();
      const fetched = await this.deps.providerOf(stored).fetch(stored);
      // What says nothing new must not undo a tier that an administrator gave.
      if (JSON.stringify(fetched) !== JSON.stringify(stored))
        await this.deps.store.save(fetched, askedAt, await this.paymentsOf(fetched));
    } catch (error) {
      logError("subscription-not-refreshed", error);
    }
  }

  private async fetchAndSave(stored: Subscription, also: D1PreparedStatement[] = []): Promise<Subscription> {
    const askedAt = this.now();
    const fetched = await this.deps.providerOf(stored).fetch(stored);
    await this.deps.store.save(fetched, askedAt, [...also, ...(await this.paymentsOf(fetched))]);
    return fetched;
  }

  /** What notes every payment for a subscription; noting one again changes nothing. */
  private async paymentsOf(subscription: Subscription): Promise<D1PreparedStatement[]> {
    const paid = await this.deps.providerOf(subscription).payments(subscription);
    return paid.map((invoice) => this.deps.ledger.recordInvoice(invoice));
  }

  private answer({ subscription, outcome, cardForm }: Opened): CreatedSubscription {
    const info = infoOf(subscription, this.now());
    return { subscriptionId: subscription.id, outcome, ...info, ...cardForm };
  }
}
