import type { AdminUser, AdminUsersQuery } from "#schema/admin.ts";
import { ADMIN_PAGE_SIZE } from "#schema/admin-options.ts";
import type { Tier } from "#schema/plan.ts";
import type { Role } from "#schema/user.ts";
import { notFound } from "#worker/lib/errors.ts";
import type { Database } from "#worker/store/database.ts";
import { MONTH_SQL, monthStart } from "#worker/store/usage.ts";

// ?1 is the first instant of this month and ?2 is now, as the fragments of usage.ts have it.
const { COUNT, EXTRAS, LIMIT, TIER, IS_OLD } = MONTH_SQL;

const COLUMNS = `id, username, email, subscription_status AS status, ${TIER} AS tier, ${COUNT} AS used,
  ${LIMIT} AS "limit", created_at AS createdAt, role, is_demo AS isDemo`;

const REGISTERED = `SELECT ${COLUMNS} FROM users WHERE is_demo = 0 AND id < ?3 ORDER BY id DESC LIMIT ${ADMIN_PAGE_SIZE}`;

// Newest first, as the index of words hands them out.
const FOUND = `SELECT ${COLUMNS} FROM users WHERE id IN
  (SELECT rowid FROM users_search WHERE users_search MATCH ?4 AND rowid < ?3 ORDER BY rowid DESC LIMIT ${ADMIN_PAGE_SIZE})
  ORDER BY id DESC`;

const BY_ID = `SELECT ${COLUMNS} FROM users WHERE id = ?3`;

const NOTE = "INSERT INTO audit_log (actor_id, action, subject_id, details)";
const NOTE_RESET = `${NOTE} SELECT ?4, 'reset-usage', id, json_object('used', ${COUNT}) FROM users WHERE id = ?3`;
const NOTE_GRANT = `${NOTE} SELECT ?4, 'grant-analyses', id, json_object('granted', ?5, 'extras', ${EXTRAS} + ?5)
  FROM users WHERE id = ?3`;
const NOTE_TIER = `${NOTE} SELECT ?4, 'update-tier', id, json_object('from', ${TIER}, 'to', ?5) FROM users WHERE id = ?3`;

const NOTE_SESSIONS = `${NOTE} SELECT ?4, 'end-sessions', id,
  json_object('sessions', (SELECT COUNT(*) FROM sessions WHERE user_id = ?3)) FROM users WHERE id = ?3`;
const END_SESSIONS = "DELETE FROM sessions WHERE user_id = ?3";
const REVOKE_TOKENS = "DELETE FROM api_tokens WHERE user_id = ?3";

// What was used of granted analyses in an earlier month is settled first; this month's use is forgiven altogether.
const RESET = `UPDATE users SET extra_analyses = ${EXTRAS}, monthly_analysis_count = 0, last_analysis_reset = ?2
  WHERE id = ?3`;

const GRANT = `UPDATE users SET extra_analyses = ${EXTRAS} + ?4, monthly_analysis_count = ${COUNT},
  last_analysis_reset = CASE WHEN ${IS_OLD} THEN ?2 ELSE last_analysis_reset END WHERE id = ?3`;

// The granted analyses that an earlier month used are reckoned by the tier that it had.
const SET_TIER = `UPDATE users SET extra_analyses = ${EXTRAS}, monthly_analysis_count = ${COUNT},
  last_analysis_reset = CASE WHEN ${IS_OLD} THEN ?2 ELSE last_analysis_reset END,
  subscription_tier = ?4, tier_ends_at = NULL WHERE id = ?3`;

interface Row {
  id: number;
  username: string;
  email: string;
  status: AdminUser["subscriptionStatus"] | null;
  tier: Tier;
  used: number;
  limit: number;
  createdAt: number;
  role: Role;
  isDemo: number;
}

function toAdminUser(row: Row): AdminUser {
  return {
    ...{ id: row.id, username: row.username, email: row.email, role: row.role, isDemo: row.isDemo === 1 },
    ...{ subscriptionStatus: row.status ?? "none", subscriptionTier: row.tier },
    ...{ analysesUsed: row.used, analysesLimit: row.limit, createdAt: new Date(row.createdAt).toISOString() },
  };
}

/** What was typed as a question to the index of words: each word the beginning of one; null when there is no word. */
function toMatch(search: string): string | null {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 ? words.map((word) => `"${word}"*`).join(" ") : null;
}

/** Users as administrators see and change them. Every change is one batch with its entry in the audit log, which is
 * written first, while the row still says what was before. */
export class AdminUsers {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** A page of users, the newest first. Without a search demo accounts are left out; a number also finds its id, and
   * `#12` nothing else. */
  async list({ search, before = Number.MAX_SAFE_INTEGER }: AdminUsersQuery): Promise<AdminUser[]> {
    if (search === "") return this.read(REGISTERED, before);
    const match = search.startsWith("#") ? null : toMatch(search);
    const found = match === null ? [] : await this.read(FOUND, before, match);
    const id = /^#?(\d{1,15})$/.exec(search)?.[1];
    if (id === undefined || Number(id) >= before) return found;
    const byId = await this.read(BY_ID, Number(id));
    return [...byId, ...found.filter((user) => user.id !== Number(id))];
  }

  /** Sets this month's count back to none. Throws 404 when there is no such user. */
  async resetUsage(userId: number, actorId: number): Promise<void> {
    await this.change(userId, this.prepare(NOTE_RESET, userId, actorId), this.prepare(RESET, userId));
  }

  /** Adds analyses on top of the tier's limit. Throws 404 when there is no such user. */
  async grant(userId: number, analyses: number, actorId: number): Promise<void> {
    await this.change(
      userId,
      this.prepare(NOTE_GRANT, userId, actorId, analyses),
      this.prepare(GRANT, userId, analyses),
    );
  }

  /** Gives a tier until the user's subscription tells something new. Throws 404 when there is no such user. */
  async setTier(userId: number, tier: Tier, actorId: number): Promise<void> {
    await this.change(userId, this.prepare(NOTE_TIER, userId, actorId, tier), this.prepare(SET_TIER, userId, tier));
  }

  /** Logs the user out everywhere, and revokes the API tokens. Throws 404 when there is no such user. */
  async endSessions(userId: number, actorId: number): Promise<void> {
    const ends = [END_SESSIONS, REVOKE_TOKENS].map((sql) => this.prepare(sql, userId));
    await this.change(userId, this.prepare(NOTE_SESSIONS, userId, actorId), ...ends);
  }

  private prepare(sql: string, ...values: (string | number)[]): D1PreparedStatement {
    const now = this.now();
    return this.db.$client.prepare(sql).bind(monthStart(now), now, ...values);
  }

  private async read(sql: string, ...values: (string | number)[]): Promise<AdminUser[]> {
    return (await this.prepare(sql, ...values).all<Row>()).results.map(toAdminUser);
  }

  private async change(userId: number, ...statements: D1PreparedStatement[]): Promise<void> {
    const exists = this.db.$client.prepare("SELECT id FROM users WHERE id = ?").bind(userId);
    const found = (await this.db.$client.batch([...statements, exists])).at(-1);
    if (found?.results.length !== 1) throw notFound("There is no such user. The account may have been deleted.");
  }
}
