import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { z } from "zod";
import type { DocumentRead } from "#schema/document.ts";
import { TIERS } from "#schema/plan.ts";
import type {
  CaseResult,
  ClauseResult,
  Coverage,
  confidenceReason,
  EngineInfo,
  Matter,
  Recommendations,
  RiskLevel,
  SecondLook,
} from "#schema/result.ts";
import type { Audience, Channel, MaterialType } from "#schema/submission.ts";
import { ROLES } from "#schema/user.ts";
import type { DecisionKind, KeepReason, KeepScope } from "#schema/workbench-options.ts";
import type { LargeField } from "#worker/store/large-fields.ts";

/** Milliseconds since 1970 in the database, `Date` in code. */
const instant = (name: string) => integer(name, { mode: "timestamp_ms" });
const NOW = sql`(unixepoch() * 1000)`;

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

const owner = () =>
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

export const assessments = sqliteTable(
  "assessments",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    filename: text("filename").notNull(),
    /** Only `sha256:<hex>;bytes=<n>`: the content itself is never kept. */
    fileContent: text("file_content").notNull(),
    audience: text("audience").$type<Audience>().notNull(),
    channel: text("channel").$type<Channel>().notNull(),
    context: text("context"),
    materialType: text("material_type").$type<MaterialType>().notNull(),
    materialTypeDetected: integer("material_type_detected", { mode: "boolean" }).notNull(),
    riskLevel: text("risk_level").$type<RiskLevel>().notNull(),
    summary: text("summary").notNull(),
    confidence: integer("confidence").notNull(),
    confidenceReasons: text("confidence_reasons", { mode: "json" })
      .$type<z.infer<typeof confidenceReason>[]>()
      .notNull(),
    clauses: text("clauses", { mode: "json" }).$type<ClauseResult[]>().notNull(),
    cases: text("cases", { mode: "json" }).$type<CaseResult[]>().notNull(),
    recommendations: text("recommendations", { mode: "json" }).$type<Recommendations>().notNull(),
    engine: text("engine", { mode: "json" }).$type<EngineInfo>().notNull(),
    coverage: text("coverage", { mode: "json" }).$type<Coverage>().notNull(),
    // Null in rows from before each was told.
    document: text("document", { mode: "json" }).$type<DocumentRead>(),
    secondLook: text("second_look", { mode: "json" }).$type<SecondLook[]>(),
    matters: text("matters", { mode: "json" }).$type<Matter[]>(),
    /** Given by the user in place of the file's name. */
    name: text("name"),
    /** The first assessment of the material that this is a later version of; null for the first itself. */
    seriesId: text("series_id"),
    createdAt: instant("created_at").notNull().default(NOW),
  },
  (table) => [
    index("assessments_series").on(table.seriesId).where(sql`series_id IS NOT NULL`),
    // Lists read it backwards; the month's statistics are counted from it without touching the table.
    index("assessments_user_created").on(table.userId, table.createdAt, table.id, table.riskLevel),
    index("assessments_created").on(table.createdAt),
  ],
);

/** What is too large for its column of `assessments`, in pieces below the size of a row. */
export const assessmentParts = sqliteTable(
  "assessment_parts",
  {
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    /** Name of the column that the piece belongs to. */
    field: text("field").$type<LargeField>().notNull(),
    place: integer("place").notNull(),
    piece: text("piece").notNull(),
  },
  (table) => [primaryKey({ columns: [table.assessmentId, table.field, table.place] })],
);

/** What was decided on a matter of an assessment. */
export const matterDecisions = sqliteTable(
  "matter_decisions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    /** The matter's id, or `second-look`. */
    subject: text("subject").notNull(),
    kind: text("kind").$type<DecisionKind>().notNull(),
    reason: text("reason").$type<KeepReason>(),
    words: text("words"),
    scope: text("scope").$type<KeepScope>().notNull(),
    by: text("by").notNull(),
    at: instant("at").notNull().default(NOW),
    carriedFrom: text("carried_from"),
    /** The words at issue, where they go to the administrators with the reason. */
    quote: text("quote"),
    /** When an administrator marked the report of a wrong rule as dealt with. */
    doneAt: instant("done_at"),
  },
  (table) => [
    uniqueIndex("matter_decisions_subject").on(table.assessmentId, table.subject),
    index("matter_decisions_reported").on(table.id).where(sql`reason = 'rule-wrong' AND carried_from IS NULL`),
  ],
);

/** Links by which somebody without an account may read one assessment. */
export const shares = sqliteTable(
  "shares",
  {
    id: text("id").primaryKey(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the link. */
    tokenHash: text("token_hash").notNull().unique(),
    /** Whether the reader is told the name of the file. */
    showsName: integer("shows_name", { mode: "boolean" }).notNull(),
    createdAt: instant("created_at").notNull().default(NOW),
    expiresAt: instant("expires_at").notNull(),
    opened: integer("opened").notNull().default(0),
  },
  (table) => [index("shares_assessment").on(table.assessmentId), index("shares_expires").on(table.expiresAt)],
);

/** Analyses under way. A row stands for one reserved unit of the owner's month and for the stored upload; whoever
 * deletes the row settles both, which is why a unit cannot be given back twice. */
export const openAnalyses = sqliteTable(
  "open_analyses",
  {
    id: text("id").primaryKey(),
    userId: owner(),
    uploadKey: text("upload_key").notNull(),
    /** Set while a large file is being stored in parts. */
    multipartId: text("multipart_id"),
    /** It takes no unit: the same file again. */
    isFree: integer("is_free", { mode: "boolean" }).notNull().default(false),
    createdAt: instant("created_at").notNull().default(NOW),
  },
  (table) => [index("open_analyses_created").on(table.createdAt), index("open_analyses_user").on(table.userId)],
);

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    company: text("company"),
    message: text("message").notNull(),
    createdAt: instant("created_at").notNull().default(NOW),
    /** When an administrator marked it as dealt with. */
    doneAt: instant("done_at"),
  },
  (table) => [
    index("contact_messages_created").on(table.createdAt),
    index("contact_messages_open").on(table.id).where(sql`done_at IS NULL`),
  ],
);

/** What administrators did: who, what, to whom, when. Plain ids, so that entries outlive the accounts. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    actorId: integer("actor_id").notNull(),
    action: text("action").notNull(),
    subjectId: integer("subject_id"),
    details: text("details", { mode: "json" }).$type<Record<string, string | number>>(),
    createdAt: instant("created_at").notNull().default(NOW),
  },
  (table) => [index("audit_log_created").on(table.createdAt)],
);

/** Analyses by day and risk, counted by a trigger (see the migration `user_search_and_tallies`) as they are written:
 * the figures stay when assessments are deleted. */
export const analysisDays = sqliteTable(
  "analysis_days",
  {
    /** Calendar day in UTC, `2026-11-21`. */
    day: text("day").notNull(),
    riskLevel: text("risk_level").$type<RiskLevel>().notNull(),
    total: integer("total").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.riskLevel] })],
);

/** Files of further cases. One is staged with its rows first, and goes live with all of them at once. */
export const caseImports = sqliteTable(
  "case_imports",
  {
    id: text("id").primaryKey(),
    /** Who imported it: a plain id, so that the cases outlive the account. */
    actorId: integer("actor_id").notNull(),
    fileName: text("file_name").notNull(),
    caseCount: integer("case_count").notNull(),
    createdAt: instant("created_at").notNull().default(NOW),
    /** Null while it waits for the confirmation. */
    liveAt: instant("live_at"),
  },
  (table) => [
    index("case_imports_live").on(table.liveAt, table.caseCount).where(sql`live_at IS NOT NULL`),
    index("case_imports_staged").on(table.createdAt).where(sql`live_at IS NULL`),
  ],
);

export const importedCases = sqliteTable(
  "imported_cases",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    importId: text("import_id")
      .notNull()
      .references(() => caseImports.id, { onDelete: "cascade" }),
    caseNumber: text("case_number").notNull(),
    /** The case as JSON, in the form of the built-in library. */
    entry: text("entry").notNull(),
  },
  (table) => [
    uniqueIndex("imported_cases_import_number").on(table.importId, table.caseNumber),
    index("imported_cases_number").on(table.caseNumber),
  ],
);

/** Every case that the precedent explorer lists: those of the register, and live imports. `facts` holds what is neither shown in
 * every row nor searched by words; an imported row goes before the register's of the same number. */
export const registerCases = sqliteTable(
  "register_cases",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    number: text("number").notNull(),
    /** Null for what the migrations brought. */
    importId: text("import_id").references(() => caseImports.id, { onDelete: "cascade" }),
    title: text("title"),
    respondent: text("respondent"),
    matter: text("matter"),
    summary: text("summary"),
    /** The other fields of a `RegisterCase` as JSON; what was not seen is left out. */
    facts: text("facts").notNull(),
  },
  (table) => [
    uniqueIndex("register_cases_number").on(table.number).where(sql`import_id IS NULL`),
    index("register_cases_import").on(table.importId).where(sql`import_id IS NOT NULL`),
  ],
);
