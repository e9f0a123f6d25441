import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { z } from "zod";
import type { DocumentRead } from "#schema/document.ts";
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
import type { DecisionKind, KeepReason, KeepScope } from "#schema/workbench-options.ts";
import { instant, NOW, owner } from "#worker/store/account-tables.ts";
import type { LargeField } from "#worker/store/large-fields.ts";

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
