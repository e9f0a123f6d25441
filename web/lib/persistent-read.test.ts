import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#web/lib/api.ts";
import { GIVE_UP_MS, readPersistently } from "#web/lib/persistent-read.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers one after the other, the last of them for good; null is no answer at all. Tells when each was asked for. */
function answers(...statuses: (number | null)[]): number[] {
  const asked: number[] = [];
  const start = Date.now();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("fetch", async () => {
    asked.push(Date.now() - start);
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? null;
    if (status === null) throw new TypeError("Failed to fetch");
    return new Response(status === 200 ? '{"progress":40}' : "", { status });
  });
  return asked;
}

const follow = (onCutOff = vi.fn(), signal = new AbortController().signal) =>
  readPersistently("/api/analyze-progress/p-1", signal, onCutOff);

test("a server that is away or has too much to do is asked again, after 2, 4, 8 and then every 15 seconds", async () => {
  const asked = answers(null, 503, 500, 429, null, 200);
  const onCutOff = vi.fn();
  const answer = follow(onCutOff);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ progress: 40 });
  expect(asked).toEqual([0, 2000, 6000, 14_000, 29_000, 44_000]);
  expect(onCutOff).toHaveBeenCalledTimes(5);
});

test("after the stated time it gives up, with the last failure", async () => {
  const asked = answers(503);
  const failure = follow().catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failure).toMatchObject({ name: "ApiError", status: 503 });
  expect(asked.at(-1)).toBeLessThanOrEqual(GIVE_UP_MS);
  expect(asked.length).toBeGreaterThan(5);
});

test("what is refused for good is not asked again", async () => {
  const asked = answers(404);
  await expect(follow()).rejects.toBeInstanceOf(ApiError);
  expect(asked).toEqual([0]);
});

test("a page that is left stops asking", async () => {
  const asked = answers(null);
  const left = new AbortController();
  const failure = follow(vi.fn(), left.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  left.abort();
  await vi.runAllTimersAsync();
  expect(await failure).toMatchObject({ name: "AbortError" });
  expect(asked).toEqual([0]);
});
