import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { assessmentDetail, assessmentListItem } from "#schema/assessment.ts";
import { AssessmentStore } from "#worker/store/assessments.ts";
import { db, newCaller } from "#worker/test/api.ts";
import { RESULT, storedAssessment } from "#worker/test/assessments.ts";

const store = new AssessmentStore(db, () => Date.UTC(2026, 10, 15));
const day = (date: number, month = 10) => Date.UTC(2026, month, date);

test("an assessment comes back as it was found, and nothing else of the row with it", async () => {
  const { user } = await newCaller();
  const id = await storedAssessment(user.id, day(3));
  const detail = await store.get(id, user.id);
  expect(assessmentDetail.strict().parse(detail)).toEqual({
    ...RESULT,
    ...{ id, filename: "leavepiece.pdf", createdAt: "2026-11-03T00:00:00.000Z" },
    ...{ audience: "hcp", channel: "print", context: "For a congress" },
  });
});

test("finishing twice makes one assessment, and a closed analysis makes none", async () => {
  const { user } = await newCaller();
  const id = await storedAssessment(user.id, day(3));
  const again = { id, userId: user.id, fileName: "b", fingerprint: "f", submittedAt: 1, result: RESULT };
  const fields = { audience: "hcp", channel: "print", context: undefined, materialType: undefined } as const;
  expect(await store.finish({ ...again, fields })).toBe(true);
  expect((await store.get(id, user.id))?.filename).toBe("leavepiece.pdf");
  expect(await store.finish({ ...again, fields, id: crypto.randomUUID() })).toBe(false);
});

test("lists are newest first, in pages that do not shift under new arrivals", async () => {
  const { user } = await newCaller();
  const ids = [];
  for (let date = 1; date <= 5; date++) ids.unshift(await storedAssessment(user.id, day(date)));
  const asOf = new Date(day(5)).toISOString();
  const first = await store.list(user.id, { page: 1, limit: 2, asOf });
  for (const item of first) assessmentListItem.strict().parse(item);
  await storedAssessment(user.id, day(6));
  const second = await store.list(user.id, { page: 2, limit: 2, asOf });
  expect([...first, ...second].map(({ id }) => id)).toEqual(ids.slice(0, 4));
  expect(await store.list((await newCaller()).user.id, { page: 1, limit: 20 })).toEqual([]);
});

test("the month's statistics count this calendar month only", async () => {
  const { user } = await newCaller();
  const at = (time: number, riskLevel: "HIGH" | "LOW" | "NO_RISK") =>
    storedAssessment(user.id, time, { result: { ...RESULT, riskLevel } });
  await at(day(1) - 1, "HIGH");
  await at(day(1), "HIGH");
  await at(day(2), "LOW");
  await at(day(3), "NO_RISK");
  expect(await store.monthlyStats(user.id)).toEqual({ totalReviewed: 3, highRiskFlagged: 1, approvedMaterials: 1 });
});

test.each([
  ["list", "SELECT id, filename FROM assessments WHERE user_id = ? ORDER BY created_at DESC, id DESC LIMIT 20"],
  [
    "statistics",
    "SELECT risk_level, count(*) FROM assessments WHERE user_id = ? AND created_at >= 0 GROUP BY risk_level",
  ],
  ["detail", "SELECT * FROM assessments WHERE id = ? AND user_id = 1"],
  [
    "session",
    "SELECT * FROM sessions JOIN users ON users.id = sessions.user_id WHERE token_hash = ? AND expires_at > 0",
  ],
  ["log-in", "SELECT * FROM users WHERE email = ? AND is_demo = 0"],
  ["old assessments", "SELECT id FROM assessments WHERE created_at < ? LIMIT 500"],
  ["expired sessions", "SELECT token_hash FROM sessions WHERE expires_at < ? LIMIT 500"],
  ["leftovers", "SELECT id FROM open_analyses WHERE created_at < ? ORDER BY created_at LIMIT 100"],
  [
    "idle demos",
    "SELECT id FROM users WHERE is_demo = 1 AND created_at < ? AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.user_id = users.id AND last_seen_at >= 0)",
  ],
])("the %s query scans no table", async (_, query) => {
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`).bind(1).all<{ detail: string }>();
  for (const { detail } of plan.results) expect(detail).not.toMatch(/^SCAN/);
});
