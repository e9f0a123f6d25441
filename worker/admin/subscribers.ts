import type { Subscriber, SubscribersQuery } from "#schema/admin.ts";
import { ADMIN_PAGE_SIZE, type SubscriptionAction } from "#schema/admin-options.ts";
import { auditStatement } from "#worker/admin/audit-log.ts";
import type { Subscriptions } from "#worker/billing/subscriptions.ts";
import type { Database } from "#worker/store/database.ts";

const listSql = (which: string) => `SELECT u.id, u.username, u.email, u.subscription_status AS status, s.plan,
  s.current_period_end AS periodEnd, s.cancel_at_period_end AS ends, s.has_card AS hasCard, s.provider
  FROM users AS u LEFT JOIN subscriptions AS s ON s.id = u.stripe_subscription_id
  WHERE u.subscription_status ${which} AND u.id < ?1 ORDER BY u.id DESC LIMIT ${ADMIN_PAGE_SIZE}`;

const ALL = listSql("IS NOT NULL");
const OF_STATUS = listSql("= ?2");

interface Row extends Pick<Subscriber, "id" | "username" | "email" | "plan" | "provider"> {
  status: Subscriber["subscriptionStatus"];
  periodEnd: number | null;
  ends: number | null;
  hasCard: number | null;
}

function toSubscriber({ status, periodEnd, ends, hasCard, ...row }: Row): Subscriber {
  return {
    ...{ id: row.id, username: row.username, email: row.email, plan: row.plan, provider: row.provider },
    subscriptionStatus: status,
    currentPeriodEnd: periodEnd === null ? null : new Date(periodEnd).toISOString(),
    cancelAtPeriodEnd: ends === 1,
    hasCard: hasCard === 1,
  };
}

/** Subscriptions as administrators see and change them. */
export class Subscribers {
  constructor(
    private readonly db: Database,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** A page of users who have or had a subscription, the newest account first. */
  async list({ status, before = Number.MAX_SAFE_INTEGER }: SubscribersQuery): Promise<Subscriber[]> {
    const d1 = this.db.$client;
    const list = status ? d1.prepare(OF_STATUS).bind(before, status) : d1.prepare(ALL).bind(before);
    return (await list.all<Row>()).results.map(toSubscriber);
  }

  /** Cancels with the period, takes that back, or asks the provider for the truth. Throws as `Subscriptions` does. */
  async act(userId: number, action: SubscriptionAction, actorId: number): Promise<void> {
    await this.subscriptions[action](userId, [auditStatement(this.db, actorId, `subscription-${action}`, userId)]);
  }
}
