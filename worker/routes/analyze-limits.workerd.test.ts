import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { MAX_FILE_BYTES } from "#schema/submission.ts";
import { type Caller, call, newCaller } from "#worker/test/api.ts";
import {
  ended,
  expectNothingLeft,
  STREAMED,
  storedUploads,
  streamedForm,
  submit,
  usedBy,
} from "#worker/test/submissions.ts";

let caller: Caller;
beforeEach(async () => {
  caller = await newCaller();
});

describe("size", () => {
  test.each([
    ["no Content-Length", {}],
    ["a Content-Length that lies", { "content-length": "1000" }],
  ])("51 MB with %s are refused, and nothing of them stays", async (_, headers) => {
    const answer = await submit(caller, streamedForm(51 * 1024 * 1024) as unknown as BodyInit, {
      ...STREAMED,
      ...headers,
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: "File too large. Maximum file size is 50MB." });
    await expectNothingLeft(caller);
  });

  test("50 MB to the byte are accepted", async () => {
    const answer = await submit(caller, streamedForm(MAX_FILE_BYTES) as unknown as BodyInit, STREAMED);
    expect(answer.status).toBe(202);
    const { progressId } = (await answer.json()) as { progressId: string };
    await call(`/api/analyze-progress/${progressId}/cancel`, { method: "POST", as: caller });
    await expectNothingLeft(caller);
  });

  test("an upload that breaks off leaves nothing", async () => {
    const whole = streamedForm(20 * 1024 * 1024).getReader();
    let pieces = 0;
    const broken = new ReadableStream({
      async pull(controller) {
        const { value } = await whole.read();
        if (++pieces > 200) controller.error(new Error("gone"));
        else controller.enqueue(value);
      },
    });
    await submit(caller, broken as unknown as BodyInit, STREAMED).catch(() => undefined);
    await expectNothingLeft(caller);
  });
});

describe("the monthly limit", () => {
  test("fifty submits at once with one unit left: exactly one is accepted", async () => {
    await env.DB.prepare("UPDATE users SET monthly_analysis_count = 2 WHERE id = ?").bind(caller.user.id).run();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(caller)));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([202, ...Array(49).fill(429)]);
    expect(await usedBy(caller)).toBe(3);
    const refused = answers.find((answer) => answer.status === 429);
    expect(await refused?.json()).toMatchObject({
      code: "usage-limit",
      message: expect.stringMatching(/^Monthly analysis limit reached/),
    });
    const accepted = (await answers.find((answer) => answer.status === 202)?.json()) as { progressId: string };
    await ended(accepted.progressId, caller);
    expect(await usedBy(caller)).toBe(3);
    expect(await storedUploads()).toEqual([]);
  });

  test("a refused submit stores nothing, large or small", async () => {
    await env.DB.prepare("UPDATE users SET monthly_analysis_count = 3 WHERE id = ?").bind(caller.user.id).run();
    expect((await submit(caller)).status).toBe(429);
    const large = await submit(caller, streamedForm(20 * 1024 * 1024) as unknown as BodyInit, STREAMED);
    expect(large.status).toBe(429);
    expect(await storedUploads()).toEqual([]);
    expect(await usedBy(caller)).toBe(3);
  });
});
