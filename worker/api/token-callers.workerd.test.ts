import { beforeAll, describe, expect, test } from "vitest";
import { errorBody } from "#schema/error.ts";
import { openApiDocument } from "#worker/api/openapi.ts";
import app from "#worker/app.ts";
import { ApiTokenStore } from "#worker/store/api-tokens.ts";
import { awayFromTurnOfMinute, type Caller, call, db, newCaller } from "#worker/test/api.ts";
import { storedAssessment } from "#worker/test/assessments.ts";
import { ended, submitted } from "#worker/test/submissions.ts";
import { bearer, newToken } from "#worker/test/tokens.ts";

/** `cookie` has the owner's session and no token; `both` the owner's session and another user's token. */
const EVERYBODY = [
  "none",
  "malformed",
  "expired",
  "revoked",
  "cookie",
  "analyse",
  "read",
  "other",
  "both",
  "owner",
] as const;
type Who = (typeof EVERYBODY)[number];

const headersOf = {} as Record<Who, Record<string, string>>;
let owner: Caller;
let running: string;
let stored: string;

beforeAll(async () => {
  await awayFromTurnOfMinute(15_000);
  owner = await newCaller();
  const other = await newCaller();
  const revoked = await newToken(owner);
  await new ApiTokenStore(db).revoke(owner.user.id, revoked.id);
  const others = bearer((await newToken(other)).secret);
  Object.assign(headersOf, {
    ...{ none: {}, malformed: bearer("abpi_x"), expired: bearer((await newToken(owner, undefined, 91)).secret) },
    ...{ revoked: bearer(revoked.secret), cookie: { cookie: owner.cookie } },
    analyse: bearer((await newToken(owner, ["analyse"])).secret),
    read: bearer((await newToken(owner, ["read"])).secret),
    ...{ other: others, both: { ...others, cookie: owner.cookie } },
    owner: bearer((await newToken(owner)).secret),
  });
  stored = await storedAssessment(owner.user.id);
  running = await submitted(owner);
  await ended(running, owner);
}, 60_000);

const row = (analyse: number, read: number, other: number, own: number) =>
  [401, 401, 401, 401, 401, analyse, read, other, other, own] as const;

/** Every call, and what it answers to each of `EVERYBODY`; what deletes comes last. */
const CALLS: [method: string, path: () => string, statuses: readonly number[], body?: object][] = [
  ["POST", () => "/analyses", row(400, 403, 400, 400), {}],
  ["GET", () => "/analyses", row(403, 200, 200, 200)],
  ["GET", () => `/analyses/${running}?wait=0`, row(403, 200, 404, 200)],
  ["GET", () => `/analyses/${stored}`, row(403, 200, 404, 200)],
  ["GET", () => "/analyses/unknown", row(403, 404, 404, 404)],
  ["GET", () => `/analyses/${stored}/result`, row(403, 200, 404, 200)],
  ["GET", () => `/analyses/${crypto.randomUUID()}/result`, row(403, 404, 404, 404)],
  ["GET", () => "/cases?q=linkedin&clause=26", row(403, 200, 200, 200)],
  ["GET", () => "/cases?outcome=guilty", row(403, 400, 400, 400)],
  ["GET", () => "/cases/AUTH-2114-4-08", row(403, 200, 200, 200)],
  ["GET", () => "/cases/AUTH-1-1-99", row(403, 404, 404, 404)],
  ["GET", () => "/rules", row(403, 200, 200, 200)],
  ["GET", () => "/rules/6.hanging-comparison", row(403, 200, 200, 200)],
  ["GET", () => "/rules/99.nothing", row(403, 404, 404, 404)],
  ["DELETE", () => "/analyses/unknown", row(404, 403, 404, 404)],
  ["DELETE", () => `/analyses/${stored}`, [401, 401, 401, 401, 401, 204, 403, 404, 404, 404]],
  ["DELETE", () => `/analyses/${running}`, [401, 401, 401, 401, 401, 204, 403, 404, 404, 404]],
];

test("no call is left out, and the description holds each of them with the scope that it asks for", () => {
  const known = app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/v1/") && !path.endsWith("/openapi.json"))
    .map(({ method, path }) => `${method} ${path.slice("/api/v1".length)}`);
  const described = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(new Set(described)).toEqual(new Set(known));
  const covers = (route: string) =>
    CALLS.some(([method, path]) =>
      new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}$`).test(`${method} ${path().split("?")[0]}`),
    );
  expect([...new Set(known)].filter((route) => !covers(route))).toEqual([]);
});

describe.each(CALLS)("%s %s", (method, path, statuses, body) => {
  test.each(EVERYBODY.map((who, at) => [who, statuses[at] ?? 0] as const))("%s gets %i", async (who, status) => {
    const headers = { ...headersOf[who], ...(body && { "content-type": "application/json" }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await call(`/api/v1${path()}`, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    if (status >= 400) errorBody.strict().parse(await answer.json());
    const challenge = answer.headers.get("www-authenticate");
    if (status === 401) expect(challenge).toMatch(/^Bearer/);
    if (status === 403) expect(challenge).toMatch(/insufficient_scope/);
  });
});

test("a token opens nothing outside the API, not even with a session beside it", async () => {
  const headers = { ...bearer((await newToken(owner)).secret), cookie: owner.cookie };
  for (const path of ["/api/account", "/api/account/tokens", "/api/usage-limits", `/api/stats?userId=${owner.user.id}`])
    expect((await call(path, { headers })).status).toBe(401);
});

test("a program needs no page of ours to call from; with a cookie alone another site is still refused", async () => {
  const headers = { origin: "https://elsewhere.example", "content-type": "application/json" };
  const init = { method: "POST", body: "{}" };
  const token = bearer((await newToken(owner)).secret);
  expect((await call("/api/v1/analyses", { ...init, headers: { ...headers, ...token } })).status).toBe(400);
  expect((await call("/api/v1/analyses", { ...init, headers: { ...headers, cookie: owner.cookie } })).status).toBe(403);
});
