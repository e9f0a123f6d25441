import { afterEach, expect, test, vi } from "vitest";
import { ApiError, post, read, words } from "#web/lib/api.ts";

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
  answer(502, "", "Bad Gateway");
  const error = await read("/x").catch((caught: unknown) => caught);
  expect((error as ApiError).message).toBe("502: Bad Gateway");
  expect(words(error, "Please try again.")).toBe("Please try again.");
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
