import { env, exports } from "cloudflare:workers";
import type { PublicUser } from "#schema/user.ts";
import { openDatabase } from "#worker/store/database.ts";
import { SecondFactorStore } from "#worker/store/second-factors.ts";
import { SessionStore } from "#worker/store/sessions.ts";
import { UserStore } from "#worker/store/users.ts";

const ORIGIN = "https://app.test";

/** Somebody who calls the API: with a session, or `visitor` without one. */
export interface Caller {
  user: PublicUser;
  cookie: string;
}

export const db = openDatabase(env.DB);

let names = 0;

/** An address of its own for each call, so that rate limits of one test do not reach the next. */
export const newAddress = () => `198.51.100.${++names}`;

/** A registered user with a session; the password hash is one that nothing matches. */
export async function newCaller(role: "user" | "admin" = "user"): Promise<Caller> {
  const account = { email: `user-${++names}@example.com`, username: "Alex Writer", passwordHash: "none", role };
  const user = await new UserStore(db).create(account);
  if (!user) throw new Error("The address was taken");
  if (role === "admin") await giveSecondFactor(user.id);
  return { user, cookie: await sessionCookie(user.id) };
}

/** Puts two-step login on an account, as every administrator has it. */
async function giveSecondFactor(userId: number): Promise<void> {
  const store = new SecondFactorStore(db);
  await store.begin(userId, "JBSWY3DPEHPK3PXP");
  await store.enable(userId, 1, []);
}

export async function sessionCookie(userId: number, now?: () => number): Promise<string> {
  return `__Host-session=${await new SessionStore(db, now).open(userId)}`;
}

/** Calls the API as a page of the site would. */
export function call(path: string, init: RequestInit & { as?: Caller | null } = {}): Promise<Response> {
  const { as, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (as) headers.set("cookie", as.cookie);
  if (!headers.has("origin")) headers.set("origin", ORIGIN);
  if (!headers.has("cf-connecting-ip")) headers.set("cf-connecting-ip", newAddress());
  return exports.default.fetch(new Request(ORIGIN + path, { ...rest, headers }));
}

export function sendJson(method: string, path: string, body: unknown, as?: Caller | null): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return call(path, { method, body: JSON.stringify(body), headers, ...(as && { as }) });
}

export function postJson(path: string, body: unknown, as?: Caller | null): Promise<Response> {
  return sendJson("POST", path, body, as);
}

/** Rate limits count by the clock's minute: waits where a test's calls could fall into two of them. */
export async function awayFromTurnOfMinute(neededMs = 5000): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < neededMs) await scheduler.wait(leftMs + 50);
}
