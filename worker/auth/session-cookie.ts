import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { hasBearer } from "#worker/auth/bearer.ts";
import { cookieName, SAFE_COOKIE } from "#worker/auth/cookies.ts";
import { deviceOf } from "#worker/auth/device.ts";
import { limitGuesses, rememberDevice } from "#worker/auth/log-in-limits.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { unauthenticated } from "#worker/lib/errors.ts";
import type { Session } from "#worker/lib/session.ts";
import { SESSION_DAYS } from "#worker/store/sessions.ts";

/** Opens a session for the user, closes the one it takes the place of, and sets the cookie; the device is known from
 * then on. */
export async function startSession(c: AppContext, userId: number): Promise<void> {
  const { sessions } = c.var.services;
  if (c.var.session) await sessions.close(c.var.session.tokenHash);
  const token = await sessions.open(userId, deviceOf(c.req.header("user-agent")));
  setCookie(c, cookieName(c, "session"), token, { ...SAFE_COOKIE, maxAge: SESSION_DAYS * 24 * 60 * 60 });
  await rememberDevice(c, userId);
}

/** Ends the caller's session, if there is one, and takes the cookie back. */
export async function endSession(c: AppContext): Promise<void> {
  if (c.var.session) await c.var.services.sessions.close(c.var.session.tokenHash);
  deleteCookie(c, cookieName(c, "session"), SAFE_COOKIE);
}

/** Puts the cookie's session into the context, or null: also where the request brings an API token, which decides alone. */
export const loadSession = createMiddleware<AppEnv>(async (c, next) => {
  const token = hasBearer(c.req.raw) ? undefined : getCookie(c, cookieName(c, "session"));
  c.set("session", token ? await c.var.services.sessions.find(token) : null);
  await next();
});

/** Lets nobody pass without a session, whatever else is wrong with the request. */
export const sessionOnly = createMiddleware<AppEnv>(async (c, next) => {
  requireSession(c);
  await next();
});

/** The caller's session; throws 401 without one. */
export function requireSession(c: AppContext): Session {
  if (!c.var.session) throw unauthenticated();
  return c.var.session;
}

/** Lets nobody do what outlasts a session, such as another way to log in, who does not know the password. */
export async function confirmPassword(c: AppContext, password: string): Promise<void> {
  const { user } = requireSession(c);
  await limitGuesses(c, user.id);
  await c.var.services.ownAccount.confirm(user, password);
}
