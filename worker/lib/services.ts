import { createMiddleware } from "hono/factory";
import { Analyses } from "#worker/analysis/analyses.ts";
import { Accounts } from "#worker/auth/accounts.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { settingsOf } from "#worker/lib/settings.ts";
import { AssessmentStore } from "#worker/store/assessments.ts";
import { openDatabase } from "#worker/store/database.ts";
import { SessionStore } from "#worker/store/sessions.ts";
import { UploadStore } from "#worker/store/uploads.ts";
import { UsageStore } from "#worker/store/usage.ts";
import { UserStore } from "#worker/store/users.ts";

/** Everything that routes call, built from the bindings in this one place. */
function createServices(env: Env) {
  const db = openDatabase(env.DB);
  const users = new UserStore(db);
  const usage = new UsageStore(db);
  const uploads = new UploadStore(env.UPLOADS);
  return {
    accounts: new Accounts(users, settingsOf(env).ADMIN_EMAILS),
    analyses: new Analyses(env.ANALYSIS_RUN, usage, uploads),
    assessments: new AssessmentStore(db),
    sessions: new SessionStore(db),
    usage,
  };
}

export type Services = ReturnType<typeof createServices>;

export const provideServices = createMiddleware<AppEnv>(async (c, next) => {
  c.set("services", createServices(c.env));
  await next();
});
