import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { TIERS } from "#schema/plan.ts";
import { ROLES } from "#schema/user.ts";

/** Milliseconds since 1970 in the database, `Date` in code. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });
export const NOW = sql`(unixepoch() * 1000)`;

export const users = sqliteTable(
  "users",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Trimmed and in lower case. */
    email: text("email").notNull().unique(),
    /** When a link sent to `email` came back; null until then, and no role is given by address. */
    emailVerifiedAt: instant("email_verified_at"),
    username: text("username").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** SHA-256 of the token that was sent. */
    resetToken: text("reset_token"),
    resetTokenExpires: instant("reset_token_expires"),
    stripeCustomerId: text("stripe_customer_id"),
    stripeSubscriptionId: text("stripe_subscription_id"),
    subscriptionStatus: text("subscription_status"),
    subscriptionTier: text("subscription_tier", { enum: TIERS }).notNull().default("free"),
    /** From this instant on `tierAfter` holds, without anybody having to write it (see usage.ts). */
    tierEndsAt: instant("tier_ends_at"),
    tierAfter: text("tier_after", { enum: TIERS }).notNull().default("free"),
    monthlyAnalysisCount: integer("monthly_analysis_count").notNull().default(0),
    lastAnalysisReset: instant("last_analysis_reset").notNull().default(NOW),
    /** Granted on top of the tier's limit; they do not expire (see usage.ts for the turn of the month). */
    extraAnalyses: integer("extra_analyses").notNull().default(0),
    role: text("role", { enum: ROLES }).notNull().default("user"),
    isDemo: integer("is_demo", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull().default(NOW),
  },
  (table) => [
    index("users_reset_token").on(table.resetToken).where(sql`reset_token IS NOT NULL`),
    index("users_demo_created").on(table.createdAt).where(sql`is_demo = 1`),
    index("users_created").on(table.createdAt),
    index("users_stripe_customer").on(table.stripeCustomerId).where(sql`stripe_customer_id IS NOT NULL`),
    index("users_registered").on(table.id).where(sql`is_demo = 0`),
    index("users_subscribed").on(table.id).where(sql`subscription_status IS NOT NULL`),
    index("users_status").on(table.subscriptionStatus, table.id).where(sql`subscription_status IS NOT NULL`),
  ],
);

/** The user whose row it is, and with whom it goes. */
export const owner = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Links sent to an address to find out whether its reader and the account's holder are one. An account has one at
 * most, so that a newer one voids the older. */
export const emailLinks = sqliteTable(
  "email_links",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The account's own address, or the one that is to take its place. */
    email: text("email").notNull(),
    /** SHA-256 of the token that was sent. */
    tokenHash: text("token_hash").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("email_links_expires").on(table.expiresAt)],
);

/** The second step of logging in: one-time codes by time (TOTP, RFC 6238). */
export const secondFactors = sqliteTable("second_factors", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Shared with the user's authenticator app, in base32. */
  secret: text("secret").notNull(),
  /** Null until a code has shown that the app has the secret. */
  enabledAt: instant("enabled_at"),
  /** Number of the last interval whose code was used: neither it nor an earlier one is taken again. */
  lastStep: integer("last_step").notNull().default(0),
  /** Wrong codes in a row, and until when none is taken because of them. */
  failures: integer("failures").notNull().default(0),
  lockedUntil: instant("locked_until"),
});

/** Codes for whoever has lost the authenticator app. Each is deleted when it is used. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: owner(),
    /** SHA-256: the codes are 120 random bits, beyond guessing. */
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token; the token itself is nowhere kept. */
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    /** Kind of browser and system, for the owner's list of sessions. */
    device: text("device"),
    createdAt: instant("created_at").notNull().default(NOW),
    expiresAt: instant("expires_at").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
  },
  (table) => [
    index("sessions_user_seen").on(table.userId, table.lastSeenAt),
    index("sessions_expires").on(table.expiresAt),
  ],
);
