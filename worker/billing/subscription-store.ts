import { and, count, desc, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { Payment } from "#schema/account.ts";
import type { Tier } from "#schema/plan.ts";
import { entitlementOf, type Subscription, statusOf, tierAt } from "#worker/billing/subscription.ts";
import { users } from "#worker/store/account-tables.ts";
import { invoices, subscriptions } from "#worker/store/billing-tables.ts";
import type { Database } from "#worker/store/database.ts";

type Row = typeof subscriptions.$inferSelect;

/** Whom a provider deals with. */
export interface Subscriber {
  id: number;
  email: string;
  username: string;
  stripeCustomerId: string | null;
  /** Milliseconds since 1970: with the id it names the user in every installation that shares a Stripe account. */
  createdAt: number;
}

// Which of a user's subscriptions counts: the open one, else one that awaits its payment, else the last that ended.
const BEST_FIRST = `CASE state WHEN 'canceled' THEN 2 WHEN 'incomplete' THEN 1 ELSE 0 END, started_at DESC, asked_at DESC`;

// The user's own row says what that one gives. A tier that an administrator gave stays until a provider tells
// something new.
const COPY_TO_USER = `UPDATE users SET
  (stripe_subscription_id, subscription_status, subscription_tier, tier_ends_at, tier_after) =
  (SELECT id, status, tier, tier_ends_at, tier_after FROM subscriptions WHERE user_id = users.id
   ORDER BY ${BEST_FIRST} LIMIT 1)
  WHERE id = ?1 AND EXISTS (SELECT 1 FROM subscriptions WHERE user_id = ?1)`;

function toSubscription(row: Row): Subscription {
  const { id, userId, provider, state, plan, keptPlan, currentPeriodEnd } = row;
  const { cancelAtPeriodEnd, trialEnd, hasCard, pastDueSince, awaitsConfirmation, startedAt } = row;
  return {
    ...{ id, userId, provider, state, plan, keptPlan, currentPeriodEnd },
    ...{ cancelAtPeriodEnd, trialEnd, hasCard, pastDueSince, awaitsConfirmation, startedAt },
  };
}

/** What D1 knows of subscriptions. */
export class SubscriptionStore {
  constructor(private readonly db: Database) {}

  /** Null once the account is deleted. */
  async subscriber(userId: number): Promise<(Subscriber & { isDemo: boolean }) | null> {
    const { id, email, username, stripeCustomerId, createdAt, isDemo } = users;
    const columns = { id, email, username, stripeCustomerId, createdAt, isDemo };
    const row = await this.db.select(columns).from(users).where(eq(users.id, userId)).get();
    return row ? { ...row, createdAt: row.createdAt.getTime() } : null;
  }

  async userOfCustomer(customerId: string): Promise<number | null> {
    const row = await this.db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId)).get();
    return row?.id ?? null;
  }

  async setCustomer(userId: number, stripeCustomerId: string): Promise<void> {
    await this.db.update(users).set({ stripeCustomerId }).where(eq(users.id, userId));
  }

  /** The subscription that counts: the open one, else one that awaits its payment, else the last that ended. */
  async current(userId: number): Promise<Subscription | null> {
    const row = await this.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(sql.raw(BEST_FIRST))
      .limit(1)
      .get();
    return row ? toSubscription(row) : null;
  }

  /** The user's paid invoices, the last first. */
  async payments(userId: number): Promise<Payment[]> {
    const { id, paidAt, paidPence, refundedPence } = invoices;
    const rows = await this.db
      .select({ id, paidAt, paidPence, refundedPence })
      .from(invoices)
      .where(eq(invoices.userId, userId))
      .orderBy(desc(paidAt));
    return rows.map((row) => ({ ...row, paidAt: new Date(row.paidAt).toISOString() }));
  }

  /** The tier that the user's row gives at `now`. */
  async tier(userId: number, now: number): Promise<Tier> {
    const columns = { tier: users.subscriptionTier, endsAt: users.tierEndsAt, tierAfter: users.tierAfter };
    const row = await this.db.select(columns).from(users).where(eq(users.id, userId)).get();
    if (!row) return "free";
    return tierAt({ tier: row.tier, tierEndsAt: row.endsAt?.getTime() ?? null, tierAfter: row.tierAfter }, now);
  }

  /** Whether the user has had a free trial. */
  async hadTrial(userId: number): Promise<boolean> {
    const had = and(eq(subscriptions.userId, userId), isNotNull(subscriptions.trialEnd));
    const row = await this.db.select({ n: count() }).from(subscriptions).where(had).get();
    return (row?.n ?? 0) > 0;
  }

  /** Saves what a provider was asked for at `askedAt`, unless a later question has been answered already, and passes
   * it on to the user's row; `also` is written in the same transaction. */
  async save(subscription: Subscription, askedAt: number, also: D1PreparedStatement[] = []): Promise<void> {
    await this.db.$client.batch([...this.saving(subscription, askedAt), ...also]);
  }

  /** The statements of `save`, to be run with others in one transaction. */
  saving(subscription: Subscription, askedAt: number): D1PreparedStatement[] {
    const row = { ...subscription, ...entitlementOf(subscription), status: statusOf(subscription), askedAt };
    const upsert = this.db
      .insert(subscriptions)
      .values(row)
      .onConflictDoUpdate({ target: subscriptions.id, set: row, setWhere: sql`asked_at <= ${askedAt}` })
      .toSQL();
    const d1 = this.db.$client;
    return [d1.prepare(upsert.sql).bind(...upsert.params), d1.prepare(COPY_TO_USER).bind(subscription.userId)];
  }

  /** Subscriptions whose dearer plan waits for its payment to be confirmed and that were last asked about before `now`, the longest
   * ago first. */
  async awaiting(now: number, limit: number): Promise<Subscription[]> {
    const rows = await this.db
      .select()
      .from(subscriptions)
      // Said as the partial index says it, or it is not used.
      .where(and(sql`awaits_confirmation = 1`, lt(subscriptions.askedAt, now)))
      .orderBy(subscriptions.askedAt)
      .limit(limit);
    return rows.map(toSubscription);
  }

  /** Open subscriptions whose period has ended, the longest ago first. */
  async lapsed(now: number, limit: number): Promise<Subscription[]> {
    const rows = await this.db
      .select()
      .from(subscriptions)
      // Said as the partial index says it, or it is not used.
      .where(and(sql`state <> 'canceled'`, lt(subscriptions.currentPeriodEnd, now)))
      .orderBy(subscriptions.currentPeriodEnd)
      .limit(limit);
    return rows.map(toSubscription);
  }
}
