import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { TokenScope } from "#schema/api-token.ts";
import type { DeliveryEvent } from "#schema/webhook.ts";
import { users } from "#worker/store/account-tables.ts";

/** Milliseconds since 1970 in the database, `Date` in code. */
const instant = (name: string) => integer(name, { mode: "timestamp_ms" });
const NOW = sql`(unixepoch() * 1000)`;

const owner = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Keys of users' own programs. */
export const apiTokens = sqliteTable(
  "api_tokens",
  {
    /** SHA-256 of the token; the token itself is nowhere kept. */
    tokenHash: text("token_hash").primaryKey(),
    id: text("id").notNull(),
    userId: owner(),
    name: text("name").notNull(),
    scopes: text("scopes", { mode: "json" }).$type<TokenScope[]>().notNull(),
    ending: text("ending").notNull(),
    createdAt: instant("created_at").notNull().default(NOW),
    expiresAt: instant("expires_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    index("api_tokens_user").on(table.userId, table.createdAt),
    index("api_tokens_expires").on(table.expiresAt),
  ],
);

/** Submissions that named themselves, so that one that is sent twice is analysed once. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    userId: owner(),
    key: text("key").notNull(),
    analysisId: text("analysis_id").notNull(),
    /** SHA-256 over the file and all fields; null while the first submission is still being received. */
    requestHash: text("request_hash"),
    createdAt: instant("created_at").notNull().default(NOW),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);

/** Where an account wants to be told of its ended analyses. */
export const webhooks = sqliteTable("webhooks", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  url: text("url").notNull(),
  /** Signs what is sent, and so cannot be kept as a hash. */
  secret: text("secret").notNull(),
  createdAt: instant("created_at").notNull().default(NOW),
});

/** What was sent, or is to be sent again. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    /** The message's id, the same at every attempt. */
    id: text("id").primaryKey(),
    userId: owner(),
    event: text("event").$type<DeliveryEvent>().notNull(),
    /** The body, byte for byte: every attempt sends the same. */
    payload: text("payload").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Status of the last answer; null where none came. */
    lastStatus: integer("last_status"),
    /** What went wrong at the last attempt, in plain words; null when it arrived. */
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull().default(NOW),
    deliveredAt: instant("delivered_at"),
    /** When it is tried again; null when it arrived or was given up. */
    nextAttemptAt: instant("next_attempt_at"),
  },
  (table) => [
    index("webhook_deliveries_user").on(table.userId, table.createdAt),
    index("webhook_deliveries_created").on(table.createdAt),
  ],
);
