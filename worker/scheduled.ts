import { createSubscriptions } from "#worker/billing/create-subscriptions.ts";
import { logError } from "#worker/lib/log.ts";
import { openDatabase } from "#worker/store/database.ts";
import { enforceRetention } from "#worker/store/retention.ts";
import { StripeLedger } from "#worker/store/stripe-ledger.ts";

/** Subscriptions brought up to date in one run; each may take calls to Stripe. */
const LAPSED_PER_RUN = 50;
/** Stripe repeats an event for three days, and lets one be sent again by hand for thirty. */
const EVENTS_KEPT_MS = 60 * 24 * 3_600_000;

/** Runs every half hour (`triggers` in wrangler.toml; locally `npm start` calls it). */
export async function scheduled(_event: ScheduledController, env: Env): Promise<void> {
  const db = openDatabase(env.DB);
  const jobs: Record<string, () => Promise<void>> = {
    "retention-failed": () => enforceRetention({ db, bucket: env.UPLOADS, runs: env.ANALYSIS_RUN }, Date.now()),
    "subscriptions-failed": () => createSubscriptions(env, db).settleLapsed(LAPSED_PER_RUN),
    "events-failed": () => new StripeLedger(db).forgetBefore(Date.now() - EVENTS_KEPT_MS),
  };
  const failures: unknown[] = [];
  for (const [name, job] of Object.entries(jobs)) {
    await job().catch((error: unknown) => {
      logError(name, error);
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}
