import { logError } from "#worker/lib/log.ts";
import { openDatabase } from "#worker/store/database.ts";
import { enforceRetention } from "#worker/store/retention.ts";

/** Runs every half hour (`triggers` in wrangler.toml; locally `npm start` calls it). */
export async function scheduled(_event: ScheduledController, env: Env): Promise<void> {
  try {
    await enforceRetention({ db: openDatabase(env.DB), bucket: env.UPLOADS, runs: env.ANALYSIS_RUN }, Date.now());
  } catch (error) {
    logError("retention-failed", error);
    throw error;
  }
}
