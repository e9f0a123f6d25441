import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PAID_TIERS, TIERS } from "#schema/plan.ts";
import { users } from "#worker/store/account-tables.ts";

export const PROVIDERS = ["local", "stripe"] as const;

/** `incomplete`: nothing holds until its first payment has been made. */
export const STATES = ["trialing", "active", "past_due", "incomplete", "canceled"] as const;

/** Milliseconds since 1970 throughout; plain numbers, because they are compared with Stripe's. */
const instant = (name: string) => integer(name);
const NOW = sql`(unixepoch() * 1000)`;

/** Every subscription that a user has had, as the provider last told. What the user's own row says of status and tier
 * is copied from here. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    provider: text("provider", { enum: PROVIDERS }).notNull(),
    state: text("state", { enum: STATES }).notNull(),
    plan: text("plan", { enum: PAID_TIERS }).notNull(),
    keptPlan: text("kept_plan", { enum: PAID_TIERS }),
    currentPeriodEnd: instant("current_period_end").notNull(),
    cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" }).notNull(),
    trialEnd: instant("trial_end"),
    hasCard: integer("has_card", { mode: "boolean" }).notNull(),
    pastDueSince: instant("past_due_since"),
    awaitsConfirmation: integer("awaits_confirmation", { mode: "boolean" }).notNull().default(false),
    startedAt: instant("started_at").notNull(),
    /** What all this means for the user. */
    status: text("status").notNull(),
    tier: text("tier", { enum: TIERS }).notNull(),
    tierEndsAt: instant("tier_ends_at"),
    tierAfter: text("tier_after", { enum: TIERS }).notNull(),
    /** When the provider was asked for this: an older answer does not replace a newer one. */
    askedAt: instant("asked_at").notNull(),
  },
  (table) => [
    index("subscriptions_user").on(table.userId, table.startedAt),
    index("subscriptions_open").on(table.currentPeriodEnd).where(sql`state <> 'canceled'`),
    index("subscriptions_awaiting").on(table.askedAt).where(sql`awaits_confirmation = 1`),
  ],
);

/** Paid invoices and what was paid back of them, in pence. They outlive the accounts that paid them. */
export const invoices = sqliteTable(
  "invoices",
  {
    id: text("id").primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    paidPence: integer("paid_pence").notNull(),
    refundedPence: integer("refunded_pence").notNull().default(0),
    paidAt: instant("paid_at").notNull(),
    /** When Stripe was asked for the refunds: an older answer does not replace a newer one. */
    refundsAskedAt: instant("refunds_asked_at").notNull().default(0),
  },
  (table) => [
    index("invoices_user").on(table.userId),
    // Revenue is summed from it without touching the table.
    index("invoices_paid").on(table.paidAt, table.paidPence, table.refundedPence),
  ],
);

/** Events of Stripe that have been applied. */
export const stripeEvents = sqliteTable(
  "stripe_events",
  { id: text("id").primaryKey(), createdAt: instant("created_at").notNull().default(NOW) },
  (table) => [index("stripe_events_created").on(table.createdAt)],
);
