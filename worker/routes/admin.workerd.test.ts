import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { AdminStats, AdminUser, AnalysisDay, AuditEntry, ReceivedMessage, Subscriber } from "#schema/admin.ts";
import { adminStats, adminUser, analysisDay, auditEntry, receivedMessage, subscriber } from "#schema/admin.ts";
import { ADMIN_PAGE_SIZE, CHART_DAYS } from "#schema/admin-options.ts";
import { AdminUsers } from "#worker/admin/admin-users.ts";
import { UsageStore } from "#worker/store/usage.ts";
import { UserStore } from "#worker/store/users.ts";
import { type Caller, call, db, newCaller, postJson, sessionCookie } from "#worker/test/api.ts";
import { storedAssessment } from "#worker/test/assessments.ts";

let admin: Caller;

beforeAll(async () => {
  admin = await newCaller("admin");
});

const get = async <T>(path: string) => (await call(`/api/admin/${path}`, { as: admin })).json() as Promise<T>;
const act = (path: string, body: unknown) => postJson(`/api/admin/${path}`, body, admin);
const find = (search: string) => get<AdminUser[]>(`users?search=${encodeURIComponent(search)}`);
const newestEntry = async () => (await get<AuditEntry[]>("audit"))[0];

let addresses = 0;
async function newUser(username = "Somebody Else", email = `listed-${++addresses}@example.com`): Promise<number> {
  const user = await new UserStore(db).create({ username, email, passwordHash: "none", role: "user" });
  return user?.id ?? 0;
}

async function rowOf(userId: number): Promise<AdminUser | undefined> {
  return (await find(String(userId))).find(({ id }) => id === userId);
}

describe("users are found", () => {
  test("by the beginnings of words in name and address, and by id, and shown without secrets", async () => {
    const id = await newUser("Zoë Featherstonehaugh", "z.feather@quillpharma.co.uk");
    for (const search of ["zoe", "Feath", "FEATHERSTONEHAUGH zo", "quillph", "z.feather@quillpharma.co.uk", `#${id}`]) {
      const found = await find(search);
      expect(found.map((user) => user.id)).toEqual([id]);
      adminUser.strict().parse(found[0]);
    }
    await newUser(`${id} Another`);
    expect((await find(`#${id}`)).map((user) => user.id)).toEqual([id]);
    expect((await find(String(id))).map((user) => user.id)[0]).toBe(id);
    expect(await find("eatherstone")).toEqual([]);
    expect(await find('" OR *')).toEqual([]);
  });

  test("under a name that was changed, and no longer once they are deleted", async () => {
    const users = new UserStore(db);
    const id = await newUser("Oldname Person");
    await users.rename(id, "Newname Person");
    expect([(await find("oldname")).length, (await find("newname")).length]).toEqual([0, 1]);
    await users.remove(id);
    expect(await find("newname")).toEqual([]);
  });

  test("page by page, the newest first, each once", async () => {
    const ids: number[] = [];
    for (let n = 0; n < ADMIN_PAGE_SIZE + 5; n++) ids.push(await newUser("Paged Person"));
    for (const search of ["", "paged"]) {
      const first = await find(search);
      const last = first.at(-1)?.id;
      const second = await get<AdminUser[]>(`users?search=${search}&before=${last}`);
      expect(first).toHaveLength(ADMIN_PAGE_SIZE);
      const listed = [...first, ...second].map(({ id }) => id).filter((id) => ids.includes(id));
      expect(listed).toEqual(ids.toReversed());
    }
  });

  test("without demo accounts in the list, which a search still finds", async () => {
    const { id } = await new UserStore(db).createDemo();
    expect((await find("")).some((user) => user.id === id)).toBe(false);
    expect(await rowOf(id)).toMatchObject({ isDemo: true });
  });
});

describe("an action on a user", () => {
  test("resets the month's use, and says in the log how much it was", async () => {
    const userId = await newUser();
    const usage = new UsageStore(db);
    for (const upload of ["a", "b", "c"]) await usage.reserve(crypto.randomUUID(), userId, upload);
    expect(await rowOf(userId)).toMatchObject({ analysesUsed: 3, analysesLimit: 3 });
    const answer = await act("reset-usage", { userId });
    expect(await answer.json()).toEqual({ message: "User usage reset successfully" });
    expect(await rowOf(userId)).toMatchObject({ analysesUsed: 0 });
    const entry = auditEntry.strict().parse(await newestEntry());
    expect(entry).toMatchObject({ action: "reset-usage", details: { used: 3 } });
    expect([entry.actor.id, entry.subject?.id]).toEqual([admin.user.id, userId]);
  });

  test("grants analyses on top of the limit, which can be used at once", async () => {
    const userId = await newUser();
    const answer = await act("grant-analyses", { userId, additionalAnalyses: 5 });
    expect(await answer.json()).toEqual({ message: "Additional analyses granted successfully" });
    expect(await new UsageStore(db).limits(userId)).toMatchObject({ limit: 8, remaining: 8 });
    expect(await newestEntry()).toMatchObject({ action: "grant-analyses", details: { granted: 5, extras: 5 } });
  });

  test.each([0, -1, 101, 1.5, "many"])("refuses to grant %s analyses", async (additionalAnalyses) => {
    const userId = await newUser();
    const before = await newestEntry();
    const answer = await act("grant-analyses", { userId, additionalAnalyses });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: { additionalAnalyses: "Please enter a number from 1 to 100" },
    });
    expect([await rowOf(userId), await newestEntry()]).toEqual([expect.objectContaining({ analysesLimit: 3 }), before]);
  });

  test("changes the tier, from what to what", async () => {
    const userId = await newUser();
    const answer = await act("update-tier", { userId, tier: "premium" });
    expect(await answer.json()).toEqual({ message: "User subscription tier updated successfully" });
    expect(await rowOf(userId)).toMatchObject({ subscriptionTier: "premium", analysesLimit: 200 });
    expect(await newestEntry()).toMatchObject({ action: "update-tier", details: { from: "free", to: "premium" } });
  });

  test("settles what an earlier month used of granted analyses by the tier of that month", async () => {
    const userId = await newUser();
    const lastMonth = Date.UTC(2026, 9, 10);
    await db.$client
      .prepare("UPDATE users SET monthly_analysis_count = 5, extra_analyses = 4, last_analysis_reset = ? WHERE id = ?")
      .bind(lastMonth, userId)
      .run();
    // Two of the four were used beyond the three of the free tier.
    await new AdminUsers(db, () => Date.UTC(2026, 10, 2)).setTier(userId, "standard", admin.user.id);
    const november = new UsageStore(db, () => Date.UTC(2026, 10, 3));
    expect(await november.limits(userId)).toMatchObject({ used: 0, limit: 52 });
  });

  test("ends every session, and says in the log how many there were", async () => {
    const caller = await newCaller();
    await sessionCookie(caller.user.id);
    const answer = await act("end-sessions", { userId: caller.user.id });
    expect(await answer.json()).toEqual({ message: "User sessions ended successfully" });
    expect((await call("/api/account", { as: caller })).status).toBe(401);
    expect(await newestEntry()).toMatchObject({
      ...{ action: "end-sessions", details: { sessions: 2 }, subject: { id: caller.user.id } },
    });
  });

  test("is refused with far too much text", async () => {
    const answer = await act("reset-usage", { userId: 1, note: "a".repeat(100_000) });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: expect.stringContaining("more text") },
    ]);
  });

  test.each([
    ["reset-usage", {}],
    ["grant-analyses", { additionalAnalyses: 5 }],
    ["update-tier", { tier: "free" }],
    ["end-sessions", {}],
    ["update-subscription", { action: "cancel" }],
  ])("%s says so when there is no such user, and leaves no entry", async (path, body) => {
    const before = await newestEntry();
    expect((await act(path, { userId: 99_999_999, ...body })).status).toBe(404);
    expect(await newestEntry()).toEqual(before);
  });
});

describe("subscriptions", () => {
  const listed = async (userId: number) => (await get<Subscriber[]>("subscriptions")).find(({ id }) => id === userId);

  test("are cancelled, reactivated and synchronised, and each is written down", async () => {
    const caller = await newCaller();
    await postJson("/api/create-subscription", { userId: caller.user.id, planType: "standard" }, caller);
    const { id: userId } = caller.user;
    expect(subscriber.strict().parse(await listed(userId))).toMatchObject({
      plan: "standard",
      cancelAtPeriodEnd: false,
    });
    for (const [action, ends] of [
      ["cancel", true],
      ["reactivate", false],
      ["sync", false],
    ] as const) {
      const answer = await act("update-subscription", { userId, action });
      expect(await answer.json()).toEqual({ message: "User subscription updated successfully" });
      expect(await listed(userId)).toMatchObject({ cancelAtPeriodEnd: ends });
      expect(await newestEntry()).toMatchObject({ action: `subscription-${action}`, subject: { id: userId } });
    }
    expect((await get<Subscriber[]>("subscriptions?status=trialing")).map(({ id }) => id)).toContain(userId);
    expect((await get<Subscriber[]>("subscriptions?status=active")).map(({ id }) => id)).not.toContain(userId);
  });

  test("that cannot be changed leave no entry, and neither does an unknown action", async () => {
    const userId = await newUser();
    const before = await newestEntry();
    expect((await act("update-subscription", { userId, action: "cancel" })).status).toBe(404);
    const answer = await act("update-subscription", { userId, action: "delete" });
    expect(await answer.json()).toMatchObject({
      fields: { action: expect.stringContaining("cancel, reactivate, sync") },
    });
    expect(await newestEntry()).toEqual(before);
  });
});

test("the audit log keeps the ids of accounts that are deleted, and no more of them", async () => {
  const userId = await newUser("Gone Soon", "gone@example.com");
  await act("reset-usage", { userId });
  await new UserStore(db).remove(userId);
  expect(await newestEntry()).toMatchObject({ subject: { id: userId, username: null, email: null } });
});

test("figures count accounts without demos, and analyses for good, by day and by risk", async () => {
  const before = adminStats.strict().parse(await get<AdminStats>("stats"));
  const userId = await newUser();
  await new UserStore(db).createDemo();
  const old = Date.now() - 40 * 86_400_000;
  for (const at of [Date.now(), Date.now(), old]) await storedAssessment(userId, at);
  await env.DB.prepare("DELETE FROM assessments WHERE user_id = ?").bind(userId).run();
  const after = await get<AdminStats>("stats");
  expect(after.totalUsers - before.totalUsers).toBe(1);
  expect(after.totalAnalyses - before.totalAnalyses).toBe(3);
  const days = await get<AnalysisDay[]>("analyses-by-day");
  expect(days).toHaveLength(CHART_DAYS);
  expect(analysisDay.strict().parse(days.at(-1))).toMatchObject({ day: new Date().toISOString().slice(0, 10) });
  expect(days.at(-1)?.HIGH).toBeGreaterThanOrEqual(2);
  expect(days.slice(0, -1).every(({ HIGH }) => HIGH === 0)).toBe(true);
});

test("contact messages are marked as done, and open again", async () => {
  await postJson("/api/contact", { name: "Mira Post", email: "mira@example.com", message: "How do I cancel?" });
  const [message] = await get<ReceivedMessage[]>("contact-messages");
  const { id } = receivedMessage.strict().parse(message);
  const openIds = async () => (await get<ReceivedMessage[]>("contact-messages?show=open")).map((one) => one.id);
  expect((await act(`contact-messages/${id}`, { done: true })).status).toBe(204);
  expect(await openIds()).not.toContain(id);
  expect(await newestEntry()).toMatchObject({ action: "message-done", details: { message: id } });
  expect((await get<ReceivedMessage[]>("contact-messages?show=all"))[0]).toMatchObject({
    id,
    doneAt: expect.any(String),
  });
  await act(`contact-messages/${id}`, { done: false });
  expect(await openIds()).toContain(id);
});
