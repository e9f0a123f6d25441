import { createMiddleware } from "hono/factory";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { forbidden } from "#worker/lib/errors.ts";

/** Lets administrators pass, whatever else is wrong with the request: 401 without a session, 403 for anybody else. */
export const adminOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (requireSession(c).user.role !== "admin") throw forbidden();
  await next();
});
