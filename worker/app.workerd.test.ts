import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { errorBody } from "#schema/error.ts";
import { type Caller, call, newCaller, postJson, sessionCookie } from "#worker/test/api.ts";
import { storedAssessment } from "#worker/test/assessments.ts";
import { ended, submitted } from "#worker/test/submissions.ts";

type Who = "visitor" | "expired" | "other" | "owner" | "admin";
const EVERYBODY: Who[] = ["visitor", "expired", "other", "owner", "admin"];

const callers = {} as Record<Who, Caller | null>;
let assessment: string;
let progress: string;

beforeAll(async () => {
  const owner = await newCaller();
  const longAgo = () => Date.now() - 40 * 24 * 3_600_000;
  const expired = { ...owner, cookie: await sessionCookie(owner.user.id, longAgo) };
  Object.assign(callers, { visitor: null, expired, other: await newCaller(), owner, admin: await newCaller("admin") });
  assessment = await storedAssessment(owner.user.id);
  progress = await submitted(owner);
  await ended(progress, owner);
});

const ownerId = () => callers.owner?.user.id;

/** Every route, and what it answers to each kind of caller in the order of `EVERYBODY`. */
const ROUTES: [method: string, path: () => string, statuses: number[], body?: unknown][] = [
  ["GET", () => "/api/health", [200, 200, 200, 200, 200]],
  ["GET", () => "/api/auth/me", [200, 200, 200, 200, 200]],
  ["POST", () => "/api/events", [204, 204, 204, 204, 204], { name: "page_view", page: "/dashboard" }],
  ["GET", () => "/api/usage-limits", [401, 401, 200, 200, 200]],
  ["GET", () => `/api/stats?userId=${ownerId()}`, [401, 401, 403, 200, 200]],
  ["GET", () => `/api/assessments/recent?userId=${ownerId()}&limit=3`, [401, 401, 403, 200, 200]],
  ["GET", () => `/api/assessments/user/${ownerId()}?page=1&limit=20`, [401, 401, 403, 200, 200]],
  ["GET", () => "/api/assessments/user/abc", [401, 401, 403, 403, 403]],
  ["GET", () => `/api/assessment/${assessment}`, [401, 401, 404, 200, 404]],
  ["GET", () => "/api/assessment/unknown", [401, 401, 404, 404, 404]],
  ["GET", () => `/api/assessment/${progress}/text`, [401, 401, 404, 200, 404]],
  ["GET", () => `/api/assessment/${assessment}/text`, [401, 401, 404, 404, 404]],
  ["GET", () => `/api/analyze-progress/${progress}`, [401, 401, 404, 200, 404]],
  ["GET", () => `/api/analyze-progress/${progress}/text`, [401, 401, 404, 200, 404]],
  ["GET", () => `/api/analyze-progress/${crypto.randomUUID()}`, [401, 401, 404, 404, 404]],
  ["GET", () => "/api/analyze-progress/x", [401, 401, 404, 404, 404]],
  ["POST", () => `/api/analyze-progress/${progress}/cancel`, [401, 401, 204, 204, 204]],
  ["POST", () => "/api/analyze", [401, 401, 400, 400, 400]],
  ["GET", () => "/api/nothing", [404, 404, 404, 404, 404]],
  ["POST", () => "/api/auth/logout", [204, 204, 204, 204, 204]],
];

describe.each(ROUTES)("%s %s", (method, path, statuses, body) => {
  test.each(EVERYBODY.map((who, at) => [who, statuses[at]] as const))("%s gets %i", async (who, status) => {
    const as = callers[who];
    const answer = body ? await postJson(path(), body, as) : await call(path(), { method, as });
    expect(answer.status).toBe(status);
    if (answer.status >= 400) errorBody.strict().parse(await answer.json());
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

test.each([
  ["no JSON", "{"],
  ["an unknown event", '{"name":"spy"}'],
  ["a page that is no route", '{"name":"page_view","page":"/reset-password?token=1"}'],
  ["far too much", JSON.stringify({ name: "x".repeat(100_000) })],
])("an event is refused with %s", async (_, body) => {
  const headers = { "content-type": "application/json" };
  const answer = await call("/api/events", { method: "POST", body, headers });
  expect(answer.status).toBe(400);
  errorBody.parse(await answer.json());
});

test.each(["userId=x", "userId=-1", "limit=3"])("a query of %s is refused by name", async (query) => {
  const answer = await call(`/api/stats?${query}`, { as: callers.admin });
  expect(await answer.json()).toMatchObject({ code: "invalid-request", fields: { userId: expect.any(String) } });
});

test("a fault of ours is one plain sentence outside, and a line without user data in the log", async () => {
  const caller = await newCaller();
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await env.DB.prepare("ALTER TABLE assessments RENAME TO assessments_away").run();
  const answer = await call(`/api/assessment/${assessment}`, { as: caller });
  await env.DB.prepare("ALTER TABLE assessments_away RENAME TO assessments").run();
  expect(answer.status).toBe(500);
  const { message, requestId } = errorBody.parse(await answer.json());
  expect(message).toMatch(/^Something went wrong on our side/);
  expect(answer.headers.get("x-request-id")).toBe(requestId);
  expect(log).toHaveBeenCalledOnce();
  expect(String(log.mock.calls[0])).toContain(requestId);
  expect(String(log.mock.calls[0])).not.toContain(assessment);
  log.mockRestore();
});
