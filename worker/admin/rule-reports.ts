import type { MessagesQuery } from "#schema/admin.ts";
import { ADMIN_PAGE_SIZE } from "#schema/admin-options.ts";
import { checkOf } from "#schema/decided.ts";
import type { RuleReport, RuleReportCount } from "#schema/workbench.ts";
import { auditStatement } from "#worker/admin/audit-log.ts";
import { notFound } from "#worker/lib/errors.ts";
import type { Database } from "#worker/store/database.ts";

/** A report is a decision: it goes with the assessment that holds it, and when it is undone. */
const REPORTED = "d.reason = 'rule-wrong' AND d.carried_from IS NULL";

const listSql = (which: string) => `SELECT d.id, d.subject, d.quote, d.words, d."at", d.done_at AS doneAt,
  json_extract(a.engine, '$.rulesVersion') AS rulesVersion
  FROM matter_decisions AS d JOIN assessments AS a ON a.id = d.assessment_id
  WHERE ${REPORTED} ${which} AND d.id < ?1 ORDER BY d.id DESC LIMIT ${ADMIN_PAGE_SIZE}`;

const LIST = { open: listSql("AND d.done_at IS NULL"), all: listSql("") };

/** Counted in the newest reports; a rule that is wrong often enough to matter is among them. */
const COUNTED = 5000;

const COUNT = `SELECT d.subject, d.done_at IS NULL AS open FROM matter_decisions AS d
  WHERE ${REPORTED} AND d.id < ?1 ORDER BY d.id DESC LIMIT ${COUNTED}`;

interface Row {
  id: number;
  subject: string;
  quote: string | null;
  words: string | null;
  at: number;
  doneAt: number | null;
  rulesVersion: string;
}

/** Rules that users say are wrong, for those who keep the rules. */
export class RuleReports {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** A page of reports, the newest first. */
  async list({ show, before = Number.MAX_SAFE_INTEGER }: MessagesQuery): Promise<RuleReport[]> {
    const { results } = await this.db.$client.prepare(LIST[show]).bind(before).all<Row>();
    return results.map(({ id, subject, quote, words, at, doneAt, rulesVersion }) => ({
      ...{ id, check: checkOf({ id: subject }), quote, words, rulesVersion },
      at: new Date(at).toISOString(),
      doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
    }));
  }

  /** How many reports each check has, the one with the most open ones first. */
  async counts(): Promise<RuleReportCount[]> {
    const { results } = await this.db.$client
      .prepare(COUNT)
      .bind(Number.MAX_SAFE_INTEGER)
      .all<{ subject: string; open: number }>();
    const byCheck = Map.groupBy(results, ({ subject }) => checkOf({ id: subject }));
    return [...byCheck]
      .map(([check, rows]) => ({ check, open: rows.filter(({ open }) => open).length, all: rows.length }))
      .sort((a, b) => b.open - a.open || (a.check < b.check ? -1 : 1));
  }

  /** Marks a report as dealt with, or open again. Throws 404 when there is no such report. */
  async mark(id: number, done: boolean, actorId: number): Promise<void> {
    const d1 = this.db.$client;
    const exists = await d1
      .prepare(`SELECT d.id FROM matter_decisions AS d WHERE d.id = ?1 AND ${REPORTED}`)
      .bind(id)
      .first();
    if (!exists) throw notFound("There is no such report. The user may have undone it or deleted the assessment.");
    await d1.batch([
      d1.prepare("UPDATE matter_decisions SET done_at = ?2 WHERE id = ?1").bind(id, done ? this.now() : null),
      auditStatement(this.db, actorId, done ? "rule-report-done" : "rule-report-reopened", null, { report: id }),
    ]);
  }
}
