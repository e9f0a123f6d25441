import type { MessagesQuery, ReceivedMessage } from "#schema/admin.ts";
import { ADMIN_PAGE_SIZE } from "#schema/admin-options.ts";
import { auditStatement } from "#worker/admin/audit-log.ts";
import { notFound } from "#worker/lib/errors.ts";
import type { Database } from "#worker/store/database.ts";

const listSql = (which: string) => `SELECT id, name, email, company, message, created_at AS createdAt, done_at AS doneAt
  FROM contact_messages WHERE ${which} id < ?1 ORDER BY id DESC LIMIT ${ADMIN_PAGE_SIZE}`;

const LIST = { open: listSql("done_at IS NULL AND"), all: listSql("") };

interface Row extends Omit<ReceivedMessage, "createdAt" | "doneAt"> {
  createdAt: number;
  doneAt: number | null;
}

/** What was written on the contact page, for those who answer it. */
export class ReceivedMessages {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** A page of messages, the newest first. */
  async list({ show, before = Number.MAX_SAFE_INTEGER }: MessagesQuery): Promise<ReceivedMessage[]> {
    const { results } = await this.db.$client.prepare(LIST[show]).bind(before).all<Row>();
    return results.map((row) => ({
      ...{ id: row.id, name: row.name, email: row.email, company: row.company, message: row.message },
      createdAt: new Date(row.createdAt).toISOString(),
      doneAt: row.doneAt === null ? null : new Date(row.doneAt).toISOString(),
    }));
  }

  /** Marks a message as dealt with, or open again. Throws 404 when there is no such message. */
  async mark(id: number, done: boolean, actorId: number): Promise<void> {
    const d1 = this.db.$client;
    const exists = await d1.prepare("SELECT id FROM contact_messages WHERE id = ?1").bind(id).first();
    if (!exists) throw notFound("There is no such message.");
    await d1.batch([
      d1.prepare("UPDATE contact_messages SET done_at = ?2 WHERE id = ?1").bind(id, done ? this.now() : null),
      auditStatement(this.db, actorId, done ? "message-done" : "message-reopened", null, { message: id }),
    ]);
  }
}
