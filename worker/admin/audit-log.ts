import type { AdminPage, AuditEntry } from "#schema/admin.ts";
import { ADMIN_PAGE_SIZE } from "#schema/admin-options.ts";
import type { Database } from "#worker/store/database.ts";

/** What administrators do, by the names under which it is written down. */
export type AuditAction =
  | "reset-usage"
  | "grant-analyses"
  | "update-tier"
  | "end-sessions"
  | "subscription-cancel"
  | "subscription-reactivate"
  | "subscription-sync"
  | "message-done"
  | "message-reopened"
  | "rule-report-done"
  | "rule-report-reopened";

const LIST = `SELECT a.id, a.action, a.details, a.created_at AS createdAt,
  a.actor_id AS actorId, actor.username AS actorName, actor.email AS actorEmail,
  a.subject_id AS subjectId, subject.username AS subjectName, subject.email AS subjectEmail
  FROM audit_log AS a LEFT JOIN users AS actor ON actor.id = a.actor_id LEFT JOIN users AS subject ON subject.id = a.subject_id
  WHERE a.id < ?1 ORDER BY a.id DESC LIMIT ${ADMIN_PAGE_SIZE}`;

interface Row {
  id: number;
  action: string;
  details: string | null;
  createdAt: number;
  actorId: number;
  actorName: string | null;
  actorEmail: string | null;
  subjectId: number | null;
  subjectName: string | null;
  subjectEmail: string | null;
}

function toEntry(row: Row): AuditEntry {
  return {
    id: row.id,
    actor: { id: row.actorId, username: row.actorName, email: row.actorEmail },
    action: row.action,
    subject: row.subjectId === null ? null : { id: row.subjectId, username: row.subjectName, email: row.subjectEmail },
    details: row.details ? (JSON.parse(row.details) as AuditEntry["details"]) : {},
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** Writes one entry down; to be run in one batch with what it tells of. */
export function auditStatement(
  db: Database,
  actorId: number,
  action: AuditAction,
  subjectId: number | null,
  details: Record<string, string | number> = {},
): D1PreparedStatement {
  return db.$client
    .prepare("INSERT INTO audit_log (actor_id, action, subject_id, details) VALUES (?1, ?2, ?3, ?4)")
    .bind(actorId, action, subjectId, JSON.stringify(details));
}

/** The log of what administrators did. Names are read from the accounts, so that a deleted one leaves only its id. */
export class AuditLog {
  constructor(private readonly db: Database) {}

  /** The newest entries below the id `before`, a page of them. */
  async list({ before = Number.MAX_SAFE_INTEGER }: AdminPage): Promise<AuditEntry[]> {
    const { results } = await this.db.$client.prepare(LIST).bind(before).all<Row>();
    return results.map(toEntry);
  }
}
