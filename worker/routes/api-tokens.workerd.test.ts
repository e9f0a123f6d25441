import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type ApiToken, type CreatedToken, MAX_TOKENS } from "#schema/api-token.ts";
import { PasswordResets } from "#worker/auth/password-resets.ts";
import type { Mail } from "#worker/mail/mailer.ts";
import { ApiTokenStore } from "#worker/store/api-tokens.ts";
import { ResetTokenStore } from "#worker/store/reset-tokens.ts";
import { type Caller, call, db, postJson, sendJson } from "#worker/test/api.ts";
import { PASSWORD, signUp } from "#worker/test/sign-up.ts";

const PATH = "/api/account/tokens";
const make = (as: Caller, change: object = {}) =>
  postJson(PATH, { name: "Build server", scopes: ["read"], password: PASSWORD, ...change }, as);
const listOf = async (as: Caller): Promise<ApiToken[]> => (await call(PATH, { as })).json();
const useOf = (secret: string, headers: HeadersInit = {}) =>
  call("/api/v1/rules", { headers: { authorization: `Bearer ${secret}`, ...headers } });

test("a token is shown once, stored as a hash, listed, exported without its secret, and revoked", async () => {
  const owner = await signUp();
  const answer = await make(owner);
  expect(answer.status).toBe(201);
  const { token, secret } = (await answer.json()) as CreatedToken;
  expect(secret).toMatch(/^abpi_[0-9a-f]{64}$/);
  expect(new Date(token.expiresAt).getTime() - new Date(token.createdAt).getTime()).toBe(90 * 24 * 3_600_000);
  const stored = JSON.stringify(await env.DB.prepare("SELECT * FROM api_tokens").all());
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain(secret.slice(5));
  const exported = await (await call("/api/account/export", { as: owner })).text();
  expect(exported).toContain("Build server");
  expect(exported).not.toContain(secret);
  expect((await listOf(owner))[0]).toMatchObject({ name: "Build server", lastUsedAt: null, ending: secret.slice(-4) });
  expect((await useOf(secret)).status).toBe(200);
  expect((await listOf(owner))[0]?.lastUsedAt).not.toBeNull();
  expect((await call(`${PATH}/${token.id}`, { method: "DELETE", as: owner })).status).toBe(204);
  expect(await listOf(owner)).toEqual([]);
  expect((await useOf(secret)).status).toBe(401);
});

test("nobody makes a token without the password, or reaches another's", async () => {
  const [owner, other] = [await signUp(), await signUp()];
  const wrong = await make(owner, { password: "x" });
  expect([wrong.status, ((await wrong.json()) as { fields: object }).fields]).toEqual([
    400,
    { password: expect.stringMatching(/not your current password/) },
  ]);
  const { token } = (await (await make(owner)).json()) as CreatedToken;
  expect((await call(`${PATH}/${token.id}`, { method: "DELETE", as: other })).status).toBe(404);
  expect(await listOf(other)).toEqual([]);
  expect(await listOf(owner)).toHaveLength(1);
});

test.each([
  ["no scope", { scopes: [] }, "scopes"],
  ["an unknown scope", { scopes: ["admin"] }, "scopes.0"],
  ["no name", { name: " " }, "name"],
  ["no end", { days: 36_500 }, "days"],
])("a token with %s is refused by name", async (_, change, field) => {
  const answer = await make(await signUp(), change);
  expect(answer.status).toBe(400);
  expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toContain(field);
});

test("an account has so many tokens and no more", async () => {
  const owner = await signUp();
  const store = new ApiTokenStore(db);
  const asked = { name: "One of many", scopes: ["read" as const], days: 90 };
  for (let made = 0; made < MAX_TOKENS; made++) expect(await store.create(owner.user.id, asked)).not.toBeNull();
  expect((await make(owner)).status).toBe(409);
});

test("a password reset by e-mail revokes all tokens of the account, and of no other", async () => {
  const [owner, other] = [await signUp(), await signUp()];
  const tokens = await Promise.all([make(owner), make(owner), make(other)]);
  const [first, second, others] = (await Promise.all(tokens.map((answer) => answer.json()))) as CreatedToken[];
  let link = "";
  const mailer = {
    send: async (mail: Mail) => {
      link = mail.link ?? "";
    },
  };
  await new PasswordResets(new ResetTokenStore(db), mailer, "https://app.test").request(owner.email);
  const statuses = () =>
    Promise.all([first, second, others].map(async (made) => (await useOf(made?.secret ?? "")).status));
  // Asking for the link alone changes nothing: anybody can.
  expect(await statuses()).toEqual([200, 200, 200]);
  const token = new URL(link).searchParams.get("token");
  const reset = { token, password: "Another-horse-8", confirmPassword: "Another-horse-8" };
  expect((await postJson("/api/auth/reset-password", reset)).status).toBe(200);
  expect(await statuses()).toEqual([401, 401, 200]);
});

test("a change of the password revokes no token, and all leave with the account", async () => {
  const owner = await signUp();
  const { secret } = (await (await make(owner)).json()) as CreatedToken;
  const change = { currentPassword: PASSWORD, password: "Another-horse-8", confirmPassword: "Another-horse-8" };
  const changed = await sendJson("POST", "/api/account/password", change, owner);
  expect(changed.status).toBe(200);
  expect((await useOf(secret)).status).toBe(200);
  const cookie = (changed.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  await postJson("/api/account/delete", { password: "Another-horse-8" }, { ...owner, cookie });
  expect((await useOf(secret)).status).toBe(401);
  expect(
    (await env.DB.prepare("SELECT * FROM api_tokens WHERE user_id = ?").bind(owner.user.id).all()).results,
  ).toEqual([]);
});
