import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { FILE_MESSAGES, MAX_FILE_BYTES } from "#schema/submission.ts";
import { type Caller, call, newCaller } from "#worker/test/api.ts";
import {
  ended,
  form,
  progressOf,
  properForm,
  SAMPLE_TEXT,
  storedUploads,
  submit,
  submitted,
  textFile,
} from "#worker/test/submissions.ts";

let caller: Caller;
beforeEach(async () => {
  caller = await newCaller();
});

const used = async () => ((await (await call("/api/usage-limits", { as: caller })).json()) as { used: number }).used;

/** What every refusal leaves behind: nothing. */
async function expectNothingLeft(): Promise<void> {
  expect(await storedUploads()).toEqual([]);
  expect(await used()).toBe(0);
  expect((await env.DB.prepare("SELECT * FROM open_analyses").all()).results).toEqual([]);
}

describe("a submission that is accepted", () => {
  test("is analysed, stored and cleared away", async () => {
    const id = await submitted(caller);
    const progress = await ended(id, caller);
    expect(progress).toMatchObject({ progress: 100, stage: "Analysis complete", assessmentId: id });
    expect(progress.result?.riskLevel).toBeTypeOf("string");
    expect(await storedUploads()).toEqual([]);
    expect(await used()).toBe(1);
    const detail = await (await call(`/api/assessment/${id}`, { as: caller })).json();
    expect(detail).toMatchObject({
      id,
      filename: "leavepiece.txt",
      audience: "hcp",
      channel: "print",
      ...progress.result,
    });
  });

  test("keeps only a fingerprint of the content", async () => {
    const id = await submitted(caller);
    await ended(id, caller);
    const row = await env.DB.prepare("SELECT * FROM assessments WHERE id = ?").bind(id).first();
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(SAMPLE_TEXT));
    const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(row?.file_content).toBe(`sha256:${hex};bytes=${new TextEncoder().encode(SAMPLE_TEXT).length}`);
    expect(JSON.stringify(row)).not.toContain("Prescribing information is available on the back page.\nAdverse");
  });

  test("may name its fields after the file", async () => {
    const body = form(["file", textFile()], ["materialType", "letter"], ["channel", "email"], ["audience", "payers"]);
    const id = await submitted(caller, body);
    await ended(id, caller);
    expect(await (await call(`/api/assessment/${id}`, { as: caller })).json()).toMatchObject({ audience: "payers" });
  });

  test("has its text at hand for its owner only", async () => {
    const id = await submitted(caller);
    await ended(id, caller);
    for (const path of [`/api/analyze-progress/${id}/text`, `/api/assessment/${id}/text`]) {
      const text = (await (await call(path, { as: caller })).json()) as { text: string };
      expect(text.text).toContain("best choice in its class");
      expect((await call(path, { as: await newCaller() })).status).toBe(404);
    }
  });

  test("may be large: 20 MB go into R2 in parts", async () => {
    const line = "Exampla is indicated for the treatment of hypertension in adults.\n\n";
    const body = properForm(textFile(line.repeat(Math.ceil((20 * 1024 * 1024) / line.length))));
    const id = await submitted(caller, body);
    expect(await storedUploads()).toHaveLength(1);
    await call(`/api/analyze-progress/${id}/cancel`, { method: "POST", as: caller });
    await expectNothingLeft();
  });
});

describe("the form", () => {
  const exe = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0]);
  const file = ["file", textFile()] as const;
  const [audience, channel] = [["audience", "hcp"] as const, ["channel", "print"] as const];

  test.each([
    ["no audience", form(channel, file), 400, "audience", "Please select an audience type"],
    ["a wrong audience", form(["audience", "x"], channel, file), 400, "audience", "Please select an audience type"],
    ["no channel", form(audience, file), 400, "channel", "Please select a distribution channel"],
    [
      "a wrong channel",
      form(file, audience, ["channel", "tv"]),
      400,
      "channel",
      "Please select a distribution channel",
    ],
    [
      "a wrong material type",
      form(audience, channel, file, ["materialType", "x"]),
      400,
      "materialType",
      "Please select a material type from the list",
    ],
    [
      "too much context",
      form(audience, channel, file, ["context", "x".repeat(30_000)]),
      400,
      "context",
      "Please keep the additional context under 4000 characters",
    ],
    ["no file", form(audience, channel), 400, "file", FILE_MESSAGES.missing.message],
    [
      "a file field that is text",
      form(audience, channel, ["file", "text"]),
      400,
      "file",
      FILE_MESSAGES.missing.message,
    ],
    ["an empty file", properForm(textFile("")), 400, "file", FILE_MESSAGES.missing.message],
    ["an unknown ending", properForm(textFile("text", "a.exe")), 415, "file", FILE_MESSAGES.type.message],
    ["a renamed program", properForm(new File([exe], "a.pdf")), 415, "file", FILE_MESSAGES.type.message],
    ["a program as text", properForm(new File([exe], "a.txt")), 415, "file", FILE_MESSAGES.type.message],
    [
      "a picture named as a PDF",
      properForm(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "a.pdf")),
      415,
      "file",
      FILE_MESSAGES.type.message,
    ],
  ])("is refused with %s", async (_, body, status, field, message) => {
    const answer = await submit(caller, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ fields: { [field]: message } });
    await expectNothingLeft();
  });

  test("names the title and the advice of a refused file", async () => {
    const answer = await submit(caller, properForm(new File([exe], "a.pdf")));
    const { message } = (await answer.json()) as { message: string };
    expect(message).toBe(`${FILE_MESSAGES.type.title}. ${FILE_MESSAGES.type.message}`);
  });

  test.each([
    ["JSON", '{"audience":"hcp"}', "application/json"],
    ["a form without boundary", "x", "multipart/form-data"],
    [
      "a form cut off",
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
      "multipart/form-data; boundary=b",
    ],
    ["nothing", "", "multipart/form-data; boundary=b"],
  ])("is refused when it is %s", async (_, body, type) => {
    const answer = await submit(caller, body, { "content-type": type });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "invalid-request" });
    await expectNothingLeft();
  });
});

const BOUNDARY = "boundary-of-the-test";
const ascii = (text: string) => new TextEncoder().encode(text);

/** A form as a stream with no length, made while it is read. */
function streamedForm(fileBytes: number): ReadableStream<Uint8Array> {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const start = `${field("audience", "hcp")}${field("channel", "print")}--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
  const piece = new Uint8Array(65_536).fill(0x61);
  let left = fileBytes;
  return new ReadableStream({
    start: (controller) => controller.enqueue(ascii(start)),
    pull(controller) {
      if (left > 0) {
        controller.enqueue(piece.slice(0, Math.min(left, piece.length)));
        left -= piece.length;
        return;
      }
      controller.enqueue(ascii(`\r\n--${BOUNDARY}--\r\n`));
      controller.close();
    },
  });
}

describe("size", () => {
  const type = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

  test.each([
    ["no Content-Length", {}],
    ["a Content-Length that lies", { "content-length": "1000" }],
  ])("51 MB with %s are refused, and nothing of them stays", async (_, headers) => {
    const answer = await submit(caller, streamedForm(51 * 1024 * 1024) as unknown as BodyInit, { ...type, ...headers });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ message: "File too large. Maximum file size is 50MB." });
    await expectNothingLeft();
  });

  test("50 MB to the byte are accepted", async () => {
    const answer = await submit(caller, streamedForm(MAX_FILE_BYTES) as unknown as BodyInit, type);
    expect(answer.status).toBe(202);
    const { progressId } = (await answer.json()) as { progressId: string };
    await call(`/api/analyze-progress/${progressId}/cancel`, { method: "POST", as: caller });
    await expectNothingLeft();
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
    await submit(caller, broken as unknown as BodyInit, type).catch(() => undefined);
    await expectNothingLeft();
  });
});

describe("the monthly limit", () => {
  test("fifty submits at once with one unit left: exactly one is accepted", async () => {
    await env.DB.prepare("UPDATE users SET monthly_analysis_count = 2 WHERE id = ?").bind(caller.user.id).run();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(caller)));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([202, ...Array(49).fill(429)]);
    expect(await used()).toBe(3);
    const refused = answers.find((answer) => answer.status === 429);
    expect(await refused?.json()).toMatchObject({
      code: "usage-limit",
      message: expect.stringMatching(/^Monthly analysis limit reached/),
    });
    const accepted = (await answers.find((answer) => answer.status === 202)?.json()) as { progressId: string };
    await ended(accepted.progressId, caller);
    expect(await used()).toBe(3);
    expect(await storedUploads()).toEqual([]);
  });

  test("a refused submit stores nothing, large or small", async () => {
    await env.DB.prepare("UPDATE users SET monthly_analysis_count = 3 WHERE id = ?").bind(caller.user.id).run();
    expect((await submit(caller)).status).toBe(429);
    const large = await submit(caller, streamedForm(20 * 1024 * 1024) as unknown as BodyInit, {
      "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
    });
    expect(large.status).toBe(429);
    expect(await storedUploads()).toEqual([]);
    expect(await used()).toBe(3);
  });
});

test("cancelling is harmless for finished, unknown and other people's analyses", async () => {
  const id = await submitted(caller);
  await ended(id, caller);
  const cancel = (as: Caller, which = id) => call(`/api/analyze-progress/${which}/cancel`, { method: "POST", as });
  const answers = [await cancel(await newCaller()), await cancel(caller), await cancel(caller, crypto.randomUUID())];
  expect([...answers, await cancel(caller, "no-id")].map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  expect((await progressOf(id, caller, 0)).stage).toBe("Analysis complete");
  expect(await used()).toBe(1);
});
