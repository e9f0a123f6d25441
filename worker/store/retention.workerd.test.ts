import { createScheduledController, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { initialState } from "#worker/analysis/pipeline.ts";
import { scheduled } from "#worker/scheduled.ts";
import { enforceRetention } from "#worker/store/retention.ts";
import { SessionStore } from "#worker/store/sessions.ts";
import { UsageStore } from "#worker/store/usage.ts";
import { UserStore } from "#worker/store/users.ts";
import { db, newCaller } from "#worker/test/api.ts";
import { storedAssessment } from "#worker/test/assessments.ts";
import { JOB } from "#worker/test/fake-analysis.ts";
import { storedUploads } from "#worker/test/submissions.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.UTC(2026, 10, 15);

const enforce = (now = NOW) => enforceRetention({ db, bucket: env.UPLOADS, runs: env.ANALYSIS_RUN }, now);
const exists = async (table: string, column: string, value: string | number) =>
  (await env.DB.prepare(`SELECT 1 FROM ${table} WHERE ${column} = ?`).bind(value).first()) !== null;

async function demo(createdDaysAgo: number, seenDaysAgo: number): Promise<number> {
  const { id } = await new UserStore(db).createDemo();
  await new SessionStore(db, () => NOW - seenDaysAgo * DAY_MS).open(id);
  await env.DB.prepare("UPDATE users SET created_at = ? WHERE id = ?")
    .bind(NOW - createdDaysAgo * DAY_MS, id)
    .run();
  return id;
}

test("expired sessions go, live ones stay", async () => {
  const { user } = await newCaller();
  await env.DB.prepare("DELETE FROM sessions").run();
  await new SessionStore(db, () => NOW - 31 * DAY_MS).open(user.id);
  const live = await new SessionStore(db, () => NOW - 29 * DAY_MS).open(user.id);
  await enforce();
  expect((await env.DB.prepare("SELECT * FROM sessions").all()).results).toHaveLength(1);
  expect(await new SessionStore(db, () => NOW).find(live)).not.toBeNull();
});

test("demo accounts unused for seven days go with all they have; used ones and real users stay", async () => {
  const [idle, used, young] = [await demo(20, 8), await demo(20, 2), await demo(3, 3)];
  const assessment = await storedAssessment(idle, NOW - DAY_MS);
  const { user } = await newCaller();
  await env.DB.prepare("UPDATE users SET created_at = 0 WHERE id = ?").bind(user.id).run();
  await enforce();
  expect(await Promise.all([idle, used, young, user.id].map((id) => exists("users", "id", id)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect(await exists("assessments", "id", assessment)).toBe(false);
});

test("assessments are kept for twelve months", async () => {
  const { user } = await newCaller();
  const old = await storedAssessment(user.id, Date.UTC(2025, 10, 14));
  const kept = await storedAssessment(user.id, Date.UTC(2025, 10, 16));
  await enforce();
  expect([await exists("assessments", "id", old), await exists("assessments", "id", kept)]).toEqual([false, true]);
});

test("reset tokens go when they have expired", async () => {
  const { user } = await newCaller();
  await env.DB.prepare("UPDATE users SET reset_token = 'x', reset_token_expires = ? WHERE id = ?")
    .bind(NOW - 1, user.id)
    .run();
  await enforce();
  expect(await exists("users", "reset_token", "x")).toBe(false);
});

test("an analysis left by a crash gives its unit back, and its upload goes, whole or in parts", async () => {
  const { user } = await newCaller();
  const usage = new UsageStore(db);
  const [whole, inParts] = [crypto.randomUUID(), crypto.randomUUID()];
  await usage.reserve(whole, user.id, "upload/whole");
  await env.UPLOADS.put("upload/whole", "x");
  await usage.reserve(inParts, user.id, "upload/parts");
  const parts = await env.UPLOADS.createMultipartUpload("upload/parts");
  await usage.noteMultipart(inParts, parts.uploadId);
  await enforce(Date.now() + HOUR_MS / 2);
  expect((await usage.limits(user.id))?.used).toBe(2);
  await enforce(Date.now() + HOUR_MS + 1000);
  expect((await usage.limits(user.id))?.used).toBe(0);
  expect(await storedUploads()).toEqual([]);
  await expect(parts.uploadPart(1, "x")).rejects.toThrow();
});

test("the object of an analysis left by a crash holds nothing any more", async () => {
  const { user } = await newCaller();
  const job = { ...JOB, id: crypto.randomUUID(), userId: user.id };
  const run = env.ANALYSIS_RUN.getByName(job.id);
  await runInDurableObject(run, (_, { storage }) => storage.put("state", initialState(job)));
  await new UsageStore(db).reserve(job.id, user.id, job.uploadKey);
  expect(await run.progress(user.id, 0)).not.toBeNull();
  await enforce(Date.now() + HOUR_MS + 1000);
  expect(await run.progress(user.id, 0)).toBeNull();
  expect(await runInDurableObject(run, (_, { storage }) => storage.list())).toEqual(new Map());
});

test("an upload that nothing knows of goes after an hour, and only then", async () => {
  await env.UPLOADS.put("upload/lost", "x");
  await enforce(Date.now() + HOUR_MS / 2);
  expect(await storedUploads()).toEqual(["upload/lost"]);
  await enforce(Date.now() + HOUR_MS + 1000);
  expect(await storedUploads()).toEqual([]);
});

test("the scheduled handler may run twice", async () => {
  const event = createScheduledController();
  await scheduled(event, env);
  await scheduled(event, env);
});

test("no one may have D1 write over what it deletes: what security.md says of deleted rows is still so", async () => {
  const asked = ["PRAGMA secure_delete = ON", "PRAGMA wal_checkpoint(TRUNCATE)", "PRAGMA incremental_vacuum", "VACUUM"];
  for (const sql of asked) await expect(env.DB.prepare(sql).run(), sql).rejects.toThrow(/SQLITE_(?:AUTH|ERROR)/);
});
