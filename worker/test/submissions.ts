import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { ProgressRecord } from "#schema/result.ts";
import type { SubmitResponse } from "#schema/submission.ts";
import type { UsageLimits } from "#schema/usage.ts";
import { type Caller, call } from "#worker/test/api.ts";

export const SAMPLE_TEXT = `Exampla (examplinib) for healthcare professionals
Exampla is the best choice in its class. It is safe and effective in every patient.
Prescribing information is available on the back page.
Adverse events should be reported. Date of preparation: November 2026.`;

export const textFile = (text = SAMPLE_TEXT, name = "leavepiece.txt") => new File([text], name, { type: "text/plain" });

type Part = readonly [name: string, value: string | File];

/** A form's parts in the order given: fields may come before or after the file. */
export function form(...parts: Part[]): FormData {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return data;
}

export function properForm(file = textFile()): FormData {
  return form(["audience", "hcp"], ["channel", "print"], ["context", ""], ["file", file]);
}

export function submit(as: Caller | null, body: BodyInit = properForm(), headers: HeadersInit = {}): Promise<Response> {
  return call("/api/analyze", { method: "POST", body, headers, as });
}

export async function submitted(as: Caller, body?: BodyInit): Promise<string> {
  const answer = await submit(as, body);
  if (answer.status !== 202) throw new Error(`Not accepted: ${await answer.text()}`);
  return ((await answer.json()) as SubmitResponse).progressId;
}

export async function progressOf(id: string, as: Caller, waitMs = 2000): Promise<ProgressRecord> {
  return (await call(`/api/analyze-progress/${id}?wait=${waitMs}`, { as })).json();
}

/** Just below what a test may take. */
const PATIENCE_MS = 28_000;

/** Asks until the analysis has ended, running alarms that wait for a retry. */
export async function ended(id: string, as: Caller): Promise<ProgressRecord> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const progress = await progressOf(id, as, 300);
    if (progress.progress === 100) return progress;
    if (Date.now() > until) throw new Error(`The analysis did not end: ${progress.stage}`);
    await runDurableObjectAlarm(env.ANALYSIS_RUN.getByName(id));
  }
}

export async function storedUploads(): Promise<string[]> {
  return (await env.UPLOADS.list()).objects.map((object) => object.key);
}

/** Analyses of the user's month that are used. */
export const usedBy = async (caller: Caller) =>
  ((await (await call("/api/usage-limits", { as: caller })).json()) as UsageLimits).used;

/** What every refusal leaves behind: nothing. */
export async function expectNothingLeft(caller: Caller): Promise<void> {
  expect(await storedUploads()).toEqual([]);
  expect(await usedBy(caller)).toBe(0);
  expect((await env.DB.prepare("SELECT * FROM open_analyses").all()).results).toEqual([]);
}

const BOUNDARY = "boundary-of-the-test";
/** The header that goes with `streamedForm`. */
export const STREAMED = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
const ascii = (text: string) => new TextEncoder().encode(text);

/** A form as a stream with no length, made while it is read. */
export function streamedForm(fileBytes: number): ReadableStream<Uint8Array> {
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
