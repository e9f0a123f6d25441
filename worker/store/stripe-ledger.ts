import { lt } from "drizzle-orm";
import { stripeEvents } from "#worker/store/billing-tables.ts";
import type { Database } from "#worker/store/database.ts";

export interface PaidInvoice {
  id: string;
  userId: number;
  paidPence: number;
  /** Milliseconds since 1970. */
  paidAt: number;
}

const RECORD_INVOICE = `INSERT INTO invoices (id, user_id, paid_pence, paid_at) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (id) DO UPDATE SET paid_pence = excluded.paid_pence, paid_at = excluded.paid_at`;

const RECORD_REFUND = `UPDATE invoices SET refunded_pence = ?2, refunds_asked_at = ?3
  WHERE id = ?1 AND refunds_asked_at <= ?3`;

/** What Stripe's events have left behind: which were applied, and the money they told of. */
export class StripeLedger {
  constructor(private readonly db: Database) {}

  async isApplied(eventId: string): Promise<boolean> {
    const found = await this.db.$client.prepare("SELECT 1 FROM stripe_events WHERE id = ?").bind(eventId).first();
    return found !== null;
  }

  /** Notes the event and carries out its statements, all or nothing: an event that is here already changes nothing,
   * also when it arrives twice at once. */
  async apply(eventId: string, statements: D1PreparedStatement[]): Promise<void> {
    const note = this.db.$client.prepare("INSERT INTO stripe_events (id) VALUES (?)").bind(eventId);
    try {
      await this.db.$client.batch([note, ...statements]);
    } catch (error) {
      if (!(await this.isApplied(eventId))) throw error;
    }
  }

  recordInvoice({ id, userId, paidPence, paidAt }: PaidInvoice): D1PreparedStatement {
    return this.db.$client.prepare(RECORD_INVOICE).bind(id, userId, paidPence, paidAt);
  }

  /** What was paid back of a recorded invoice in all, as asked for at `askedAt`. */
  recordRefund(invoiceId: string, refundedPence: number, askedAt: number): D1PreparedStatement {
    return this.db.$client.prepare(RECORD_REFUND).bind(invoiceId, refundedPence, askedAt);
  }

  /** Forgets events that Stripe sends no more. */
  async forgetBefore(instant: number): Promise<void> {
    await this.db.delete(stripeEvents).where(lt(stripeEvents.createdAt, instant));
  }
}
