import { limitGuesses } from "#worker/auth/log-in-limits.ts";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppContext } from "#worker/lib/app-env.ts";

/** Lets nobody do what outlasts a session, such as another way to log in, who does not know the password. */
export async function confirmPassword(c: AppContext, password: string): Promise<void> {
  const { user } = requireSession(c);
  await limitGuesses(c, user.id);
  await c.var.services.ownAccount.confirm(user, password);
}
