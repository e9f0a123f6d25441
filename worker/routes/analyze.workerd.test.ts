import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Caller, call, newCaller } from "#worker/test/api.ts";
import {
  ended,
  expectNothingLeft,
  form,
  progressOf,
  properForm,
  SAMPLE_TEXT,
  storedUploads,
  submitted,
  textFile,
  usedBy,
} from "#worker/test/submissions.ts";

let caller: Caller;
beforeEach(async () => {
  caller = await newCaller();
});

describe("a submission that is accepted", () => {
  test("is analysed, stored and cleared away", async () => {
    const id = await submitted(caller);
    const progress = await ended(id, caller);
    expect(progress).toMatchObject({ progress: 100, stage: "Analysis complete", assessmentId: id });
    expect(progress.result?.riskLevel).toBeTypeOf("string");
    expect(await storedUploads()).toEqual([]);
    expect(await usedBy(caller)).toBe(1);
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
    await expectNothingLeft(caller);
  });
});

test("cancelling is harmless for finished analyses, and other people's are not found, as unknown ones are not", async () => {
  const id = await submitted(caller);
  await ended(id, caller);
  const cancel = (as: Caller, which = id) => call(`/api/analyze-progress/${which}/cancel`, { method: "POST", as });
  const answers = [await cancel(await newCaller()), await cancel(caller), await cancel(caller, crypto.randomUUID())];
  expect([...answers, await cancel(caller, "no-id")].map(({ status }) => status)).toEqual([404, 204, 404, 404]);
  expect((await progressOf(id, caller, 0)).stage).toBe("Analysis complete");
  expect(await usedBy(caller)).toBe(1);
});
