import { desc, eq } from "drizzle-orm";
import type { DeliveryEvent, WebhookDelivery } from "#schema/webhook.ts";
import { webhookDeliveries, webhooks } from "#worker/store/api-tables.ts";
import type { Database } from "#worker/store/database.ts";
import type { Attempt } from "#worker/webhooks/send.ts";

/** Deliveries that an account is shown. */
const SHOWN = 10;

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Names each field, so that a column added later cannot slip out. */
function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, event, attempts, lastStatus, lastError, createdAt, deliveredAt, nextAttemptAt } = row;
  return {
    ...{ id, event, attempts, lastStatus, lastError, createdAt: createdAt.toISOString() },
    deliveredAt: deliveredAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  };
}

/** Where accounts want to be told, and what was told them. */
export class WebhookStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  async get(userId: number): Promise<{ url: string; secret: string } | null> {
    const columns = { url: webhooks.url, secret: webhooks.secret };
    return (await this.db.select(columns).from(webhooks).where(eq(webhooks.userId, userId)).get()) ?? null;
  }

  /** Sets the account's webhook, in the place of one before. */
  async set(userId: number, url: string, secret: string): Promise<void> {
    const row = { url, secret, createdAt: new Date(this.now()) };
    await this.db
      .insert(webhooks)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: webhooks.userId, set: row });
  }

  async remove(userId: number): Promise<boolean> {
    const removed = await this.db
      .delete(webhooks)
      .where(eq(webhooks.userId, userId))
      .returning({ userId: webhooks.userId });
    return removed.length === 1;
  }

  /** Puts a message by; harmless where one of its id is there. */
  async add(id: string, userId: number, event: DeliveryEvent, payload: string): Promise<void> {
    const createdAt = new Date(this.now());
    await this.db
      .insert(webhookDeliveries)
      .values({ id, userId, event, payload, createdAt, nextAttemptAt: createdAt })
      .onConflictDoNothing();
  }

  async delivery(id: string): Promise<DeliveryRow | null> {
    return (await this.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).get()) ?? null;
  }

  /** Notes an attempt, and when the next is due; null after the last. */
  async noteAttempt(id: string, attempts: number, { status, error }: Attempt, nextAt: number | null): Promise<void> {
    await this.db
      .update(webhookDeliveries)
      .set({
        ...{ attempts, lastStatus: status, lastError: error },
        deliveredAt: error === null ? new Date(this.now()) : null,
        nextAttemptAt: nextAt === null ? null : new Date(nextAt),
      })
      .where(eq(webhookDeliveries.id, id));
  }

  /** The account's last deliveries, the newest first. */
  async deliveries(userId: number): Promise<WebhookDelivery[]> {
    const rows = await this.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.userId, userId))
      .orderBy(desc(webhookDeliveries.createdAt))
      .limit(SHOWN);
    return rows.map(toDelivery);
  }
}
