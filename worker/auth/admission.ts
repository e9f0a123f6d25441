import { createMiddleware } from "hono/factory";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { AppError, forbidden } from "#worker/lib/errors.ts";
import { settingsOf } from "#worker/lib/settings.ts";

const SET_UP_FIRST = "Administrators need two-step login. Please set it up in your account settings first.";

/** Whether the caller may act as an administrator: one who also logs in by two steps. */
function isAdmin(c: AppContext): boolean {
  const { user, hasSecondFactor } = requireSession(c);
  return user.role === "admin" && (hasSecondFactor || settingsOf(c.env).ADMIN_SECOND_FACTOR === "off");
}

/** Lets administrators pass, whatever else is wrong with the request: 401 without a session, 403 for anybody else. */
export const adminOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (requireSession(c).user.role !== "admin") throw forbidden();
  if (!isAdmin(c)) throw new AppError("second-factor-missing", SET_UP_FIRST);
  await next();
});

/** For calls that name a user: it must be the session's own, or the caller an administrator. Throws 401 or 403. */
export function requireSelf(c: AppContext, userId: number): void {
  const { user } = requireSession(c);
  const mayAsk = user.id === userId || (isAdmin(c) && Number.isSafeInteger(userId));
  if (!mayAsk) throw forbidden();
}
