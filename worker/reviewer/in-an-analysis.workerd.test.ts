import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { strToU8, zipSync } from "fflate";
import { PDFDocument, PDFName, rgb } from "pdf-lib";
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
import { looksOf } from "./pictures.ts";

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

const stored = (bytes: Uint8Array<ArrayBuffer>) => ({
  size: async () => bytes.length,
  bytes: async () => bytes.slice(),
});

const NONE: ReadonlySet<number> = new Set();
const pngOf = (url: string) => new Uint8Array(Buffer.from(url.split(",")[1] ?? "", "base64"));

test("an uploaded picture and those of a Word file go to the model as they are, and a text has none", async () => {
  const png = await fixture("small.png");
  const scan = await fixture("scan.pdf");
  const { pictures } = await looksOf("image", stored(png), NONE);
  expect(pictures.map(({ url }) => url)).toEqual([`data:image/png;base64,${Buffer.from(png).toString("base64")}`]);
  const word = zipSync({ "word/document.xml": strToU8("<w:document/>"), "word/media/image1.png": new Uint8Array(png) });
  const ofWord = await looksOf("docx", stored(new Uint8Array(word)), NONE);
  expect(ofWord.pictures).toEqual([{ number: 1, page: null, isPage: false, url: pictures[0]?.url }]);
  expect(await looksOf("docx", stored(new Uint8Array(word)), new Set([1]))).toMatchObject({
    pictures: [],
    reason: expect.stringContaining("speak to whoever checks it"),
  });
  for (const [format, bytes] of [
    ["docx", scan.slice()],
    ["text", scan],
    ["image", new Uint8Array([1, 2, 3])],
  ] as const)
    expect((await looksOf(format, stored(bytes), NONE)).pictures).toEqual([]);
});

/** Shades of grey of pure red, and of blue, which stands where red does when the colours come in the wrong order. */
const RED = 76;
const BLUE = 29;

test("pages of a PDF go to the model drawn as a reader sees them, save those that speak to whoever checks it", async () => {
  const pdf = await PDFDocument.create();
  for (const _ of [1, 2, 3]) pdf.addPage([400, 800]).drawRectangle({ x: 50, y: 500, width: 200, color: rgb(1, 0, 0) });
  const { pages, pictures } = await looksOf("pdf", stored(new Uint8Array(await pdf.save())), new Set([2]));
  expect(pages).toBe(3);
  expect(pictures.map(({ number, page, isPage }) => [number, page, isPage])).toEqual([
    [1, 1, true],
    [2, 3, true],
  ]);
  const png = pngOf(pictures[0]?.url ?? "");
  expect(readImageHeader(png)).toMatchObject({ kind: "png", width: 512, height: 1_024 });
  const { data } = await openPicture(png);
  expect([data.includes(RED), data.includes(BLUE)]).toEqual([true, false]);
  // The first to draw waits for the renderer to be brought here and compiled.
}, 120_000);

test("pages that would take hours to draw, for their dashes, tiles or layers, are not drawn, and the others are", async () => {
  const pdf = await PDFDocument.create();
  for (const _ of [1, 2, 3, 4, 5]) pdf.addPage([595, 842]).drawText("A page.", { x: 50, y: 500 });
  const { context } = pdf;
  const form = { Type: "XObject", Subtype: "Form", BBox: [0, 0, 595, 842], Group: { S: "Transparency" } };
  const tile = { Type: "Pattern", PatternType: 1, PaintType: 1, TilingType: 1, BBox: [0, 0, 1, 1], Resources: {} };
  const means: [string, string, string, object][] = [
    ["[0.0001] 0 d 0 0 m 595 842 l S", "Font", "", {}],
    ["/Pattern cs /A scn 0 0 595 842 re f", "Pattern", "0 0 1 1 re f", { ...tile, XStep: 0.01, YStep: 0.01 }],
    ["/A Do ".repeat(1_000), "XObject", "0 0 500 800 re f", form],
  ];
  for (const [at, [content, kind, says, dict]] of means.entries()) {
    const { node } = pdf.getPage(at + 1);
    const named = context.register(context.stream(says, dict as Record<string, string>));
    node.Resources()?.set(PDFName.of(kind), context.obj({ A: named }));
    node.addContentStream(context.register(context.stream(content)));
  }
  const { pages, pictures } = await looksOf("pdf", stored(new Uint8Array(await pdf.save())), NONE);
  expect([pages, pictures.map(({ page }) => page)]).toEqual([5, [1, 5]]);
}, 120_000);

test("what an analysis sends of a PDF is its page, which can be opened", async () => {
  const id = await submitted(caller, parts(["file", new File([await fixture("d066.pdf")], "d066.pdf")]));
  const { result } = await ended(id, caller);
  const sent = asked.flatMap(({ messages: [, { content }] }) => (typeof content === "string" ? [] : content));
  const urls = sent.flatMap(({ image_url }) => image_url?.url ?? []);
  for (const url of urls) expect((await openPicture(pngOf(url))).data.some((shade) => shade < 100)).toBe(true);
  expect([urls.length, result?.engine.notices]).toEqual([1, []]);
});

test("a file too large for a second look is not fetched", async () => {
  let fetched = 0;
  const bytes = async () => {
    fetched++;
    return new Uint8Array();
  };
  const large = await looksOf("pdf", { size: async () => 15_000_001, bytes }, NONE);
  expect([large.pictures, large.reason]).toEqual([[], expect.stringContaining("too large")]);
  expect(fetched).toBe(0);
});
