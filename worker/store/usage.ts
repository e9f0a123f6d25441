import { PLANS, type Tier } from "#schema/plan.ts";
import type { UsageLimits } from "#schema/usage.ts";
import type { Database } from "#worker/store/database.ts";

/** First instant of the calendar month in UTC that holds `now` (milliseconds), moved by whole months. */
export function monthStart(now: number, offsetMonths = 0): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offsetMonths);
}

// What a user's row means at this moment, ?2. A tier past its end has given way to the one after it. A count from an
// earlier month is void (?1 is this month's first instant), and what that month used beyond the tier's limit has been
// taken off the granted extras.
const TIER = "CASE WHEN tier_ends_at <= ?2 THEN tier_after ELSE subscription_tier END";
const TIER_LIMIT = `CASE (${TIER})
  WHEN 'premium' THEN ${PLANS.premium.analysesPerMonth}
  WHEN 'standard' THEN ${PLANS.standard.analysesPerMonth}
  ELSE ${PLANS.free.analysesPerMonth} END`;
const IS_OLD = "last_analysis_reset < ?1";
const COUNT = `(CASE WHEN ${IS_OLD} THEN 0 ELSE monthly_analysis_count END)`;
const EXTRAS = `(CASE WHEN ${IS_OLD}
  THEN extra_analyses - MIN(extra_analyses, MAX(0, monthly_analysis_count - (${TIER_LIMIT})))
  ELSE extra_analyses END)`;
const LIMIT = `((${TIER_LIMIT}) + ${EXTRAS})`;

/** These readings of a user's row, for other statements: they bind ?1 and ?2 likewise. */
export const MONTH_SQL = { COUNT, EXTRAS, IS_OLD, LIMIT, TIER };

const READ = `SELECT ${COUNT} AS used, ${LIMIT} AS "limit", ${TIER} AS tier FROM users WHERE id = ?3`;

const RESERVE = `UPDATE users SET
  monthly_analysis_count = ${COUNT} + 1,
  extra_analyses = ${EXTRAS},
  last_analysis_reset = CASE WHEN ${IS_OLD} THEN ?2 ELSE last_analysis_reset END
  WHERE id = ?3 AND ${COUNT} < ${LIMIT}`;

const OPEN = `INSERT INTO open_analyses (id, user_id, upload_key, created_at)
  SELECT ?1, ?2, ?3, ?4 WHERE changes() = 1`;

const OPEN_FREE = "INSERT INTO open_analyses (id, user_id, upload_key, created_at, is_free) VALUES (?1, ?2, ?3, ?4, 1)";

const MAKE_FREE = "UPDATE open_analyses SET is_free = 1 WHERE id = ?1";

// A unit reserved before the count was last reset is no longer in it.
const GIVE_BACK = `UPDATE users SET monthly_analysis_count = monthly_analysis_count - 1
  WHERE monthly_analysis_count > 0
  AND id = (SELECT user_id FROM open_analyses WHERE id = ?1 AND NOT is_free)
  AND last_analysis_reset <= (SELECT created_at FROM open_analyses WHERE id = ?1)`;

const CLOSE = "DELETE FROM open_analyses WHERE id = ?1 RETURNING upload_key AS key, multipart_id AS multipartId";

/** An upload that is, or may be, in R2. */
export interface StoredUpload {
  key: string;
  multipartId: string | null;
}

/** Counts analyses against the month's limit. Each method is one atomic step in D1. */
export class UsageStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** The user's month as it stands; null when there is no such user. */
  async limits(userId: number): Promise<UsageLimits | null> {
    const now = this.now();
    const row = await this.db.$client
      .prepare(READ)
      .bind(monthStart(now), now, userId)
      .first<{ used: number; limit: number; tier: Tier }>();
    if (!row) return null;
    const remaining = Math.max(0, row.limit - row.used);
    const resetDate = new Date(monthStart(now, 1)).toISOString();
    return { ...row, remaining, allowed: remaining > 0, resetDate };
  }

  /** Takes one unit for the analysis `id` and notes where its upload will be stored; false at the limit. */
  async reserve(id: string, userId: number, uploadKey: string): Promise<boolean> {
    const now = this.now();
    const [, opened] = await this.db.$client.batch([
      this.db.$client.prepare(RESERVE).bind(monthStart(now), now, userId),
      this.db.$client.prepare(OPEN).bind(id, userId, uploadKey, now),
    ]);
    return opened?.meta.changes === 1;
  }

  /** Opens an analysis that takes no unit: of a file that was paid for already. */
  async openFree(id: string, userId: number, uploadKey: string): Promise<void> {
    await this.db.$client.prepare(OPEN_FREE).bind(id, userId, uploadKey, this.now()).run();
  }

  /** Gives the unit of an open analysis back and lets it go on. */
  async makeFree(id: string): Promise<void> {
    const d1 = this.db.$client;
    await d1.batch([d1.prepare(GIVE_BACK).bind(id), d1.prepare(MAKE_FREE).bind(id)]);
  }

  /** Notes that the upload is being stored in parts, so that the sweep can abort it after a crash. */
  async noteMultipart(id: string, multipartId: string): Promise<void> {
    await this.db.$client
      .prepare("UPDATE open_analyses SET multipart_id = ?2 WHERE id = ?1")
      .bind(id, multipartId)
      .run();
  }

  /** Ids of the user's analyses under way. */
  async openIds(userId: number): Promise<string[]> {
    const open = await this.db.$client
      .prepare("SELECT id FROM open_analyses WHERE user_id = ?")
      .bind(userId)
      .all<{ id: string }>();
    return open.results.map(({ id }) => id);
  }

  /** Returns the unit of the analysis `id`. Only the first call does anything: it gets the upload to delete, later
   * ones (and calls for a finished analysis) get null. */
  async giveBack(id: string): Promise<StoredUpload | null> {
    const [, closed] = await this.db.$client.batch<StoredUpload>([
      this.db.$client.prepare(GIVE_BACK).bind(id),
      this.db.$client.prepare(CLOSE).bind(id),
    ]);
    return closed?.results[0] ?? null;
  }
}
