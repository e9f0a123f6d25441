import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { newCaller } from "#worker/test/api.ts";
import { storedAssessment } from "#worker/test/assessments.ts";
import { statements } from "#worker/test/recorded-stores.ts";
import { callsOfAll, LARGE } from "#worker/test/store-calls.ts";

function parameterCount(sql: string): number {
  const numbers = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number));
  return numbers.length > 0 ? Math.max(...numbers) : (sql.match(/\?/g) ?? []).length;
}

async function planOf(sql: string): Promise<string[]> {
  const parameters = Array.from({ length: parameterCount(sql) }, () => 1);
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...parameters)
    .all<{ detail: string }>();
  return plan.results.map(({ detail }) => detail);
}

test("no statement of any store, nor of the scheduled job, scans a table", async () => {
  const { user } = await newCaller();
  for (let at = 1; at <= 13; at++) await storedAssessment(user.id, at);
  const large = await storedAssessment(user.id, 14, { result: LARGE });
  for (const call of callsOfAll(user.id, large)) await call();
  expect(statements.size).toBeGreaterThan(40);
  const plans = await Promise.all([...statements].map(async (sql) => ({ sql, plan: await planOf(sql) })));
  // The index of words is asked with MATCH (M), and json_each walks through what the statement itself was given.
  const isScan = (detail: string) =>
    /^SCAN (?!CONSTANT ROW|json_each VIRTUAL TABLE|(?:users|register)_search VIRTUAL TABLE INDEX \d+:.*M\d)/.test(
      detail,
    );
  expect(plans.filter(({ plan }) => plan.some(isScan))).toEqual([]);
  // A user's own subscriptions are a handful, and are sorted by what they mean.
  const sorted = plans.filter(({ sql }) => /order by (?!CASE state).*limit/is.test(sql));
  expect(sorted.length).toBeGreaterThan(3);
  for (const { plan } of sorted) expect(plan.join("\n")).not.toContain("TEMP B-TREE");
});

test("a table without an index would be noticed", async () => {
  expect(await planOf("SELECT * FROM users WHERE username = ?")).toEqual(["SCAN users"]);
});
