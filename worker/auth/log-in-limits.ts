import { getCookie, setCookie } from "hono/cookie";
import { RETENTION } from "#schema/retention.ts";
import { cookieName, SAFE_COOKIE } from "#worker/auth/cookies.ts";
import type { AppContext } from "#worker/lib/app-env.ts";
import { sha256Hex } from "#worker/lib/ids.ts";
import { callerAddress, enforceLimit } from "#worker/lib/rate-limit.ts";

/** Makes the caller's device one that the account knows. */
export async function rememberDevice(c: AppContext, userId: number): Promise<void> {
  const token = await c.var.services.knownDevices.issue(userId);
  if (token) setCookie(c, cookieName(c, "device"), token, { ...SAFE_COOKIE, maxAge: RETENTION.deviceDays * 24 * 3600 });
}

/** Counts an attempt to log in to the account of an address; throws 429 past the limit. Strangers share one limit for
 * the account and have one for their network address; a device that the account knows has its own, whatever strangers
 * do. */
export async function limitLogIn(c: AppContext, email: string): Promise<void> {
  const token = getCookie(c, cookieName(c, "device"));
  const device = token ? await c.var.services.knownDevices.recognise(token, email) : null;
  if (device) return enforceLimit(c.env.LIMIT_LOGIN_ACCOUNT, `device:${device}`);
  await enforceLimit(c.env.LIMIT_LOGIN_ADDRESS, callerAddress(c));
  await enforceLimit(c.env.LIMIT_LOGIN_ACCOUNT, await sha256Hex(email));
}

/** The same limit for whoever is logged in: calls that ask for the password could be used to guess it as well. */
export function limitGuesses(c: AppContext, userId: number): Promise<void> {
  return enforceLimit(c.env.LIMIT_LOGIN_ACCOUNT, `user:${userId}`);
}
