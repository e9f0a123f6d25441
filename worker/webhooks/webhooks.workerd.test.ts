import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Webhook } from "standardwebhooks";
import { beforeEach, expect, test } from "vitest";
import { errorBody } from "#schema/error.ts";
import { type WebhookState, webhookMessage, webhookState } from "#schema/webhook.ts";
import { WebhookStore } from "#worker/store/webhooks.ts";
import { type Caller, call, db, newCaller, sendJson } from "#worker/test/api.ts";
import { ended, SAMPLE_TEXT, submitted } from "#worker/test/submissions.ts";
import type { Received } from "#worker/test/webhook-receiver.ts";
import { Webhooks } from "./webhooks.ts";

const PATH = "/api/account/webhook";
const OK = "https://ok.receiver.example/hook";
const MINUTE_MS = 60_000;

const seen = async (): Promise<Received[]> => (await fetch("https://ok.receiver.example/_seen")).json();
const fail = (times: number) => fetch(`https://failing.receiver.example/_fail?times=${times}`);
const stateOf = async (as: Caller) => webhookState.parse(await (await call(PATH, { as })).json());

async function withWebhook(url = OK): Promise<{ caller: Caller; secret: string }> {
  const caller = await newCaller();
  const answer = await sendJson("PUT", PATH, { url }, caller);
  return { caller, secret: ((await answer.json()) as { secret: string }).secret };
}

/** Asks until something came in: the message goes out after the end of an analysis. */
async function received(id: string): Promise<Received[]> {
  for (let turn = 0; turn < 200; turn++) {
    const all = await seen();
    if (all.length > 0) return all;
    await runDurableObjectAlarm(env.ANALYSIS_RUN.getByName(id));
    await scheduler.wait(50);
  }
  return [];
}

beforeEach(async () => {
  await seen();
  await fail(0);
});

test("an ended analysis is told once, signed, without a word of the material", async () => {
  const { caller, secret } = await withWebhook();
  const id = await submitted(caller);
  await ended(id, caller);
  const [message, ...more] = await received(id);
  expect(more).toEqual([]);
  const told = webhookMessage.strict().parse(new Webhook(secret).verify(message?.body ?? "", message?.headers ?? {}));
  expect(told).toMatchObject({ type: "analysis.completed", data: { id, riskLevel: expect.any(String) } });
  expect(told.data.matters).toBeGreaterThan(0);
  for (const word of SAMPLE_TEXT.match(/\w{5,}/g) ?? []) expect(message?.body).not.toContain(word);
  expect(message?.headers.cookie).toBeUndefined();
  expect((await stateOf(caller)).deliveries).toMatchObject([
    { event: "analysis.completed", attempts: 1, lastStatus: 200 },
  ]);
  await runDurableObjectAlarm(env.ANALYSIS_RUN.getByName(id));
  expect(await seen()).toEqual([]);
});

test("a forged, altered or late message does not pass a receiver's check, and a repeated one is known by its id", async () => {
  const { caller, secret } = await withWebhook();
  await call(`${PATH}/test`, { method: "POST", as: caller });
  await call(`${PATH}/test`, { method: "POST", as: caller });
  const [first, second] = await seen();
  const { body = "", headers = {} } = first ?? {};
  expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
  expect(() => new Webhook(secret).verify(body.replace("test", "tset"), headers)).toThrow();
  expect(() => new Webhook(secret).verify(body, { ...headers, "webhook-id": "msg_other" })).toThrow();
  const other = await withWebhook();
  expect(() => new Webhook(other.secret).verify(body, headers)).toThrow();
  const late = String(Number(headers["webhook-timestamp"]) - 600);
  expect(() => new Webhook(secret).verify(body, { ...headers, "webhook-timestamp": late })).toThrow();
  expect(second?.headers["webhook-id"]).not.toBe(headers["webhook-id"]);
});

test("a receiver that fails is sent the same message again with longer and longer pauses, and given up after seven", async () => {
  const { caller } = await withWebhook("https://failing.receiver.example/hook");
  await fail(100);
  let now = Date.now();
  const webhooks = new Webhooks(new WebhookStore(db, () => now), () => now);
  const end = { id: crypto.randomUUID(), userId: caller.user.id, result: null };
  const pauses: number[] = [];
  for (let next = await webhooks.tell(end); next !== null; next = await webhooks.tell(end)) {
    expect(await webhooks.tell(end)).toBe(next);
    pauses.push((next - now) / 1000);
    now = next;
  }
  expect(pauses).toEqual([5, 60, 300, 1800, 7200, 18_000]);
  const all = await seen();
  expect(all).toHaveLength(7);
  expect(new Set(all.map(({ body, headers }) => `${headers["webhook-id"]} ${body}`)).size).toBe(1);
  const [delivery] = (await stateOf(caller)).deliveries;
  expect(delivery).toMatchObject({ attempts: 7, lastStatus: 500, deliveredAt: null, nextAttemptAt: null });
  expect(JSON.parse(all[0]?.body ?? "")).toMatchObject({ type: "analysis.failed", data: { riskLevel: null } });
});

test("a receiver that is well again gets the message, and nothing after it", async () => {
  const { caller } = await withWebhook("https://failing.receiver.example/hook");
  await fail(2);
  let now = Date.now();
  const webhooks = new Webhooks(new WebhookStore(db, () => now), () => now);
  const end = { id: crypto.randomUUID(), userId: caller.user.id, result: { riskLevel: "HIGH" as const, matters: [] } };
  for (let next = await webhooks.tell(end); next !== null; next = await webhooks.tell(end)) now = next;
  expect(await seen()).toHaveLength(3);
  now += 60 * MINUTE_MS;
  expect(await webhooks.tell(end)).toBeNull();
  expect(await seen()).toEqual([]);
});

test.each([
  "http://ok.receiver.example/",
  "https://localhost/",
  "https://intranet/",
  "https://printer.local/",
  "https://db.internal/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://10.1.2.3/",
  "https://8.8.8.8/",
  "https://[::1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://user:secret@ok.receiver.example/",
  "https://ok.receiver.example:8443/",
  "ftp://ok.receiver.example/",
  "nonsense",
])("the address %s is refused by name", async (url) => {
  const answer = await sendJson("PUT", PATH, { url }, await newCaller());
  expect(answer.status).toBe(400);
  expect(errorBody.parse(await answer.json()).fields?.url).toMatch(/\w/);
});

test.each([
  ["private", /private network/],
  ["link-local", /private network/],
  ["shared", /private network/],
  ["both", /private network/],
  ["both-kinds", /private network/],
  ["mapped", /private network/],
  ["compatible", /private network/],
  ["translated", /private network/],
  ["half-known", /could not be found/],
  ["missing", /could not be found/],
])("a name that leads nowhere public (%s) is not called, and the page says why", async (name, reason) => {
  const { caller } = await withWebhook(`https://${name}.receiver.example/`);
  const state = (await (await call(`${PATH}/test`, { method: "POST", as: caller })).json()) as WebhookState;
  expect(state.deliveries[0]).toMatchObject({ lastStatus: null, deliveredAt: null, nextAttemptAt: null });
  expect(state.deliveries[0]?.lastError).toMatch(reason);
  expect(await seen()).toEqual([]);
});

test("a name with a public address of either kind is called", async () => {
  const { caller } = await withWebhook("https://six.receiver.example/");
  const state = (await (await call(`${PATH}/test`, { method: "POST", as: caller })).json()) as WebhookState;
  expect(state.deliveries[0]).toMatchObject({ lastStatus: 200, lastError: null });
  expect(await seen()).toHaveLength(1);
});

test("a redirect is not followed", async () => {
  const { caller } = await withWebhook("https://redirect.receiver.example/");
  const state = (await (await call(`${PATH}/test`, { method: "POST", as: caller })).json()) as WebhookState;
  expect(state.deliveries[0]).toMatchObject({ lastStatus: 302, deliveredAt: null });
  expect((await seen()).map(({ url }) => url)).toEqual(["https://redirect.receiver.example/"]);
});

test("nothing is sent once the webhook is removed, nor of another user's analyses", async () => {
  const { caller } = await withWebhook();
  expect((await call(PATH, { method: "DELETE", as: caller })).status).toBe(204);
  await withWebhook();
  const id = await submitted(caller);
  await ended(id, caller);
  await runDurableObjectAlarm(env.ANALYSIS_RUN.getByName(id));
  expect(await seen()).toEqual([]);
  expect(await stateOf(caller)).toEqual({ url: null, deliveries: [] });
});
