import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import type { AnalysisJob, RunState } from "#worker/analysis/deps.ts";
import { initialState } from "#worker/analysis/pipeline.ts";
import { fixture } from "#worker/reading/test-tools.ts";
import { UploadStore } from "#worker/store/uploads.ts";
import { UsageStore } from "#worker/store/usage.ts";
import { type Caller, call, db, newCaller } from "#worker/test/api.ts";
import { ended, progressOf, SAMPLE_TEXT, storedUploads, submitted } from "#worker/test/submissions.ts";

let caller: Caller;
let job: AnalysisJob;
const run = () => env.ANALYSIS_RUN.getByName(job.id);
const usage = new UsageStore(db);
const FAR_AHEAD_MS = 3_600_000;

/** An analysis that is stored and reserved, in the given state, with no alarm of its own about to fire. */
async function prepared(change: Partial<RunState> = {}, content: string | null = SAMPLE_TEXT): Promise<void> {
  const uploadKey = new UploadStore(env.UPLOADS).keyFor(crypto.randomUUID());
  job = {
    ...{ id: crypto.randomUUID(), userId: caller.user.id, uploadKey, fileName: "secret-name.txt", format: "text" },
    ...{
      fingerprint: "sha256:00;bytes=1",
      fields: { audience: "hcp", channel: "print", context: undefined, materialType: undefined },
    },
    submittedAt: Date.now(),
  };
  await usage.reserve(job.id, caller.user.id, uploadKey);
  if (content !== null) await env.UPLOADS.put(uploadKey, content);
  await runInDurableObject(run(), async (_, { storage }) => {
    await storage.put("state", { ...initialState(job), ...change });
    await storage.put("timers", { advance: Date.now() + FAR_AHEAD_MS });
    await storage.setAlarm(Date.now() + FAR_AHEAD_MS);
  });
}

const state = () => runInDurableObject(run(), (_, { storage }) => storage.get<RunState>("state"));
const storedKeys = () => runInDurableObject(run(), async (_, { storage }) => [...(await storage.list()).keys()]);
const used = async () => (await usage.limits(caller.user.id))?.used;

beforeEach(async () => {
  caller = await newCaller();
});

test("an object that was put out of memory goes on at the stage it had saved", async () => {
  await prepared();
  await runDurableObjectAlarm(run());
  const before = await state();
  expect(before?.stage).not.toBe("read");
  await env.UPLOADS.delete(job.uploadKey);
  await evictDurableObject(run());
  expect((await ended(job.id, caller)).stage).toBe("Analysis complete");
});

test("an upload that is gone ends it: reason shown, unit back, nothing left", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await prepared({}, null);
  const progress = await ended(job.id, caller);
  expect(progress).toEqual({ progress: 100, stage: expect.stringMatching(/^Error: The file did not reach its check/) });
  expect(await used()).toBe(0);
  expect(await storedUploads()).toEqual([]);
  await runDurableObjectAlarm(run());
  expect(await used()).toBe(0);
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).not.toContain(job.fileName);
  log.mockRestore();
});

test("a stage that ended the process three times ends it too", async () => {
  await prepared({ attempts: 3 });
  await runDurableObjectAlarm(run());
  expect((await progressOf(job.id, caller)).stage).toMatch(/^Error: /);
  expect(await storedUploads()).toEqual([]);
  expect(await used()).toBe(0);
});

test("a file that cannot be read ends it at once", async () => {
  await prepared({ job: undefined as never });
  await runInDurableObject(run(), (_, { storage }) => storage.put("state", initialState({ ...job, format: "pdf" })));
  await runDurableObjectAlarm(run());
  const progress = await progressOf(job.id, caller, 0);
  expect(progress.progress).toBe(100);
  expect(progress.stage).toMatch(/^Error: /);
  expect(await used()).toBe(0);
  expect(await storedUploads()).toEqual([]);
});

test("started twice, it runs once; started after its end, it stays ended", async () => {
  const id = await submitted(caller);
  await ended(id, caller);
  const again = env.ANALYSIS_RUN.getByName(id);
  const known = await runInDurableObject(again, (_, { storage }) => storage.get<RunState>("state"));
  if (known) await again.start(known.job);
  expect((await progressOf(id, caller, 0)).stage).toBe("Analysis complete");
  const rows = await env.DB.prepare("SELECT count(*) AS total FROM assessments WHERE user_id = ?")
    .bind(caller.user.id)
    .first();
  expect(rows?.total).toBe(1);
});

test("cancelling while it runs gives the unit back, and the assessment is never written", async () => {
  await prepared();
  await runDurableObjectAlarm(run());
  for (const _ of [1, 2]) {
    const answer = await call(`/api/analyze-progress/${job.id}/cancel`, { method: "POST", as: caller });
    expect(answer.status).toBe(204);
  }
  await runDurableObjectAlarm(run());
  expect(await progressOf(job.id, caller, 0)).toEqual({ progress: 100, stage: "Error: The analysis was cancelled." });
  expect(await used()).toBe(0);
  expect(await storedUploads()).toEqual([]);
  expect((await call(`/api/assessment/${job.id}`, { as: caller })).status).toBe(404);
});

test("pictures that wait for recognition are gone with a cancelled analysis", async () => {
  await prepared({}, null);
  await env.UPLOADS.put(job.uploadKey, await fixture("scan.pdf"));
  const running = initialState({ ...job, format: "pdf" });
  await runInDurableObject(run(), (_, { storage }) => storage.put("state", running));
  await runDurableObjectAlarm(run());
  await runDurableObjectAlarm(run());
  const drawn = (keys: string[]) => keys.filter((key) => key.startsWith("picture")).length;
  expect(drawn(await storedKeys())).toBeGreaterThan(3);
  await call(`/api/analyze-progress/${job.id}/cancel`, { method: "POST", as: caller });
  expect(drawn(await storedKeys())).toBe(0);
  expect(await storedUploads()).toEqual([]);
});

test("an upload of several megabytes is read whole", async () => {
  const bytes = Uint8Array.from({ length: 3_500_001 }, (_, at) => (at * 31) % 251);
  await env.UPLOADS.put("upload/large", bytes);
  const read = await new UploadStore(env.UPLOADS).bytes("upload/large");
  expect(read.length).toBe(bytes.length);
  expect(read.every((byte, at) => byte === bytes[at])).toBe(true);
  await env.UPLOADS.delete("upload/large");
});

test("the text is wiped when its time is over, then everything", async () => {
  const id = await submitted(caller);
  await ended(id, caller);
  job = { ...job, id };
  const text = () => call(`/api/assessment/${id}/text`, { as: caller });
  expect((await text()).status).toBe(200);
  await runDurableObjectAlarm(run());
  expect((await text()).status).toBe(404);
  expect((await progressOf(id, caller, 0)).stage).toBe("Analysis complete");
  expect(await storedKeys()).not.toContainEqual(expect.stringMatching(/material|facts|outcomes|reading/));
  await runDurableObjectAlarm(run());
  expect(await storedKeys()).toEqual([]);
  expect((await call(`/api/analyze-progress/${id}`, { as: caller })).status).toBe(404);
  expect((await call(`/api/assessment/${id}`, { as: caller })).status).toBe(200);
});
