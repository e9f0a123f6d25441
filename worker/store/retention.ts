import { RETENTION } from "#schema/retention.ts";
import type { AnalysisRun } from "#worker/analysis/analysis-run.ts";
import type { Database } from "#worker/store/database.ts";
import { UploadStore } from "#worker/store/uploads.ts";
import { UsageStore } from "#worker/store/usage.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** No analysis is let run longer than this (see MAX_RUN_MS), so what is older was left by a crash. */
const LEFTOVER_MS = RETENTION.leftoverUploadMinutes * MINUTE_MS;
/** Rows deleted by one run of each kind; what is left over waits for the next run. */
const BATCH = 500;

const EXPIRED_SESSIONS = `DELETE FROM sessions WHERE token_hash IN
  (SELECT token_hash FROM sessions WHERE expires_at < ?1 LIMIT ${BATCH})`;

const EXPIRED_RESET_TOKENS = `UPDATE users SET reset_token = NULL, reset_token_expires = NULL WHERE id IN
  (SELECT id FROM users WHERE reset_token IS NOT NULL AND reset_token_expires < ?1 LIMIT ${BATCH})`;

const EXPIRED_EMAIL_LINKS = `DELETE FROM email_links WHERE user_id IN
  (SELECT user_id FROM email_links WHERE expires_at < ?1 LIMIT ${BATCH})`;

const EXPIRED_API_TOKENS = `DELETE FROM api_tokens WHERE token_hash IN
  (SELECT token_hash FROM api_tokens WHERE expires_at < ?1 LIMIT ${BATCH})`;

const OLD_IDEMPOTENCY_KEYS = `DELETE FROM idempotency_keys WHERE rowid IN
  (SELECT rowid FROM idempotency_keys WHERE created_at < ?1 LIMIT ${BATCH})`;

const OLD_DELIVERIES = `DELETE FROM webhook_deliveries WHERE id IN
  (SELECT id FROM webhook_deliveries WHERE created_at < ?1 LIMIT ${BATCH})`;

const IDLE_DEMOS = `DELETE FROM users WHERE id IN
  (SELECT id FROM users WHERE is_demo = 1 AND created_at < ?1
   AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = users.id AND last_seen_at >= ?1) LIMIT ${BATCH})`;

const OLD_ASSESSMENTS = `DELETE FROM assessments WHERE id IN
  (SELECT id FROM assessments WHERE created_at < ?1 LIMIT ${BATCH})`;

const EXPIRED_SHARES = `DELETE FROM shares WHERE id IN (SELECT id FROM shares WHERE expires_at < ?1 LIMIT ${BATCH})`;

const LEFT_OPEN = `SELECT id FROM open_analyses WHERE created_at < ?1 ORDER BY created_at LIMIT 100`;

function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}

interface RetentionDeps {
  db: Database;
  bucket: R2Bucket;
  runs: DurableObjectNamespace<AnalysisRun>;
}

/** Deletes what the data promises say is not kept: expired sessions, reset tokens, links and API tokens, keys of
 * submissions past a day, deliveries to webhooks past thirty, demo accounts unused for seven
 * days, assessments past twelve months, and uploads older than an hour with the units they hold and the objects that
 * worked on them. Bounded, and safe to run twice or to cut off. `now` is in milliseconds. */
export async function enforceRetention({ db, bucket, runs }: RetentionDeps, now: number): Promise<void> {
  const d1 = db.$client;
  await d1.batch([
    d1.prepare(EXPIRED_SESSIONS).bind(now),
    d1.prepare(EXPIRED_RESET_TOKENS).bind(now),
    d1.prepare(EXPIRED_EMAIL_LINKS).bind(now),
    d1.prepare(EXPIRED_API_TOKENS).bind(now),
    d1.prepare(OLD_IDEMPOTENCY_KEYS).bind(now - RETENTION.idempotencyHours * 60 * MINUTE_MS),
    d1.prepare(OLD_DELIVERIES).bind(now - RETENTION.deliveryDays * DAY_MS),
    d1.prepare(EXPIRED_SHARES).bind(now),
    d1.prepare(IDLE_DEMOS).bind(now - RETENTION.idleDemoDays * DAY_MS),
    d1.prepare(OLD_ASSESSMENTS).bind(monthsBefore(now, RETENTION.assessmentMonths)),
  ]);
  const usage = new UsageStore(db);
  const uploads = new UploadStore(bucket);
  const left = await d1
    .prepare(LEFT_OPEN)
    .bind(now - LEFTOVER_MS)
    .all<{ id: string }>();
  for (const { id } of left.results) {
    await runs.getByName(id).discard();
    const upload = await usage.giveBack(id);
    if (upload) await uploads.remove(upload);
  }
  await uploads.removeOlderThan(now - LEFTOVER_MS);
}
