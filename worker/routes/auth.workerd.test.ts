import { env } from "cloudflare:workers";
import { Buffer } from "node:buffer";
import { scryptSync } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { UserResponse } from "#schema/user.ts";
import { awayFromTurnOfMinute, call, newAddress, newCaller, postJson } from "#worker/test/api.ts";
import { cookieOf, logIn, me, PASSWORD, signUp } from "#worker/test/sign-up.ts";

const REGISTRATION = { username: "Alex Writer", password: PASSWORD, confirmPassword: PASSWORD };

test("a visitor gets a demo account with a session", async () => {
  const answer = await call("/api/auth/demo", { method: "POST" });
  expect(answer.status).toBe(201);
  const { user } = (await answer.json()) as UserResponse;
  expect(user).toMatchObject({ isDemo: true, role: "user", username: "Demo User" });
  expect(await me(cookieOf(answer))).toEqual(user);
  const setCookie = answer.headers.get("set-cookie") ?? "";
  for (const attribute of ["__Host-session=", "HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=2592000"]) {
    expect(setCookie).toContain(attribute);
  }
});

test("only the hash of the token is stored", async () => {
  const answer = await call("/api/auth/demo", { method: "POST" });
  const token = cookieOf(answer).split("=")[1] ?? "";
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const rows = await env.DB.prepare("SELECT * FROM sessions").all();
  expect(JSON.stringify(rows.results)).not.toContain(token);
});

test("signing up in a demo session keeps the account and rotates the session", async () => {
  const demo = await call("/api/auth/demo", { method: "POST" });
  const { user } = (await demo.clone().json()) as UserResponse;
  const headers = { cookie: cookieOf(demo), "content-type": "application/json" };
  const body = JSON.stringify({ ...REGISTRATION, email: "Keeps@Example.com " });
  const answer = await call("/api/auth/register", { method: "POST", headers, body });
  expect(answer.status).toBe(201);
  expect(await answer.clone().json()).toEqual({
    user: { id: user.id, email: "keeps@example.com", username: "Alex Writer", isDemo: false, role: "user" },
  });
  expect(await me(cookieOf(demo))).toBeNull();
  expect(await me(cookieOf(answer))).toMatchObject({ id: user.id });
});

test("log in, log out", async () => {
  await postJson("/api/auth/register", { ...REGISTRATION, email: "twice@example.com" });
  const answer = await postJson("/api/auth/login", { email: "TWICE@example.com", password: PASSWORD });
  expect(answer.status).toBe(200);
  const headers = { cookie: cookieOf(answer) };
  expect(await me(headers.cookie)).toMatchObject({ email: "twice@example.com" });
  expect((await call("/api/auth/logout", { method: "POST", headers })).status).toBe(204);
  expect(await me(headers.cookie)).toBeNull();
});

test("a wrong password and an unknown address are answered alike", async () => {
  await postJson("/api/auth/register", { ...REGISTRATION, email: "known@example.com" });
  const wrong = await postJson("/api/auth/login", { email: "known@example.com", password: "Wrong-horse-7" });
  const unknown = await postJson("/api/auth/login", { email: "unknown@example.com", password: PASSWORD });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  const [a, b] = [(await wrong.json()) as { message: string }, (await unknown.json()) as { message: string }];
  expect(a.message).toBe(b.message);
});

test("an address has one account, also for a demo that signs up", async () => {
  await postJson("/api/auth/register", { ...REGISTRATION, email: "one@example.com" });
  const again = await postJson("/api/auth/register", { ...REGISTRATION, email: "one@example.com" });
  expect(again.status).toBe(409);
  const headers = {
    cookie: cookieOf(await call("/api/auth/demo", { method: "POST" })),
    "content-type": "application/json",
  };
  const body = JSON.stringify({ ...REGISTRATION, email: "one@example.com" });
  expect((await call("/api/auth/register", { method: "POST", headers, body })).status).toBe(409);
});

const GOOD = { ...REGISTRATION, email: "new@example.com" };
const withPassword = (password: string) => ({ ...GOOD, password, confirmPassword: password });

test.each([
  ["email", { ...GOOD, email: "no address" }, "Please enter a valid email address"],
  ["username", { ...GOOD, username: " A " }, "Full name must be at least 2 characters"],
  ["password", withPassword("Short7a"), "Password must be at least 8 characters"],
  ["password", withPassword("lowercase7"), "Password must contain at least one uppercase letter"],
  ["password", withPassword("UPPERCASE7"), "Password must contain at least one lowercase letter"],
  ["password", withPassword("NoNumberHere"), "Password must contain at least one number"],
  ["password", withPassword("Password1"), "This password is too common. Please choose one that is harder to guess."],
  ["password", withPassword("Babylon5"), "This password is too common. Please choose one that is harder to guess."],
  ["confirmPassword", { ...GOOD, confirmPassword: "Other-horse-7" }, "Passwords don't match"],
])("registration refuses a bad %s", async (field, body, message) => {
  const answer = await postJson("/api/auth/register", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: "invalid-request", message, fields: { [field]: message } });
});

test("log-in asks for a valid address and a password", async () => {
  const answer = await postJson("/api/auth/login", { email: "x", password: "" });
  expect(await answer.json()).toMatchObject({
    fields: { email: "Please enter a valid email address", password: "Password is required" },
  });
});

test("the sixth attempt on one account in a minute is refused, whatever the address", async () => {
  await awayFromTurnOfMinute();
  const body = { email: "target@example.com", password: "x" };
  for (let attempt = 0; attempt < 5; attempt++) expect((await postJson("/api/auth/login", body)).status).toBe(401);
  const refused = await postJson("/api/auth/login", body);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("60");
});

test("one address makes at most ten demo accounts a minute", async () => {
  await awayFromTurnOfMinute();
  const headers = { "cf-connecting-ip": newAddress() };
  const statuses = [];
  for (let at = 0; at < 11; at++) statuses.push((await call("/api/auth/demo", { method: "POST", headers })).status);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test("mutations from another site are refused, and reads are not", async () => {
  const as = await newCaller();
  const headers = { origin: "https://evil.test" };
  const refused = await call("/api/auth/logout", { method: "POST", headers, as });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: "cross-site" });
  expect((await call("/api/auth/me", { headers, as })).status).toBe(200);
});

test("a hash made with weaker parameters is made anew at the next log-in", async () => {
  const { email } = await signUp();
  const salt = Buffer.from("salt of the test");
  const weak = scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 });
  const stored = `scrypt$1024$8$1$${salt.toString("base64")}$${weak.toString("base64")}`;
  const hash = async () =>
    String(await env.DB.prepare("SELECT password_hash FROM users WHERE email = ?").bind(email).first("password_hash"));
  const parametersOfToday = (await hash()).split("$", 4);
  await env.DB.prepare("UPDATE users SET password_hash = ? WHERE email = ?").bind(stored, email).run();
  expect((await logIn(email, "Wrong-horse-7")).status).toBe(401);
  expect(await hash()).toBe(stored);
  expect((await logIn(email, PASSWORD)).status).toBe(200);
  expect((await hash()).split("$", 4)).toEqual(parametersOfToday);
  expect(parametersOfToday).not.toEqual(stored.split("$", 4));
  expect((await logIn(email, PASSWORD)).status).toBe(200);
});

test("sign-ins and refusals are recorded without a word on who it was", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const { email, user } = await signUp();
  await logIn(email, "Wrong-horse-7");
  await logIn(email, PASSWORD);
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  log.mockRestore();
  expect(lines.map(({ act, outcome }) => `${act}: ${outcome}`)).toEqual([
    ...["register: done", "login: wrong-credentials", "login: done"],
  ]);
  for (const line of lines) expect(Object.keys(line)).toEqual(["event", "act", "outcome", "requestId"]);
  expect(JSON.stringify(lines)).not.toContain(email);
  expect(JSON.stringify(lines)).not.toContain(user.username);
});
