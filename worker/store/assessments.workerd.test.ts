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
  const again = { id, userId: user.id, fileName: "b", fingerprint: "f", result: RESULT };
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

test("the history can be searched in file name and summary, and filtered by risk", async () => {
  const { user } = await newCaller();
  const named = (fileName: string, riskLevel: "HIGH" | "LOW", summary = "Fine", date = 1) =>
    storedAssessment(user.id, day(date), { fileName, result: { ...RESULT, riskLevel, summary } });
  const first = await named("Leavepiece 100%.pdf", "HIGH");
  const second = await named("email.txt", "LOW", "The leavepiece's claims hold", 2);
  const third = await named("a_b.docx", "HIGH", "Fine", 3);
  const found = async (filter: { q?: string; risk?: "HIGH" | "LOW" | "MEDIUM" }) =>
    (await store.list(user.id, { page: 1, limit: 20, ...filter })).map(({ id }) => id);
  expect(await found({ q: "LEAVEPIECE" })).toEqual([second, first]);
  expect(await found({ q: "leavepiece", risk: "HIGH" })).toEqual([first]);
  expect([await found({ q: "%" }), await found({ q: "_" })]).toEqual([[first], [third]]);
  expect([await found({ risk: "HIGH" }), await found({ risk: "MEDIUM" })]).toEqual([[third, first], []]);
  expect(await found({ q: "", risk: "LOW" })).toEqual([second]);
  expect(await found({ q: "x".repeat(100) })).toEqual([]);
});

test("a page does not shift when an analysis that was begun before it ends after it", async () => {
  const { user } = await newCaller();
  const [oldest, older] = [await storedAssessment(user.id, day(1)), await storedAssessment(user.id, day(2))];
  const [first] = await store.list(user.id, { page: 1, limit: 1 });
  await storedAssessment(user.id, day(2) + 1);
  const asOf = first?.createdAt;
  expect(first?.id).toBe(older);
  expect((await store.list(user.id, { page: 2, limit: 1, asOf }))[0]?.id).toBe(oldest);
});

test.each([4.5, 20])("a result of %f MB is stored whole, and read and deleted whole", async (megabytes) => {
  const { user } = await newCaller();
  const clause = { id: "6", title: "Information", description: "€".repeat(300), riskLevel: "COMPLIANT" as const };
  const count = Math.ceil((megabytes * 1_000_000) / 1000);
  const clauses = Array.from({ length: count }, () => ({ ...clause, status: "clear" as const, findings: [] }));
  const result = { ...RESULT, clauses };
  const id = await storedAssessment(user.id, day(3), { result });
  expect(await store.get(id, user.id)).toMatchObject({ id, clauses });
  const pieces = () =>
    env.DB.prepare("SELECT count(*) AS n FROM assessment_parts WHERE assessment_id = ?").bind(id).first("n");
  expect(await pieces()).toBeGreaterThan(1);
  for await (const whole of store.all(user.id)) expect(whole.clauses).toHaveLength(count);
  await store.remove(id, user.id);
  expect(await pieces()).toBe(0);
});
