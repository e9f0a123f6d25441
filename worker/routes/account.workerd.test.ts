import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type AccountSession, account, accountExport, accountSession } from "#schema/account.ts";
import { invoices } from "#worker/store/billing-tables.ts";
import { awayFromTurnOfMinute, type Caller, call, db, postJson, sendJson, sessionCookie } from "#worker/test/api.ts";
import { storedAssessment } from "#worker/test/assessments.ts";
import { cookieOf, logIn, me, openDemoAccount, PASSWORD, signUp } from "#worker/test/sign-up.ts";
import { ended, progressOf, storedUploads, submitted } from "#worker/test/submissions.ts";

const NEW = "Another-horse-8";

const patch = (as: Caller, body: unknown) => sendJson("PATCH", "/api/account", body, as);

const passwordForm = (currentPassword: string, password = NEW) => ({
  ...{ currentPassword, password, confirmPassword: password },
});

const rowsOf = (table: string, userId: number) =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`).bind(userId).first("n");

test("an account shows what it is, and nothing secret", async () => {
  const user = await signUp();
  const answer = await (await call("/api/account", { as: user })).json();
  expect(account.strict().parse(answer)).toMatchObject({ ...user.user, isDemo: false, role: "user" });
});

test("the name changes without a password, and is one line of visible signs", async () => {
  const user = await signUp();
  const answer = await patch(user, { username: "  Sam\r\nReviewer\u202e " });
  expect(await answer.json()).toMatchObject({ username: "Sam Reviewer" });
});

test("another e-mail address needs the password", async () => {
  const user = await signUp();
  for (const [password, message] of [
    [undefined, "Password is required"],
    ["Wrong-horse-7", "This is not your current password. Please try again."],
  ]) {
    const refused = await patch(user, { email: `moved-${user.email}`, password });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message, fields: { password: message } });
  }
  expect((await patch(user, { email: user.email })).status).toBe(200);
});

test("another account's address is refused", async () => {
  const [user, other] = [await signUp(), await signUp()];
  const refused = await patch(user, { email: other.email, password: PASSWORD });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    fields: { email: "An account with this email address already exists." },
  });
});

test("a new password renews this session and ends all others", async () => {
  const user = await signUp();
  const other = cookieOf(await logIn(user.email, PASSWORD));
  const refused = await postJson("/api/account/password", passwordForm("Wrong-horse-7"), user);
  expect(await refused.json()).toMatchObject({
    fields: { currentPassword: "This is not your current password. Please try again." },
  });
  expect(await me(other)).not.toBeNull();
  const answer = await postJson("/api/account/password", passwordForm(PASSWORD), user);
  expect(answer.status).toBe(200);
  expect([await me(user.cookie), await me(other)]).toEqual([null, null]);
  expect(await me(cookieOf(answer))).toMatchObject({ id: user.user.id });
  expect([(await logIn(user.email, PASSWORD)).status, (await logIn(user.email, NEW)).status]).toEqual([401, 200]);
});

test("guesses at the password are limited", async () => {
  await awayFromTurnOfMinute();
  const user = await signUp();
  const statuses = [];
  for (let at = 0; at < 6; at++)
    statuses.push((await postJson("/api/account/password", passwordForm("Wrong-horse-7"), user)).status);
  expect(statuses).toEqual([...Array(5).fill(400), 429]);
});

test("sessions are listed by kind of device, and the others can be ended", async () => {
  const user = await signUp();
  const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";
  const headers = { "content-type": "application/json", "user-agent": agent };
  const body = JSON.stringify({ email: user.email, password: PASSWORD });
  const here = { ...user, cookie: cookieOf(await call("/api/auth/login", { method: "POST", headers, body })) };
  await sessionCookie(user.user.id, () => Date.now() - 40 * 24 * 3_600_000);
  const list = accountSession
    .strict()
    .array()
    .parse(await (await call("/api/account/sessions", { as: here })).json());
  expect(list).toHaveLength(2);
  expect(list.find(({ isCurrent }) => isCurrent)?.device).toBe("Firefox on Windows");
  const ending = await postJson("/api/account/sessions/end-others", {}, here);
  expect(await ending.json()).toEqual({ ended: 2 });
  expect([await me(user.cookie), (await me(here.cookie))?.id]).toEqual([null, user.user.id]);
});

test("one session can be ended from another", async () => {
  const user = await signUp();
  const there = cookieOf(await logIn(user.email, PASSWORD));
  const list = (await (await call("/api/account/sessions", { as: user })).json()) as AccountSession[];
  const id = list.find(({ isCurrent }) => !isCurrent)?.id;
  const end = (as: Caller) => call(`/api/account/sessions/${id}`, { method: "DELETE", as });
  expect((await end(await signUp())).status).toBe(404);
  expect(await me(there)).not.toBeNull();
  expect((await end(user)).status).toBe(204);
  expect([await me(there), (await me(user.cookie))?.id]).toEqual([null, user.user.id]);
});

test("everything that is kept can be downloaded, and nothing secret with it", async () => {
  const user = await signUp();
  for (let at = 1; at <= 30; at++) await storedAssessment(user.user.id, at);
  await storedAssessment((await signUp()).user.id);
  const paid = { userId: user.user.id, paidPence: 3499 };
  await db.insert(invoices).values([
    { ...paid, id: "in_first", paidAt: 1_790_000_000_000 },
    { ...paid, id: "in_second", paidAt: 1_792_600_000_000, refundedPence: 3499 },
  ]);
  const answer = await call("/api/account/export", { as: user });
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="abpi-compliance-checker-data.json"');
  const text = await answer.text();
  const data = accountExport.strict().parse(JSON.parse(text));
  expect(data.account.email).toBe(user.email);
  expect(data.assessments.map(({ createdAt }) => Date.parse(createdAt))).toEqual(
    Array.from({ length: 30 }, (_, i) => 30 - i),
  );
  expect(data.subscription.subscriptionStatus).toBe("none");
  expect(data.payments).toEqual([
    { id: "in_second", paidAt: new Date(1_792_600_000_000).toISOString(), paidPence: 3499, refundedPence: 3499 },
    { id: "in_first", paidAt: new Date(1_790_000_000_000).toISOString(), paidPence: 3499, refundedPence: 0 },
  ]);
  expect(text).not.toMatch(/scrypt|passwordHash|tokenHash|token_hash/);
});

test("a deleted account is gone with all that belonged to it", async () => {
  const user = await signUp();
  const done = await submitted(user);
  await ended(done, user);
  const large = new File(["Exampla for adults.\n\n".repeat(500_000)], "large.txt", { type: "text/plain" });
  const body = new FormData();
  for (const [name, value] of [
    ["audience", "hcp"],
    ["channel", "print"],
    ["file", large],
  ] as const)
    body.append(name, value);
  const running = await submitted(user, body);
  const wrong = await postJson("/api/account/delete", { password: "Wrong-horse-7" }, user);
  expect(await wrong.json()).toMatchObject({
    fields: { password: expect.stringContaining("not your current password") },
  });
  expect((await postJson("/api/account/delete", {}, user)).status).toBe(400);
  const answer = await postJson("/api/account/delete", { password: PASSWORD }, user);
  expect(answer.status).toBe(204);
  expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
  for (const table of ["sessions", "assessments", "open_analyses"]) expect(await rowsOf(table, user.user.id)).toBe(0);
  expect(await env.DB.prepare("SELECT 1 FROM users WHERE id = ?").bind(user.user.id).first()).toBeNull();
  expect(await storedUploads()).toEqual([]);
  for (const id of [done, running]) expect(await env.ANALYSIS_RUN.getByName(id).progress(user.user.id, 0)).toBeNull();
  expect((await logIn(user.email, PASSWORD)).status).toBe(401);
});

test("a demo account can be deleted, but has nothing to change", async () => {
  const demo = await openDemoAccount();
  expect((await patch(demo, { username: "Somebody" })).status).toBe(403);
  expect((await postJson("/api/account/password", passwordForm("x"), demo)).status).toBe(403);
  expect((await call("/api/account/delete", { method: "POST", as: demo })).status).toBe(204);
  expect(await me(demo.cookie)).toBeNull();
});

test("a deleted assessment is gone from list, detail and progress, for its owner only", async () => {
  const user = await signUp();
  const id = await submitted(user);
  await ended(id, user);
  const remove = (as: Caller) => call(`/api/assessment/${id}`, { method: "DELETE", as });
  expect((await remove(await signUp())).status).toBe(404);
  expect((await remove(user)).status).toBe(204);
  expect((await remove(user)).status).toBe(404);
  expect((await call(`/api/assessment/${id}`, { as: user })).status).toBe(404);
  expect(await progressOf(id, user, 0)).toMatchObject({ code: "not-found" });
  expect(await (await call("/api/usage-limits", { as: user })).json()).toMatchObject({ used: 1 });
});

test.each([
  ["username", { username: "A" }, "Full name must be at least 2 characters"],
  ["email", { email: "x" }, "Please enter a valid email address"],
])("a change refuses a bad %s", async (field, body, message) => {
  const answer = await patch(await signUp(), body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { [field]: message } });
});
