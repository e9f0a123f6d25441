import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import app from "#worker/app.ts";
import { PasswordResets } from "#worker/auth/password-resets.ts";
import type { Mail } from "#worker/mail/mailer.ts";
import { ResetTokenStore } from "#worker/store/reset-tokens.ts";
import { awayFromTurnOfMinute, call, db, newAddress, postJson } from "#worker/test/api.ts";
import { logIn, me, PASSWORD, signUp } from "#worker/test/sign-up.ts";

const NEW = "Another-horse-8";
const HOUR_MS = 3_600_000;

let now = Date.now();
const sent: Mail[] = [];
const resets = new PasswordResets(
  new ResetTokenStore(db, () => now),
  { send: async (mail) => void sent.push(mail) },
  "https://app.test",
);

beforeEach(() => {
  now = Date.now();
  sent.length = 0;
});
afterEach(() => vi.restoreAllMocks());

async function tokenFor(email: string): Promise<string> {
  await resets.request(email);
  return new URL(sent.at(-1)?.link ?? "").searchParams.get("token") ?? "";
}

const redeem = (token: string, password = NEW) =>
  postJson("/api/auth/reset-password", { token, password, confirmPassword: password });

test("a link sets the password once and ends every session", async () => {
  const { email, cookie } = await signUp();
  const token = await tokenFor(email);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const answer = await redeem(token);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ message: "You can now log in with your new password." });
  expect(await me(cookie)).toBeNull();
  expect((await logIn(email, PASSWORD)).status).toBe(401);
  expect((await logIn(email, NEW)).status).toBe(200);
  const again = await redeem(token, "Third-horse-9");
  expect(again.status).toBe(400);
  expect((await logIn(email, NEW)).status).toBe(200);
});

test("of two uses at once one counts", async () => {
  const { email } = await signUp();
  const token = await tokenFor(email);
  const answers = await Promise.all([redeem(token), redeem(token, "Third-horse-9")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("a link is void after an hour, after a newer one, and when it was never sent", async () => {
  const { email } = await signUp();
  const message = "This password reset link is invalid or has expired. Please request a new one.";
  now = Date.now() - HOUR_MS - 1000;
  const old = await tokenFor(email);
  now = Date.now();
  expect(await (await redeem(old)).json()).toMatchObject({
    code: "invalid-request",
    message,
    fields: { token: message },
  });
  const first = await tokenFor(email);
  const second = await tokenFor(email);
  expect([(await redeem(first)).status, (await redeem("0".repeat(64))).status]).toEqual([400, 400]);
  expect((await redeem(second)).status).toBe(200);
});

test("only the hash of the token is stored", async () => {
  const { email } = await signUp();
  const token = await tokenFor(email);
  const row = await env.DB.prepare("SELECT * FROM users WHERE email = ?").bind(email).first();
  expect(row?.reset_token).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(token);
});

test("no mail goes to an unknown address or to a demo account", async () => {
  await call("/api/auth/demo", { method: "POST" });
  const demo = await env.DB.prepare("SELECT email FROM users WHERE is_demo = 1").first<{ email: string }>();
  await resets.request("nobody@example.com");
  await resets.request(demo?.email ?? "");
  expect(sent).toEqual([]);
});

test("the answer is the same for known and unknown addresses, to the byte", async () => {
  const { email } = await signUp();
  const ask = async (address: string) => {
    const answer = await postJson("/api/auth/forgot-password", { email: address });
    return [answer.status, await answer.text()];
  };
  const known = await ask(email);
  expect(known[0]).toBe(200);
  expect(await ask("nobody@example.com")).toEqual(known);
  const issued = () => env.DB.prepare("SELECT reset_token FROM users WHERE email = ?").bind(email).first("reset_token");
  await vi.waitFor(async () => expect(await issued()).not.toBeNull());
});

test("on a developer's machine the link is printed, and it works", async () => {
  const { email } = await signUp();
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const request = new Request("http://localhost:8787/api/auth/forgot-password", {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": newAddress() },
    body: JSON.stringify({ email }),
  });
  const context = createExecutionContext();
  expect((await app.fetch(request, { ...env, PUBLIC_URL: "" }, context)).status).toBe(200);
  const link = () =>
    /http:\/\/localhost:8787\/reset-password\?token=([0-9a-f]{64})/.exec(log.mock.calls.flat().join("\n"));
  await vi.waitFor(() => expect(link()).not.toBeNull());
  expect((await redeem(link()?.[1] ?? "")).status).toBe(200);
});

test("a deployed site that was not told its own address sends no link to the one a request names", async () => {
  const { email } = await signUp();
  const request = new Request("https://named-by-the-request.test/api/auth/forgot-password", {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": newAddress() },
    body: JSON.stringify({ email }),
  });
  const answer = await app.fetch(request, { ...env, PUBLIC_URL: "" }, createExecutionContext());
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining("contact support") });
  const row = await env.DB.prepare("SELECT reset_token FROM users WHERE email = ?").bind(email).first();
  expect(row).toEqual({ reset_token: null });
});

test("one address may ask ten times a minute", async () => {
  await awayFromTurnOfMinute();
  const { email } = await signUp();
  const headers = { "content-type": "application/json", "cf-connecting-ip": newAddress() };
  const ask = () => call("/api/auth/forgot-password", { method: "POST", headers, body: JSON.stringify({ email }) });
  const statuses = [];
  for (let at = 0; at < 11; at++) statuses.push((await ask()).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test.each([
  ["token", { token: "" }, "Reset token is required"],
  ["password", { password: "short" }, "Password must be at least 8 characters"],
  ["password", { password: "Password123" }, "This password is too common. Please choose one that is harder to guess."],
  ["password", { password: "Babylon5" }, "This password is too common. Please choose one that is harder to guess."],
  ["confirmPassword", { confirmPassword: "Other-horse-9" }, "Passwords don't match"],
])("a reset refuses a bad %s", async (field, change, message) => {
  const body = { token: "x", password: NEW, confirmPassword: NEW, ...change };
  const form = "password" in change ? { ...body, confirmPassword: change.password } : body;
  const answer = await postJson("/api/auth/reset-password", form);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message, fields: { [field]: message } });
});
