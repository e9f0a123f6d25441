import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { siteConfig } from "#schema/config.ts";
import { errorBody } from "#schema/error.ts";
import app from "#worker/app.ts";
import { LIBRARY } from "#worker/cases/library.ts";
import { RULES_VERSION } from "#worker/rules/index.ts";
import { awayFromTurnOfMinute, type Caller, call, newCaller, sendJson, sessionCookie } from "#worker/test/api.ts";
import { storedAssessment } from "#worker/test/assessments.ts";
import { openDemoAccount } from "#worker/test/sign-up.ts";
import { ended, submitted } from "#worker/test/submissions.ts";

type Who = "visitor" | "expired" | "other" | "demo" | "owner" | "admin";
const EVERYBODY: Who[] = ["visitor", "expired", "other", "demo", "owner", "admin"];

const callers = {} as Record<Who, Caller | null>;
let assessment: string;
let progress: string;

beforeAll(async () => {
  await awayFromTurnOfMinute(15_000);
  const owner = await newCaller();
  const longAgo = () => Date.now() - 40 * 24 * 3_600_000;
  const expired = { ...owner, cookie: await sessionCookie(owner.user.id, longAgo) };
  Object.assign(callers, { visitor: null, expired, owner });
  Object.assign(callers, { other: await newCaller(), demo: await openDemoAccount(), admin: await newCaller("admin") });
  assessment = await storedAssessment(owner.user.id);
  progress = await submitted(owner);
  await ended(progress, owner);
}, 60_000);

const ownerId = () => callers.owner?.user.id;
const owner = () => ({ userId: ownerId() });

const PASSWORDS = { password: "Another-horse-8", confirmPassword: "Another-horse-8" };
const CONTACT = { name: "Alex Writer", email: "alex@example.com", message: "Hello" };
const TOKEN = { name: "Build server", scopes: ["read"], password: "x" };
const REGISTRATION = { email: "callers@example.com", username: "Alex Writer", ...PASSWORDS };

/** Every route, and what it answers to each kind of caller in the order of `EVERYBODY`. Registration comes late and
 * deletion last: they change who the callers are. */
const ROUTES: [method: string, path: () => string, statuses: number[], body?: unknown][] = [
  ["GET", () => "/api/health", [200, 200, 200, 200, 200, 200]],
  ["GET", () => "/api/config", [200, 200, 200, 200, 200, 200]],
  ["GET", () => "/api/cases?q=2114", [200, 200, 200, 200, 200, 200]],
  ["GET", () => "/api/cases.csv?q=2114", [200, 200, 200, 200, 200, 200]],
  ["GET", () => "/api/cases/by-year?clause=26", [200, 200, 200, 200, 200, 200]],
  ["GET", () => "/api/cases/AUTH-2114-4-08", [200, 200, 200, 200, 200, 200]],
  ["GET", () => "/api/rule?requirement=6.claim-substantiated", [200, 200, 200, 200, 200, 200]],
  ["GET", () => "/api/rule/requirements?clause=6", [200, 200, 200, 200, 200, 200]],
  ["GET", () => "/api/v1/openapi.json", [200, 200, 200, 200, 200, 200]],
  // By cookie nobody gets in; who does by token stands in api/token-callers.workerd.test.ts.
  ["POST", () => "/api/v1/analyses", [401, 401, 401, 401, 401, 401], {}],
  ["GET", () => "/api/v1/analyses", [401, 401, 401, 401, 401, 401]],
  ["GET", () => `/api/v1/analyses/${progress}`, [401, 401, 401, 401, 401, 401]],
  ["DELETE", () => `/api/v1/analyses/${progress}`, [401, 401, 401, 401, 401, 401]],
  ["GET", () => `/api/v1/analyses/${progress}/result`, [401, 401, 401, 401, 401, 401]],
  ["GET", () => "/api/v1/cases", [401, 401, 401, 401, 401, 401]],
  ["GET", () => "/api/v1/cases/AUTH-2114-4-08", [401, 401, 401, 401, 401, 401]],
  ["GET", () => "/api/v1/rules", [401, 401, 401, 401, 401, 401]],
  ["GET", () => "/api/v1/rules/6.hanging-comparison", [401, 401, 401, 401, 401, 401]],
  ["GET", () => "/api/auth/me", [200, 200, 200, 200, 200, 200]],
  ["POST", () => "/api/events", [204, 204, 204, 204, 204, 204], { name: "page_view", page: "/dashboard" }],
  ["POST", () => "/api/contact", [201, 201, 201, 201, 201, 201], CONTACT],
  ["POST", () => "/api/auth/demo", [201, 201, 200, 200, 200, 200]],
  ["POST", () => "/api/auth/login", [401, 401, 401, 401, 401, 429], { email: "a@example.com", password: "x" }],
  ["POST", () => "/api/auth/forgot-password", [200, 200, 200, 200, 200, 200], { email: "a@example.com" }],
  ["POST", () => "/api/auth/reset-password", [400, 400, 400, 400, 400, 400], { token: "x", ...PASSWORDS }],
  ["GET", () => "/api/usage-limits", [401, 401, 200, 200, 200, 200]],
  ["GET", () => `/api/stats?userId=${ownerId()}`, [401, 401, 403, 403, 200, 200]],
  ["GET", () => `/api/assessments/recent?userId=${ownerId()}&limit=3`, [401, 401, 403, 403, 200, 200]],
  ["GET", () => `/api/assessments/user/${ownerId()}?page=1&limit=20`, [401, 401, 403, 403, 200, 200]],
  ["GET", () => `/api/assessments/user/${ownerId()}?q=a&risk=HIGH`, [401, 401, 403, 403, 200, 200]],
  ["GET", () => "/api/assessments/user/abc", [401, 401, 403, 403, 403, 403]],
  ["GET", () => `/api/assessment/${assessment}`, [401, 401, 404, 404, 200, 404]],
  ["GET", () => "/api/assessment/unknown", [401, 401, 404, 404, 404, 404]],
  ["GET", () => `/api/assessment/${progress}/text`, [401, 401, 404, 404, 200, 404]],
  ["GET", () => `/api/assessment/${assessment}/text`, [401, 401, 404, 404, 404, 404]],
  ["GET", () => `/api/analyze-progress/${progress}`, [401, 401, 404, 404, 200, 404]],
  ["GET", () => `/api/analyze-progress/${progress}/text`, [401, 401, 404, 404, 200, 404]],
  ["GET", () => `/api/analyze-progress/${crypto.randomUUID()}`, [401, 401, 404, 404, 404, 404]],
  ["GET", () => "/api/analyze-progress/x", [401, 401, 404, 404, 404, 404]],
  ["POST", () => `/api/analyze-progress/${progress}/cancel`, [401, 401, 404, 404, 204, 404]],
  ["POST", () => "/api/analyze", [401, 401, 400, 400, 400, 400]],
  ["GET", () => `/api/assessment/${assessment}/versions`, [401, 401, 404, 404, 200, 404]],
  ["GET", () => `/api/assessment/${assessment}/changes`, [401, 401, 404, 404, 400, 404]],
  ["POST", () => `/api/assessment/${progress}/try`, [401, 401, 404, 404, 200, 404], { matters: ["x"] }],
  ["GET", () => `/api/assessment/${assessment}/shares`, [401, 401, 404, 404, 200, 404]],
  ["POST", () => `/api/assessment/${assessment}/shares`, [401, 401, 404, 404, 201, 404], { days: 7 }],
  ["DELETE", () => `/api/assessment/${assessment}/shares/unknown`, [401, 401, 404, 404, 404, 404]],
  ["GET", () => "/api/shared/unknown", [404, 404, 404, 404, 404, 404]],
  ["POST", () => "/api/seal", [401, 401, 200, 200, 200, 200], { digest: "a".repeat(64) }],
  ["POST", () => "/api/seal/check", [200, 200, 200, 200, 200, 200], { digest: "a".repeat(64), key: "b".repeat(64) }],
  ["PATCH", () => `/api/assessment/${assessment}`, [401, 401, 404, 404, 204, 404], { name: "Spring leavepiece" }],
  ["GET", () => `/api/assessment/${assessment}/decisions`, [401, 401, 404, 404, 200, 404]],
  [
    "POST",
    () => `/api/assessment/${assessment}/decisions`,
    [401, 401, 404, 404, 200, 404],
    { subject: "second-look", kind: "keep" },
  ],
  ["DELETE", () => `/api/assessment/${assessment}/decisions?subject=x`, [401, 401, 404, 404, 200, 404]],
  ["DELETE", () => "/api/assessment/unknown", [401, 401, 404, 404, 404, 404]],
  ["DELETE", () => `/api/assessment/${assessment}`, [401, 401, 404, 404, 204, 404]],
  ["GET", () => "/api/account", [401, 401, 200, 200, 200, 200]],
  ["PATCH", () => "/api/account", [401, 401, 200, 403, 200, 200], { username: "Sam Reviewer" }],
  ["GET", () => "/api/account/sessions", [401, 401, 200, 200, 200, 200]],
  ["POST", () => "/api/account/sessions/end-others", [401, 401, 200, 200, 200, 200]],
  ["DELETE", () => "/api/account/sessions/unknown", [401, 401, 404, 404, 404, 404]],
  ["GET", () => "/api/account/tokens", [401, 401, 200, 200, 200, 200]],
  ["POST", () => "/api/account/tokens", [401, 401, 400, 403, 400, 400], TOKEN],
  ["DELETE", () => "/api/account/tokens/unknown", [401, 401, 404, 404, 404, 404]],
  ["GET", () => "/api/account/webhook", [401, 401, 200, 200, 200, 200]],
  ["PUT", () => "/api/account/webhook", [401, 401, 400, 403, 400, 400], { url: "https://127.0.0.1/" }],
  ["POST", () => "/api/account/webhook/test", [401, 401, 404, 403, 404, 404]],
  ["DELETE", () => "/api/account/webhook", [401, 401, 404, 403, 404, 404]],
  ["GET", () => "/api/account/export", [401, 401, 200, 200, 200, 200]],
  ["POST", () => "/api/account/password", [401, 401, 400, 403, 400, 400], { currentPassword: "x", ...PASSWORDS }],
  ["GET", () => "/api/account/second-factor", [401, 401, 200, 200, 200, 200]],
  ["POST", () => "/api/account/second-factor/start", [401, 401, 400, 403, 400, 400], { password: "x" }],
  ["POST", () => "/api/account/second-factor/confirm", [401, 401, 409, 409, 409, 409], { code: "123456" }],
  ["POST", () => "/api/account/second-factor/recovery-codes", [401, 401, 400, 400, 400, 400], {}],
  ["POST", () => "/api/account/second-factor/disable", [401, 401, 400, 400, 400, 400], {}],
  ["POST", () => "/api/account/verify-email/send", [401, 401, 200, 200, 200, 200]],
  ["POST", () => "/api/account/verify-email", [401, 401, 400, 400, 400, 400], { token: "x" }],
  ["GET", () => `/api/subscription/${ownerId()}`, [401, 401, 403, 403, 200, 200]],
  ["GET", () => "/api/subscription/abc", [401, 401, 403, 403, 403, 403]],
  [
    "POST",
    () => "/api/create-subscription",
    [401, 401, 403, 403, 200, 200],
    () => ({ ...owner(), planType: "premium" }),
  ],
  ["POST", () => "/api/cancel-subscription", [401, 401, 403, 403, 200, 200], owner],
  ["POST", () => "/api/reactivate-subscription", [401, 401, 403, 403, 200, 409], owner],
  ["POST", () => "/api/stripe/webhook", [404, 404, 404, 404, 404, 404], {}],
  ["GET", () => "/api/admin/stats", [401, 401, 403, 403, 403, 200]],
  ["GET", () => "/api/admin/analyses-by-day", [401, 401, 403, 403, 403, 200]],
  ["GET", () => "/api/admin/users?search=alex", [401, 401, 403, 403, 403, 200]],
  ["GET", () => "/api/admin/subscriptions?status=active", [401, 401, 403, 403, 403, 200]],
  ["GET", () => "/api/admin/audit", [401, 401, 403, 403, 403, 200]],
  ["POST", () => "/api/admin/reset-usage", [401, 401, 403, 403, 403, 200], owner],
  ["POST", () => "/api/admin/grant-analyses", [401, 401, 403, 403, 403, 400], owner],
  ["POST", () => "/api/admin/update-tier", [401, 401, 403, 403, 403, 400], owner],
  ["POST", () => "/api/admin/update-subscription", [401, 401, 403, 403, 403, 400], owner],
  ["POST", () => "/api/admin/end-sessions", [401, 401, 403, 403, 403, 404], { userId: 999_999 }],
  ["GET", () => "/api/admin/contact-messages?show=all", [401, 401, 403, 403, 403, 200]],
  ["POST", () => "/api/admin/contact-messages/1", [401, 401, 403, 403, 403, 204], { done: true }],
  ["POST", () => "/api/admin/contact-messages/999999", [401, 401, 403, 403, 403, 404], { done: true }],
  ["GET", () => "/api/admin/rule-reports", [401, 401, 403, 403, 403, 200]],
  ["GET", () => "/api/admin/rule-report-counts", [401, 401, 403, 403, 403, 200]],
  ["POST", () => "/api/admin/rule-reports/999999", [401, 401, 403, 403, 403, 404], { done: true }],
  ["GET", () => "/api/admin/library", [401, 401, 403, 403, 403, 200]],
  ["GET", () => "/api/admin/library/cases", [401, 401, 403, 403, 403, 200]],
  ["POST", () => "/api/admin/library/imports?fileName=a.csv", [401, 401, 403, 403, 403, 400]],
  ["POST", () => "/api/admin/library/imports/unknown/confirm", [401, 401, 403, 403, 403, 409]],
  ["DELETE", () => "/api/admin/library/imports/unknown", [401, 401, 403, 403, 403, 404]],
  ["POST", () => "/api/auth/register", [201, 409, 409, 409, 409, 409], REGISTRATION],
  ["GET", () => "/api/nothing", [404, 404, 404, 404, 404, 404]],
  ["POST", () => "/api/account/delete", [401, 401, 400, 204, 400, 400], { password: "x" }],
  ["POST", () => "/api/auth/logout", [204, 204, 204, 204, 204, 204]],
];

/** Of the routes that an address matches it stands for the one with the fewest parameters: `/api/rule/requirements` is no line for
 * `/api/rule/:id`. */
const standsFor = ([method, path]: (typeof ROUTES)[number], routes: string[]) =>
  routes
    .filter((route) => new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}$`).test(`${method} ${path().split("?")[0]}`))
    .sort((a, b) => a.split("/:").length - b.split("/:").length)[0];

test("no route is left out", () => {
  const named = app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
  const known = [...new Set(named)];
  const told = new Set(ROUTES.map((row) => standsFor(row, known)));
  expect(known.length).toBeGreaterThan(25);
  expect(known.filter((route) => !told.has(route))).toEqual([]);
});

describe.each(ROUTES)("%s %s", (method, path, statuses, body) => {
  test.each(EVERYBODY.map((who, at) => [who, statuses[at]] as const))("%s gets %i", async (who, status) => {
    const as = callers[who];
    const sent = typeof body === "function" ? body() : body;
    const answer = sent ? await sendJson(method, path(), sent, as) : await call(path(), { method, as });
    expect(answer.status).toBe(status);
    if (answer.status >= 400) errorBody.strict().parse(await answer.json());
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    // The rule book, the register of cases and the description of the API are the same for everybody.
    const isPublic = /^\/api\/(?:rule|cases|v1\/openapi\.json)/.test(path());
    expect(answer.headers.get("cache-control")).toMatch(isPublic ? /^public, max-age=\d+/ : /^no-store$/);
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

test("pages are told the configured address for help", async () => {
  const answer = await call("/api/config", { as: null });
  const config = siteConfig.strict().parse(await answer.json());
  expect(config).toEqual({ supportEmail: env.SUPPORT_EMAIL, aiReview: false });
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

test("a site says which rules, Code and cases it answers with, and that it was not told its own address", async () => {
  const health = async (url: string) =>
    (await app.fetch(new Request(url), { ...env, PUBLIC_URL: "" }, createExecutionContext())).json();
  const versions = { rules: RULES_VERSION, code: expect.stringContaining("2024"), cases: LIBRARY.length };
  expect(await health("https://deployed.example/api/health")).toEqual({
    ok: true,
    versions,
    warnings: [expect.stringMatching(/^PUBLIC_URL is not set/)],
  });
  expect(await health("http://localhost:8787/api/health")).toEqual({ ok: true, versions, warnings: [] });
});

test("one address sends 120 counts a minute, whatever a caller says of its address where no platform does", async () => {
  await awayFromTurnOfMinute(20_000);
  const count = (address: string, settings = env) => {
    const headers = { "content-type": "application/json", "cf-connecting-ip": address };
    const init = { method: "POST", headers, body: '{"name":"analysis_started"}' };
    return app.fetch(new Request("https://app.test/api/events", init), settings, createExecutionContext());
  };
  const statuses = async (send: (at: number) => Response | Promise<Response>) =>
    (await Promise.all(Array.from({ length: 121 }, async (_, at) => (await send(at)).status))).sort();
  expect(await statuses(() => count("203.0.113.1"))).toEqual([...Array(120).fill(204), 429]);
  expect((await count("203.0.113.2")).status).toBe(204);
  const local = { ...env, CLIENT_ADDRESS_HEADER: "" };
  expect(await statuses((at) => count(`203.0.113.${at}`, local))).toEqual([...Array(120).fill(204), 429]);
});

test("refusals are recorded by route and reason, with nothing that names who, or what was asked for", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const other = await newCaller();
  await call(`/api/assessment/${progress}`, { as: other });
  await call("/api/admin/stats", { as: other });
  await call("/api/usage-limits", { as: null });
  await call("/api/auth/logout", { method: "POST", headers: { origin: "https://evil.test" }, as: other });
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, string>);
  log.mockRestore();
  expect(lines.map(({ event, code, route }) => `${event}: ${code} ${route}`)).toEqual([
    "refused: not-found GET /api/assessment/:id",
    "refused: forbidden GET /api/admin/stats",
    "refused: unauthenticated GET /api/usage-limits",
    "refused: cross-site POST /api/auth/logout",
  ]);
  for (const line of lines) expect(Object.keys(line)).toEqual(["event", "code", "route", "requestId"]);
});
