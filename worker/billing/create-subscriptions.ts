import { LocalProvider } from "#worker/billing/local-provider.ts";
import type { BillingProvider } from "#worker/billing/provider.ts";
import type { StripeSettings } from "#worker/billing/stripe-client.ts";
import { StripeEvents } from "#worker/billing/stripe-events.ts";
import { StripeProvider } from "#worker/billing/stripe-provider.ts";
import { SubscriptionStore } from "#worker/billing/subscription-store.ts";
import { Subscriptions } from "#worker/billing/subscriptions.ts";
import { AppError } from "#worker/lib/errors.ts";
import { stripeSettingsOf } from "#worker/lib/settings.ts";
import type { Database } from "#worker/store/database.ts";
import { StripeLedger } from "#worker/store/stripe-ledger.ts";

const NO_KEY = "This subscription is kept by Stripe, and this installation has no key for it. Please contact support.";

/** Subscriptions as this environment keeps them: at Stripe where a key is configured, else in D1. A trial that began
 * without a key goes on in D1. */
export function createSubscriptions(env: Env, db: Database): Subscriptions {
  const store = new SubscriptionStore(db);
  const settings = stripeSettingsOf(env);
  const local = new LocalProvider();
  const stripe: BillingProvider | null = settings && new StripeProvider(settings, store);
  const providerOf = ({ provider }: { provider: "local" | "stripe" }) => {
    if (provider === "local") return local;
    if (!stripe) throw new AppError("unavailable", NO_KEY);
    return stripe;
  };
  return new Subscriptions({ store, ledger: new StripeLedger(db), provider: stripe ?? local, providerOf });
}

/** What applies Stripe's events. */
export function createStripeEvents(settings: StripeSettings, db: Database): StripeEvents {
  const store = new SubscriptionStore(db);
  return new StripeEvents(new StripeProvider(settings, store), store, new StripeLedger(db));
}
