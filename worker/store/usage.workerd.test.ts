import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Tier } from "#schema/plan.ts";
import { monthStart, UsageStore } from "#worker/store/usage.ts";
import { db, newCaller } from "#worker/test/api.ts";

const OCTOBER = Date.UTC(2026, 9, 31, 23, 59, 59);
const NOVEMBER = Date.UTC(2026, 10, 1);

let now = OCTOBER;
const usage = new UsageStore(db, () => now);

interface Month {
  tier: Tier;
  count: number;
  extras: number;
  /** When the count was last reset. */
  since: number;
}

async function userWith({ tier, count, extras, since }: Month): Promise<number> {
  const { user } = await newCaller();
  await env.DB.prepare(
    `UPDATE users SET subscription_tier = ?, monthly_analysis_count = ?, extra_analyses = ?, last_analysis_reset = ?
     WHERE id = ?`,
  )
    .bind(tier, count, extras, since, user.id)
    .run();
  return user.id;
}

const reserve = (userId: number, id = crypto.randomUUID()) => usage.reserve(id, userId, `upload/${id}`);
const counted = (userId: number) =>
  env.DB.prepare("SELECT monthly_analysis_count AS count, extra_analyses AS extras FROM users WHERE id = ?")
    .bind(userId)
    .first();

test("the month begins at midnight in UTC, also at the turn of the year", () => {
  expect(monthStart(OCTOBER)).toBe(Date.UTC(2026, 9, 1));
  expect(monthStart(OCTOBER, 1)).toBe(NOVEMBER);
  expect(new Date(monthStart(Date.UTC(2026, 11, 5), 1)).toISOString()).toBe("2027-01-01T00:00:00.000Z");
});

test.each([
  ["free" as const, 3],
  ["standard" as const, 50],
  ["premium" as const, 200],
])("%s has %i a month", async (tier, limit) => {
  now = OCTOBER;
  const id = await userWith({ tier, count: limit - 1, extras: 0, since: OCTOBER });
  expect(await usage.limits(id)).toEqual({
    ...{ used: limit - 1, limit, remaining: 1, allowed: true, tier },
    resetDate: "2026-11-01T00:00:00.000Z",
  });
  expect([await reserve(id), await reserve(id)]).toEqual([true, false]);
  expect(await usage.limits(id)).toMatchObject({ used: limit, remaining: 0, allowed: false });
});

test("granted extras add to the limit", async () => {
  now = OCTOBER;
  const id = await userWith({ tier: "free", count: 3, extras: 2, since: OCTOBER });
  expect([await reserve(id), await reserve(id), await reserve(id)]).toEqual([true, true, false]);
  expect(await usage.limits(id)).toMatchObject({ used: 5, limit: 5 });
});

test.each([
  { count: 0, extras: 5, left: 5 },
  { count: 3, extras: 5, left: 5 },
  { count: 4, extras: 5, left: 4 },
  { count: 8, extras: 5, left: 0 },
  { count: 9, extras: 5, left: 0 },
])("at the month's turn $count used of 3 with $extras extras leave $left extras", async ({ count, extras, left }) => {
  const id = await userWith({ tier: "free", count, extras, since: Date.UTC(2026, 9, 2) });
  now = NOVEMBER;
  expect(await usage.limits(id)).toMatchObject({ used: 0, limit: 3 + left, resetDate: "2026-12-01T00:00:00.000Z" });
  expect(await reserve(id)).toBe(true);
  expect(await counted(id)).toEqual({ count: 1, extras: left });
  expect(await usage.limits(id)).toMatchObject({ used: 1, limit: 3 + left });
});

test("a unit is given back once", async () => {
  now = OCTOBER;
  const user = await userWith({ tier: "free", count: 1, extras: 0, since: OCTOBER });
  const id = crypto.randomUUID();
  await reserve(user, id);
  expect(await usage.giveBack(id)).toEqual({ key: `upload/${id}`, multipartId: null });
  expect(await usage.giveBack(id)).toBeNull();
  expect(await counted(user)).toEqual({ count: 1, extras: 0 });
});

test("twenty give-backs at once return one unit", async () => {
  now = OCTOBER;
  const user = await userWith({ tier: "free", count: 2, extras: 0, since: OCTOBER });
  const id = crypto.randomUUID();
  await reserve(user, id);
  const given = await Promise.all(Array.from({ length: 20 }, () => usage.giveBack(id)));
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await counted(user)).toEqual({ count: 2, extras: 0 });
});

test("a unit of last month is not taken off this month's count", async () => {
  now = OCTOBER;
  const user = await userWith({ tier: "free", count: 0, extras: 0, since: OCTOBER });
  const old = crypto.randomUUID();
  await reserve(user, old);
  now = NOVEMBER + 1;
  await reserve(user);
  await usage.giveBack(old);
  expect(await counted(user)).toEqual({ count: 1, extras: 0 });
});

test("an unknown user has no limits and cannot reserve", async () => {
  expect(await usage.limits(999_999)).toBeNull();
  expect(await reserve(999_999)).toBe(false);
});
