import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Matter } from "#schema/result.ts";
import { type Decision, decision, ruleReport, ruleReportCount } from "#schema/workbench.ts";
import { call, newCaller, postJson, sendJson } from "#worker/test/api.ts";
import { RESULT, storedAssessment } from "#worker/test/assessments.ts";

const matter = (id: string, number: number): Matter => ({
  ...{ id, number, headline: "Superlative", reason: "“best” is a superlative.", due: null, clause: "6.2", also: [] },
  places: [{ quote: "the best choice", page: 1, start: 10, end: 25 }],
  ...{ severity: "MEDIUM", measured: null, precedents: [], raisedBy: "rules", doubted: false, findings: [id] },
  action: { kind: "remove", text: "Take out the superlative.", edits: [] },
});

const result = { ...RESULT, matters: [matter("clause-06/superlative@10", 1), matter("clause-14/references@30", 2)] };
const KEPT = { subject: "clause-06/superlative@10", kind: "keep", reason: "licence" };

async function withAssessment() {
  const user = await newCaller();
  return { user, path: `/api/assessment/${await storedAssessment(user.user.id, Date.now(), { result })}/decisions` };
}

const listed = async (answer: Response) =>
  decision
    .strict()
    .array()
    .parse(await answer.json());

test("a decision is kept with name and time, replaced by the next on the same matter, and undone", async () => {
  const { user, path } = await withAssessment();
  const [first] = await listed(await postJson(path, { ...KEPT, scope: "requirement" }, user));
  expect(first).toMatchObject({ kind: "keep", reason: "licence", scope: "requirement", by: "Alex Writer" });
  expect(Date.now() - Date.parse(first?.at ?? "")).toBeLessThan(60_000);
  const changed = await listed(await postJson(path, { subject: KEPT.subject, kind: "fix" }, user));
  expect(changed).toMatchObject([{ kind: "fix", reason: null, scope: "place" }]);
  await postJson(path, { subject: "second-look", kind: "keep" }, user);
  const undo = await call(`${path}?subject=${encodeURIComponent(KEPT.subject)}`, { method: "DELETE", as: user });
  expect((await listed(undo)).map(({ subject }) => subject)).toEqual(["second-look"]);
  expect(await listed(await call(path, { as: user }))).toHaveLength(1);
});

test.each([
  ["without a reason", { subject: KEPT.subject, kind: "keep" }, "reason"],
  ["for another reason that is not said", { ...KEPT, reason: "other" }, "words"],
  ["with more words than are kept", { ...KEPT, words: "x".repeat(201) }, "words"],
])("nothing is kept %s", async (_, body, field) => {
  const { user, path } = await withAssessment();
  const answer = await postJson(path, body, user);
  expect(answer.status).toBe(400);
  expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
  expect(await listed(await call(path, { as: user }))).toEqual([]);
});

test("a matter that the assessment does not have cannot be decided on", async () => {
  const { user, path } = await withAssessment();
  expect((await postJson(path, { ...KEPT, subject: "clause-06/superlative@99" }, user)).status).toBe(400);
});

test("decisions go with their assessment", async () => {
  const { user, path } = await withAssessment();
  await postJson(path, KEPT, user);
  const id = path.split("/")[3];
  const count = () =>
    env.DB.prepare("SELECT count(*) AS n FROM matter_decisions WHERE assessment_id = ?").bind(id).first("n");
  expect(await count()).toBe(1);
  await call(`/api/assessment/${id}`, { method: "DELETE", as: user });
  expect(await count()).toBe(0);
});

test("they are in the user's own data", async () => {
  const { user, path } = await withAssessment();
  await postJson(path, KEPT, user);
  const data = (await (await call("/api/account/export", { as: user })).json()) as {
    assessments: { decisions: Decision[] }[];
  };
  expect(data.assessments.map(({ decisions }) => decisions.map(({ subject }) => subject))).toEqual([[KEPT.subject]]);
});

test("a rule said to be wrong reaches the administrators with the words, once, and leaves when it is undone", async () => {
  const { user, path } = await withAssessment();
  const admin = await newCaller("admin");
  await postJson(path, { ...KEPT, reason: "rule-wrong", words: "It is a quotation." }, user);
  const reports = async (show = "open") =>
    ruleReport
      .strict()
      .array()
      .parse(await (await call(`/api/admin/rule-reports?show=${show}`, { as: admin })).json());
  const [report, ...others] = await reports();
  expect(others).toEqual([]);
  expect(report).toMatchObject({
    check: "clause-06/superlative",
    quote: "the best choice",
    words: "It is a quotation.",
  });
  expect(report?.rulesVersion).toBe("1");
  const counts = ruleReportCount.strict().array();
  const counted = async () => counts.parse(await (await call("/api/admin/rule-report-counts", { as: admin })).json());
  expect(await counted()).toEqual([{ check: "clause-06/superlative", open: 1, all: 1 }]);
  expect((await postJson(`/api/admin/rule-reports/${report?.id}`, { done: true }, admin)).status).toBe(204);
  expect([await reports(), (await reports("all")).length]).toEqual([[], 1]);
  await call(`${path}?subject=${encodeURIComponent(KEPT.subject)}`, { method: "DELETE", as: user });
  expect(await reports("all")).toEqual([]);
});

test("an assessment is given a name, is found by it, and gets the name of its file back", async () => {
  const { user, path } = await withAssessment();
  const at = path.replace("/decisions", "");
  const named = async () => ((await (await call(at, { as: user })).json()) as { name?: string }).name;
  expect((await sendJson("PATCH", at, { name: "Spring leavepiece" }, user)).status).toBe(204);
  expect(await named()).toBe("Spring leavepiece");
  const found = await call(`/api/assessments/user/${user.user.id}?q=SPRING`, { as: user });
  expect(await found.json()).toMatchObject([{ name: "Spring leavepiece", filename: "leavepiece.pdf" }]);
  await sendJson("PATCH", at, { name: " " }, user);
  expect(await named()).toBeUndefined();
  expect((await sendJson("PATCH", at, { name: "x".repeat(121) }, user)).status).toBe(400);
});
