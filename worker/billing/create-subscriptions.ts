import { LocalProvider } from "#worker/billing/local-provider.ts";
import { SubscriptionStore } from "#worker/billing/subscription-store.ts";
import { Subscriptions } from "#worker/billing/subscriptions.ts";
import type { Database } from "#worker/store/database.ts";

/** Subscriptions as this environment keeps them. */
export function createSubscriptions(_env: Env, db: Database): Subscriptions {
  const store = new SubscriptionStore(db);
  const local = new LocalProvider();
  return new Subscriptions({ store, provider: local, providerOf: () => local });
}
