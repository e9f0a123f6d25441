import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import app from "#worker/app.ts";
import { EmailVerification } from "#worker/auth/email-verification.ts";
import type { Mail } from "#worker/mail/mailer.ts";
import { EmailLinkStore } from "#worker/store/email-links.ts";
import { ResetTokenStore } from "#worker/store/reset-tokens.ts";
import { UserStore } from "#worker/store/users.ts";
import { awayFromTurnOfMinute, type Caller, call, db, newAddress, postJson, sendJson } from "#worker/test/api.ts";
import { cookieOf, logIn, me, openDemoAccount, PASSWORD, signUp } from "#worker/test/sign-up.ts";

const DAY_MS = 24 * 3_600_000;
const ADMIN = "head@example.com";
const BAD_LINK = /^This link is invalid, has expired, or belongs to another account/;

let now = Date.now();
const sent: Mail[] = [];
const verification = new EmailVerification(
  new EmailLinkStore(db, () => now),
  new UserStore(db),
  { send: async (mail) => void sent.push(mail) },
  { siteUrl: "https://app.test", supportEmail: "help@example.com", adminEmails: [] },
);

beforeEach(() => {
  now = Date.now();
  sent.length = 0;
});
afterEach(() => vi.restoreAllMocks());

/** The token of the link that is sent to an address, the caller's own unless another is named. */
async function tokenFor({ user }: Caller, email = user.email): Promise<string> {
  await (await verification.issue(user, email))();
  return new URL(sent.at(-1)?.link ?? "").searchParams.get("token") ?? "";
}

const redeem = (token: string, as: Caller | null) => postJson("/api/account/verify-email", { token }, as);
const accountOf = async (as: Caller) => (await call("/api/account", { as })).json();
const roleOf = (email: string) => env.DB.prepare("SELECT role FROM users WHERE email = ?").bind(email).first("role");

describe("a link", () => {
  test("verifies the address of the account once, and renews the session", async () => {
    const user = await signUp();
    expect(await accountOf(user)).toMatchObject({ emailVerified: false, pendingEmail: null });
    const token = await tokenFor(user);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const answer = await redeem(token, user);
    expect(answer.status).toBe(200);
    expect(await answer.clone().json()).toEqual({ user: user.user });
    expect(await me(user.cookie)).toBeNull();
    const renewed = { ...user, cookie: cookieOf(answer) };
    expect(await accountOf(renewed)).toMatchObject({ emailVerified: true });
    expect((await redeem(token, renewed)).status).toBe(400);
  });

  test("of another account does nothing, nor without a session", async () => {
    const [user, other] = [await signUp(), await signUp()];
    const token = await tokenFor(user);
    const answer = await redeem(token, other);
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: expect.stringMatching(BAD_LINK) }]);
    expect((await redeem(token, null)).status).toBe(401);
    expect((await redeem(token, user)).status).toBe(200);
  });

  test("is void after a day, and after a newer one", async () => {
    const user = await signUp();
    now = Date.now() - DAY_MS - 1000;
    const old = await tokenFor(user);
    expect((await redeem(old, user)).status).toBe(400);
    now = Date.now();
    const [first, second] = [await tokenFor(user), await tokenFor(user)];
    expect((await redeem(first, user)).status).toBe(400);
    expect((await redeem(second, user)).status).toBe(200);
  });

  test("is stored as a hash only", async () => {
    const user = await signUp();
    const token = await tokenFor(user);
    const row = await env.DB.prepare("SELECT * FROM email_links WHERE user_id = ?").bind(user.user.id).first();
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test("to choose a new password verifies the address too", async () => {
    const user = await signUp();
    await new ResetTokenStore(db).issue(user.email, "a".repeat(64));
    await new ResetTokenStore(db).use("a".repeat(64), "none");
    expect(await new UserStore(db).account(user.user.id)).toMatchObject({ emailVerified: true });
  });
});

describe("another address", () => {
  async function moving() {
    const user = await signUp();
    const email = `moved-${user.email}`;
    const answer = await sendJson("PATCH", "/api/account", { email, password: PASSWORD }, user);
    return { user, email, answer };
  }

  test("waits until its link is followed, and is said to", async () => {
    const { user, email, answer } = await moving();
    expect(await answer.json()).toMatchObject({ email: user.email, pendingEmail: email });
    expect(await accountOf(user)).toMatchObject({ pendingEmail: email, emailVerified: false });
    expect([(await logIn(user.email, PASSWORD)).status, (await logIn(email, PASSWORD)).status]).toEqual([200, 401]);
  });

  test("then takes effect, ends all other sessions, and voids a reset link sent to the old one", async () => {
    const { user, email } = await moving();
    const elsewhere = cookieOf(await logIn(user.email, PASSWORD));
    await new ResetTokenStore(db).issue(user.email, "b".repeat(64));
    const answer = await redeem(await tokenFor(user, email), user);
    expect(await answer.clone().json()).toMatchObject({ user: { id: user.user.id, email } });
    expect(await me(elsewhere)).toBeNull();
    expect(await me(cookieOf(answer))).toMatchObject({ email });
    expect(await new ResetTokenStore(db).isLive("b".repeat(64))).toBe(false);
    expect([(await logIn(user.email, PASSWORD)).status, (await logIn(email, PASSWORD)).status]).toEqual([401, 200]);
  });

  test("is refused when it was taken meanwhile, and nothing changes", async () => {
    const user = await signUp();
    const elsewhere = cookieOf(await logIn(user.email, PASSWORD));
    const email = `late-${user.email}`;
    const token = await tokenFor(user, email);
    await new UserStore(db).create({ email, username: "Sam Writer", passwordHash: "none" });
    expect((await redeem(token, user)).status).toBe(409);
    expect(await me(elsewhere)).toMatchObject({ email: user.email });
  });

  test("is told to the old one", async () => {
    const user = await signUp();
    await verification.tellOldAddress(user.user);
    expect(sent[0]).toMatchObject({ to: user.email, text: expect.stringContaining("write to help@example.com") });
  });
});

describe("an address of ADMIN_EMAILS", () => {
  /** The application as somebody configured it, with the links that it prints for a developer. */
  async function asConfigured(path: string, body: unknown, cookie = "") {
    const printed = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const headers = { "content-type": "application/json", "cf-connecting-ip": newAddress(), cookie };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const context = createExecutionContext();
    const settings = { ...env, PUBLIC_URL: "", ADMIN_EMAILS: ` ${ADMIN.toUpperCase()} ,other@example.com` };
    const answer = await app.fetch(new Request(`http://localhost:8787${path}`, init), settings, context);
    await waitOnExecutionContext(context);
    const token = /verify-email\?token=([0-9a-f]{64})/.exec(printed.mock.calls.flat().join("\n"))?.[1] ?? "";
    printed.mockRestore();
    return { answer, token, cookie: cookieOf(answer) };
  }
  const form = { email: ADMIN, username: "Head", password: PASSWORD, confirmPassword: PASSWORD };

  test("gives no role to whoever registers it or logs in with it, only to whoever reads its mail as well", async () => {
    const registered = await asConfigured("/api/auth/register", form);
    expect(registered.answer.status).toBe(201);
    expect(await roleOf(ADMIN)).toBe("user");
    const again = await asConfigured("/api/auth/login", form);
    expect(await again.answer.json()).toMatchObject({ user: { role: "user" } });
    const verified = await asConfigured("/api/account/verify-email", { token: registered.token }, registered.cookie);
    expect(await verified.answer.json()).toMatchObject({ user: { role: "admin" } });
    expect(await roleOf(ADMIN)).toBe("admin");
  });

  test("gives the role at the log-in after it was verified", async () => {
    await env.DB.prepare("UPDATE users SET role = 'user' WHERE email = ?").bind(ADMIN).run();
    const { answer } = await asConfigured("/api/auth/login", form);
    expect(await answer.json()).toMatchObject({ user: { role: "admin" } });
  });

  test("that somebody changes their own to gives no role either until then", async () => {
    const user = await signUp();
    await sendJson("PATCH", "/api/account", { email: "other@example.com", password: PASSWORD }, user);
    const { answer } = await asConfigured("/api/auth/login", { email: user.email, password: PASSWORD });
    expect(await answer.json()).toMatchObject({ user: { email: user.email, role: "user" } });
  });
});

describe("the link is sent again", () => {
  test("to the address that waits for it, five times a minute", async () => {
    await awayFromTurnOfMinute();
    const user = await signUp();
    const ask = () => call("/api/account/verify-email/send", { method: "POST", as: user });
    const first = await ask();
    expect(await first.json()).toEqual({ message: `We have sent a link to ${user.email}. It works once, for a day.` });
    const statuses = [];
    for (let at = 0; at < 5; at++) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test("not where nothing waits, nor to a demo account", async () => {
    const user = await signUp();
    const cookie = cookieOf(await redeem(await tokenFor(user), user));
    for (const as of [{ ...user, cookie }, await openDemoAccount()]) {
      const answer = await call("/api/account/verify-email/send", { method: "POST", as });
      expect(await answer.json()).toEqual({ message: "There is no address of yours to confirm." });
    }
  });
});
