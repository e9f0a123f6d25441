import { gt, sql } from "drizzle-orm";
import { invoices } from "#worker/store/billing-tables.ts";
import type { Database } from "#worker/store/database.ts";

/** All paid invoices less what was refunded of them, in pence; those of deleted accounts included. */
export async function totalRevenuePence(db: Database): Promise<number> {
  const total = sql<number>`COALESCE(SUM(${invoices.paidPence} - ${invoices.refundedPence}), 0)`;
  return (await db.select({ total }).from(invoices).where(gt(invoices.paidAt, 0)).get())?.total ?? 0;
}
