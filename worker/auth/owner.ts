import { isAdmin } from "#worker/auth/admin-only.ts";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppContext } from "#worker/lib/app-env.ts";
import { forbidden } from "#worker/lib/errors.ts";

/** For calls that name a user: it must be the session's own, or the caller an administrator. Throws 401 or 403. */
export function requireSelf(c: AppContext, userId: number): void {
  const { user } = requireSession(c);
  const mayAsk = user.id === userId || (isAdmin(c) && Number.isSafeInteger(userId));
  if (!mayAsk) throw forbidden();
}
