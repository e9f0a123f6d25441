import { afterEach, expect, test, vi } from "vitest";
import { ApiError, ConnectionError, isSignedOut, post, read, send, words } from "#web/lib/api.ts";

const answer = (status: number, body: string, statusText = "") =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(body, { status, statusText })),
  );

afterEach(() => vi.unstubAllGlobals());

test("a good answer is its JSON, asked for with cookies", async () => {
  answer(200, '{"used":1}');
  expect(await read("/api/usage-limits")).toEqual({ used: 1 });
  expect(fetch).toHaveBeenCalledWith("/api/usage-limits", { credentials: "include" });
});

test("a refusal is one error: status, colon, body", async () => {
  const body = '{"message":"Not yours","code":"forbidden","requestId":"r"}';
  answer(403, body);
  const error = await read("/x").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).message).toBe(`403: ${body}`);
  expect(words(error, "Something else")).toBe("Not yours");
});

test("an empty body gives the status text, and our own words to the reader", async () => {
  answer(500, "", "Internal Server Error");
  const error = await read("/x").catch((caught: unknown) => caught);
  expect((error as ApiError).message).toBe("500: Internal Server Error");
  expect(words(error, "Please try again.")).toBe("Please try again.");
});

test("a server that is down and a browser that is offline are said as such", async () => {
  answer(502, "<html>", "Bad Gateway");
  const down = "The server cannot be reached. Please try again in a minute.";
  expect(words(await read("/x").catch((caught: unknown) => caught), "Failed")).toBe(down);
  const broken = vi.fn(async () => {
    throw new TypeError("Failed to fetch");
  });
  vi.stubGlobal("fetch", broken);
  expect(words(await read("/x").catch((caught: unknown) => caught), "Failed")).toBe(down);
  vi.stubGlobal("navigator", { onLine: false });
  const error = await read("/x").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(words(error, "Failed")).toBe("You are offline. Please try again when you are connected.");
});

test("a call that was stopped on purpose is not a lost connection", async () => {
  const stop = new DOMException("Stopped", "AbortError");
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => {
      throw stop;
    }),
  );
  expect(await read("/x").catch((caught: unknown) => caught)).toBe(stop);
});

test("only the answer for want of a session counts as signed out", async () => {
  answer(401, '{"message":"Please log in","code":"unauthenticated","requestId":"r"}');
  expect(isSignedOut(await read("/x").catch((caught: unknown) => caught))).toBe(true);
  answer(401, '{"message":"Not right","code":"wrong-credentials","requestId":"r"}');
  expect(isSignedOut(await read("/x").catch((caught: unknown) => caught))).toBe(false);
});

test("a deletion is sent without a body", async () => {
  answer(200, "");
  expect(await send("DELETE", "/api/assessment/41")).toBeUndefined();
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toEqual({ credentials: "include", method: "DELETE" });
});

test("a JSON body is sent with its content type", async () => {
  answer(200, "");
  await post("/api/contact", { name: "A" });
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"name":"A"}',
  });
});
