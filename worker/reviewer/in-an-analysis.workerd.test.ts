import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AssessmentDetail } from "#schema/assessment.ts";
import type { AnalysisJob, RunState } from "#worker/analysis/deps.ts";
import { initialState } from "#worker/analysis/pipeline.ts";
import { readImageHeader } from "#worker/reading/image/header.ts";
import { openPicture } from "#worker/reading/image/read-image.ts";
import { fixture } from "#worker/reading/test-tools.ts";
import { UploadStore } from "#worker/store/uploads.ts";
import { UsageStore } from "#worker/store/usage.ts";
import { type Caller, call, db, newCaller } from "#worker/test/api.ts";
import { completion } from "#worker/test/completion.ts";
import { ended, form, SAMPLE_TEXT, storedUploads, submitted, textFile } from "#worker/test/submissions.ts";
import { picturesOf } from "./pictures.ts";

const SETTINGS = { AI_BASE_URL: "https://model.example/v1", AI_MODEL: "scripted", AI_VISION_MODEL: "seeing" };
const FAR_AHEAD_MS = 3_600_000;
const settings = env as unknown as Record<string, string>;

interface Asked {
  model: string;
  messages: [{ content: string }, { content: string | { image_url?: { url: string } }[] }];
  response_format: { json_schema: { name: string } };
}
let asked: Asked[];
let answer: (request: Asked) => Response | Promise<Response>;
let caller: Caller;

const NOTHING = { document: null, added: [], missing: [], confirmed: [], disputed: [], impression: [], shows: "" };

/** Raises one finding, on the first sentence, and confirms it. */
function raising(request: Asked): Response {
  const isReview = request.response_format.json_schema.name === "review";
  const entry = {
    ...{ requirement: "6.completeness", sentences: [1], reason: "leaves-out", severity: "MEDIUM" },
    ...{ note: null, rewrite: null, confidence: 88 },
  };
  const answers = [{ item: "Q1", isThere: "yes", confidence: 88 }];
  return Response.json(completion({ ...NOTHING, answers, added: isReview ? [entry] : [] }));
}

beforeEach(async () => {
  caller = await newCaller();
  Object.assign(settings, SETTINGS);
  asked = [];
  answer = raising;
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const request = JSON.parse(String(init.body)) as Asked;
    asked.push(request);
    return answer(request);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of Object.keys(SETTINGS)) settings[name] = "";
});

const parts = (...more: [string, string | File][]) => form(["audience", "hcp"], ["channel", "print"], ...more);

test("the assessment keeps what the AI reviewer added, and the upload is gone", async () => {
  const id = await submitted(caller, parts(["file", textFile()]));
  expect((await ended(id, caller)).stage).toBe("Analysis complete");
  const stored = (await (await call(`/api/assessment/${id}`, { as: caller })).json()) as AssessmentDetail;
  const added = stored.clauses.flatMap((clause) => clause.findings).filter((f) => f.raisedBy === "ai");
  expect(added.map(({ requirement, quote, ai }) => [requirement, quote, ai?.stated])).toEqual([
    ["6.completeness", "Exampla (examplinib) for healthcare professionals", 88],
  ]);
  expect(stored.engine).toMatchObject({ reviewers: ["rules", "scripted"], notices: [] });
  expect(stored.engine.ai?.answered).toBe(asked.length);
  expect(await storedUploads()).toEqual([]);
});

test("a check by the rules only asks nothing", async () => {
  const id = await submitted(caller, parts(["reviewers", "rules"], ["file", textFile()]));
  const { result } = await ended(id, caller);
  expect(result?.engine.notices).toEqual([
    expect.stringMatching(/^AI review did not run: you asked for a check by the rules only/),
  ]);
  expect(asked).toEqual([]);
});

test("a key that is refused leaves a complete result by the rules", async () => {
  answer = () => Response.json({ error: { message: "bad key" } }, { status: 401 });
  const id = await submitted(caller, parts(["file", textFile()]));
  const { result, stage } = await ended(id, caller);
  expect(stage).toBe("Analysis complete");
  expect(result?.riskLevel).toBe("HIGH");
  expect(result?.engine.notices).toEqual([expect.stringContaining("API configuration error. Please contact support.")]);
});

/** An analysis that has reached its review, which was begun so many times and never ended, with no alarm about to fire. */
async function cutOff(times: number): Promise<string> {
  const uploadKey = new UploadStore(env.UPLOADS).keyFor(crypto.randomUUID());
  const job = {
    ...{ id: crypto.randomUUID(), userId: caller.user.id, uploadKey, fileName: "a.txt", format: "text" },
    ...{ fingerprint: "sha256:00;bytes=1", fields: { audience: "hcp", channel: "print", context: undefined } },
    submittedAt: Date.now(),
  } as AnalysisJob;
  await new UsageStore(db).reserve(job.id, caller.user.id, uploadKey);
  await env.UPLOADS.put(uploadKey, SAMPLE_TEXT);
  const run = env.ANALYSIS_RUN.getByName(job.id);
  const state = () => runInDurableObject(run, (_, { storage }) => storage.get<RunState>("state"));
  const put = (next: RunState) =>
    runInDurableObject(run, async (_, { storage }) => {
      await storage.put("state", next);
      await storage.put("timers", { advance: Date.now() + FAR_AHEAD_MS });
      await storage.setAlarm(Date.now() + FAR_AHEAD_MS);
    });
  await put(initialState(job));
  for (let stage = await state(); stage && stage.stage !== "review"; stage = await state()) {
    await put(stage);
    await runDurableObjectAlarm(run);
  }
  await put({ ...((await state()) as RunState), attempts: times });
  return job.id;
}

test("a review that was cut off once is run again, and the analysis completes with it", async () => {
  const id = await cutOff(1);
  asked = [];
  const { result } = await ended(id, caller);
  expect(asked.length).toBeGreaterThan(0);
  expect(result?.engine.notices).toEqual([]);
});

test("a review that was cut off twice is passed over, and the result by the rules says so", async () => {
  const id = await cutOff(2);
  asked = [];
  const { result, stage } = await ended(id, caller);
  expect(stage).toBe("Analysis complete");
  expect(asked).toEqual([]);
  expect(result?.engine.notices).toEqual([
    expect.stringMatching(/^AI review did not run: it was cut off more than once/),
  ]);
});

const stored = (bytes: Uint8Array<ArrayBuffer>) => ({ size: async () => bytes.length, bytes: async () => bytes });

test("an uploaded picture and those of a Word file go to the model as they are, pages of scans in grey, and a text has none", async () => {
  const png = await fixture("small.png");
  const [own] = await picturesOf("image", stored(png));
  expect(own?.url).toBe(`data:image/png;base64,${Buffer.from(png).toString("base64")}`);
  const scan = await fixture("scan.pdf");
  const pages = await picturesOf("pdf", stored(scan.slice()));
  expect(pages.map(({ page }) => page)).toEqual([2, 3, 4]);
  for (const { url } of pages) {
    const png = new Uint8Array(Buffer.from(url.split(",")[1] ?? "", "base64"));
    const header = readImageHeader(png);
    expect(header?.kind).toBe("png");
    expect(Math.max(header?.width ?? 0, header?.height ?? 0)).toBe(1_024);
    expect((await openPicture(png)).data.some((shade) => shade < 100)).toBe(true);
  }
  const word = zipSync({ "word/document.xml": strToU8("<w:document/>"), "word/media/image1.png": new Uint8Array(png) });
  const [ofWord, ...none] = await picturesOf("docx", stored(new Uint8Array(word)));
  expect([ofWord?.url, ofWord?.page, none]).toEqual([own?.url, null, []]);
  expect(await picturesOf("docx", stored(scan.slice()))).toEqual([]);
  expect(await picturesOf("text", stored(scan))).toEqual([]);
  expect(await picturesOf("image", stored(new Uint8Array([1, 2, 3])))).toEqual([]);
});

test("a file too large for a second look is not fetched", async () => {
  let fetched = 0;
  const bytes = async () => {
    fetched++;
    return new Uint8Array();
  };
  expect(await picturesOf("pdf", { size: async () => 15_000_001, bytes })).toEqual([]);
  expect(fetched).toBe(0);
});
