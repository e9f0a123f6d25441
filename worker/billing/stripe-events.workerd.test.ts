import { expect, test, vi } from "vitest";
import { PLANS, TRIAL_DAYS } from "#schema/plan.ts";
import type { StandInEvent } from "#worker/test/stripe/objects.ts";
import { openSites, PREMIUM, STANDARD, site, trialWithCard } from "#worker/test/stripe/site.ts";

const { standard, premium } = PLANS;

openSites();

const shuffled = (events: StandInEvent[]) => events.map((_, at) => events[(at * 7 + 3) % events.length] ?? events[0]);

test.each([
  ["backwards", (events: StandInEvent[]) => events.toReversed()],
  ["each twice", (events: StandInEvent[]) => events.flatMap((event) => [event, event])],
  ["twice and backwards", (events: StandInEvent[]) => [...events, ...events].toReversed()],
  ["shuffled, some lost", (events: StandInEvent[]) => shuffled(events).filter((event) => event !== undefined)],
])("webhooks that come %s lead to the same state", async (_, arrange) => {
  const created = await site.subscribe("standard");
  await site.act("confirm", { clientSecret: created.clientSecret ?? "", card: "good" });
  await site.info();
  await site.pass(TRIAL_DAYS);
  await site.subscribe("premium");
  await site.pass(3);
  await site.act("refund", { customer: await site.customer(), pence: 500 });
  await site.deliver(arrange);
  const revenuePence = standard.pricePence + (premium.pricePence - standard.pricePence) - 500;
  expect(await site.seen()).toEqual({ status: "active", ...PREMIUM, revenuePence });
});

test("the same event twice at once is applied once", async () => {
  await trialWithCard();
  await site.pass(TRIAL_DAYS);
  const paid = (await site.takeEvents()).find(({ type }) => type === "invoice.paid");
  if (!paid) throw new Error("Nothing was paid");
  const answers = await Promise.all([site.send(paid), site.send(paid), site.send(paid)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence: standard.pricePence });
});

test("an event with a wrong signature, an old one, or none is refused and changes nothing", async () => {
  await site.subscribe("standard");
  const [event] = await site.takeEvents();
  if (!event) throw new Error("Nothing happened");
  expect((await site.send(event, "whsec_other")).status).toBe(400);
  expect((await site.call("/api/stripe/webhook", event)).status).toBe(400);
  const real = Date.now();
  vi.setSystemTime(real - 3_600_000);
  const payload = JSON.stringify(event);
  const spy = vi.spyOn(site, "call").mockImplementation(async (_path, _body, headers) => {
    vi.setSystemTime(real);
    spy.mockRestore();
    return site.call("/api/stripe/webhook", payload, headers);
  });
  expect((await site.send(event)).status).toBe(400);
});

test("an event of an unknown kind, or on somebody who is not here, is accepted", async () => {
  const event = (type: string, object: object): StandInEvent => ({
    ...{ id: `evt_${crypto.randomUUID()}`, object: "event", type, created: 1 },
    data: { object: { id: "x", ...object } },
  });
  expect((await site.send(event("customer.tax_id.created", {}))).status).toBe(200);
  expect((await site.send(event("customer.subscription.updated", { customer: "cus_other" }))).status).toBe(200);
});
