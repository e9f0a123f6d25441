import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GRACE_DAYS, PLANS, TRIAL_DAYS } from "#schema/plan.ts";
import { DAY_S, Installation } from "#worker/test/billing.ts";
import type { StandInEvent } from "#worker/test/stripe/objects.ts";

const { standard, premium } = PLANS;
const FREE = { tier: "free", limit: PLANS.free.analysesPerMonth };
const STANDARD = { tier: "standard", limit: standard.analysesPerMonth };
const PREMIUM = { tier: "premium", limit: premium.analysesPerMonth };
const MONTH = 31;

let site: Installation;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2027, 0, 12, 9) });
  site = await Installation.open("stripe");
});

afterEach(async () => {
  expect((await site.report()).faults).toEqual([]);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A trial to which a good card was added. */
async function trialWithCard(plan: "standard" | "premium" = "standard") {
  const created = await site.subscribe(plan);
  await site.act("confirm", { clientSecret: created.clientSecret ?? "", card: "good" });
  await site.deliver();
  return created;
}

/** A month that was paid for. */
async function paidMonth(plan: "standard" | "premium" = "standard") {
  await trialWithCard(plan);
  await site.pass(TRIAL_DAYS);
  await site.deliver();
}

test("a trial hands out what the card form needs, and the user's id goes with the customer", async () => {
  const created = await site.subscribe("standard");
  expect(created).toMatchObject({ intent: "setup", publishableKey: "pk_test_1" });
  expect(created.clientSecret).toMatch(/^seti_/);
  const { customers, requests } = await site.report();
  expect(customers[0]?.metadata).toEqual({ userId: String(site.userId) });
  const creates = requests.filter(({ name }) => /^POST \/v1\/(customers|subscriptions|prices|products)$/.test(name));
  expect(creates).toHaveLength(6);
  for (const { key } of creates) expect(key).toMatch(/^(customer|subscription|price|product)-/);
});

test("a card may be added during the trial; it is charged when the trial ends", async () => {
  const created = await site.subscribe("standard");
  await site.act("confirm", { clientSecret: created.clientSecret ?? "", card: "good" });
  // The browser is back before the webhook has come.
  expect(await site.info()).toMatchObject({ subscriptionStatus: "trialing", hasCard: true });
  await site.deliver();
  expect((await site.subscribe("standard")).clientSecret).toBeUndefined();
  expect(await site.seen()).toEqual({ status: "trialing", ...STANDARD, revenuePence: 0 });
  await site.pass(TRIAL_DAYS);
  await site.deliver();
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence: standard.pricePence });
});

test("a renewal is one more invoice", async () => {
  await paidMonth();
  await site.pass(MONTH);
  await site.deliver();
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence: 2 * standard.pricePence });
});

test("a renewal whose webhooks are lost is found by the scheduled job, and nobody is locked out", async () => {
  await paidMonth();
  await site.pass(MONTH);
  await site.takeEvents();
  expect(await site.seen()).toMatchObject({ status: "active", ...STANDARD });
  await site.runScheduledJob();
  expect((await site.info()).currentPeriodEnd).toBeGreaterThan(Date.now() / 1000);
});

test("a failed renewal keeps the plan for seven days", async () => {
  await paidMonth();
  await site.act("setCard", { customer: await site.customer(), card: "declined" });
  await site.pass(MONTH);
  await site.deliver();
  expect(await site.seen()).toEqual({ status: "past_due", ...STANDARD, revenuePence: standard.pricePence });
  const { graceEnd } = await site.info();
  expect(graceEnd).toBe(Date.UTC(2027, 1, 19, 9) / 1000 + GRACE_DAYS * DAY_S);
  await site.pass(GRACE_DAYS - 0.01);
  expect(await site.seen()).toMatchObject({ status: "past_due", ...STANDARD });
  await site.pass(0.01);
  expect(await site.seen()).toMatchObject({ status: "past_due", ...FREE });
});

test("a late payment by the card on file brings everything back", async () => {
  await paidMonth();
  const customer = await site.customer();
  await site.act("setCard", { customer, card: "declined" });
  await site.pass(MONTH);
  await site.deliver();
  await site.act("setCard", { customer, card: "good" });
  await site.act("retry", { customer });
  await site.deliver();
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence: 2 * standard.pricePence });
});

test("what is owed can be paid with another card on the subscribe page, and is not charged twice", async () => {
  await paidMonth();
  await site.act("setCard", { customer: await site.customer(), card: "declined" });
  await site.pass(MONTH);
  await site.deliver();
  const owed = await site.subscribe("standard");
  expect(owed).toMatchObject({ outcome: "payment-needed", intent: "payment" });
  expect((await site.subscribe("premium")).clientSecret).toBe(owed.clientSecret);
  await site.act("confirm", { clientSecret: owed.clientSecret ?? "", card: "good" });
  await site.deliver();
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence: 2 * standard.pricePence });
});

test("an upgrade is charged for the rest of the month at once", async () => {
  await paidMonth();
  await site.pass(MONTH / 2);
  expect(await site.subscribe("premium")).toMatchObject({ outcome: "upgraded", tier: "premium" });
  const [again] = await Promise.all([site.subscribe("premium"), site.subscribe("premium")]);
  expect(again.outcome).toBe("unchanged");
  await site.deliver();
  const half = (premium.pricePence - standard.pricePence) / 2;
  expect(await site.seen()).toEqual({ status: "active", ...PREMIUM, revenuePence: standard.pricePence + half });
  await site.pass(MONTH / 2);
  await site.deliver();
  expect((await site.seen()).revenuePence).toBe(standard.pricePence + half + premium.pricePence);
});

test("an upgrade that the bank wants confirmed waits for it", async () => {
  await paidMonth();
  await site.act("setCard", { customer: await site.customer(), card: "needs-3ds" });
  const waiting = await site.subscribe("premium");
  expect(waiting).toMatchObject({ outcome: "payment-needed", intent: "payment", tier: "standard" });
  await site.deliver();
  expect(await site.seen()).toMatchObject({ status: "active", ...STANDARD });
  expect((await site.subscribe("premium")).clientSecret).toBe(waiting.clientSecret);
  expect(await site.subscribe("standard")).toMatchObject({ outcome: "unchanged" });
  await site.act("confirm", { clientSecret: waiting.clientSecret ?? "", card: "good" });
  await site.deliver();
  const difference = premium.pricePence - standard.pricePence;
  expect(await site.seen()).toEqual({ status: "active", ...PREMIUM, revenuePence: standard.pricePence + difference });
});

test("a downgrade comes with the next month; taking it back costs nothing", async () => {
  await paidMonth("premium");
  await site.pass(10);
  expect(await site.subscribe("standard")).toMatchObject({ outcome: "downgrade-scheduled", tier: "premium" });
  expect(await site.subscribe("premium")).toMatchObject({ outcome: "unchanged", tier: "premium", plan: "premium" });
  expect(await site.subscribe("standard")).toMatchObject({ outcome: "downgrade-scheduled" });
  await site.deliver();
  expect(await site.seen()).toEqual({ status: "active", ...PREMIUM, revenuePence: premium.pricePence });
  await site.pass(MONTH - 10);
  expect(await site.seen()).toMatchObject({ tier: "standard" });
  await site.deliver();
  const revenuePence = premium.pricePence + standard.pricePence;
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence });
});

test("a paid month that is cancelled is kept to its end, and paid for again on return without a second trial", async () => {
  await paidMonth();
  await site.cancel();
  await site.deliver();
  expect(await site.seen()).toMatchObject({ status: "active", ...STANDARD });
  await site.pass(MONTH);
  await site.deliver();
  expect(await site.seen()).toEqual({ status: "canceled", ...FREE, revenuePence: standard.pricePence });
  await site.act("setCard", { customer: await site.customer(), card: "declined" });
  const back = await site.subscribe("standard");
  expect(back).toMatchObject({
    outcome: "payment-needed",
    intent: "payment",
    subscriptionStatus: "none",
    tier: "free",
  });
  expect((await site.subscribe("standard")).clientSecret).toBe(back.clientSecret);
  await site.deliver();
  expect(await site.seen()).toMatchObject({ status: "none", ...FREE });
  await site.pass(1 / 1440);
  const other = await site.subscribe("premium");
  expect(other.subscriptionId).not.toBe(back.subscriptionId);
  await site.act("confirm", { clientSecret: other.clientSecret ?? "", card: "good" });
  // The browser is back before the webhook has come.
  expect(await site.info()).toMatchObject({ subscriptionStatus: "active", tier: "premium" });
  await site.deliver();
  const revenuePence = standard.pricePence + premium.pricePence;
  expect(await site.seen()).toEqual({ status: "active", ...PREMIUM, revenuePence });
});

test("somebody whose trial ended unheard of can subscribe at once", async () => {
  await site.subscribe("standard");
  await site.pass(TRIAL_DAYS);
  const paying = await site.subscribe("premium");
  expect(paying).toMatchObject({ outcome: "payment-needed", intent: "payment", tier: "free" });
  await site.act("confirm", { clientSecret: paying.clientSecret ?? "", card: "good" });
  await site.deliver((events) => events.toReversed());
  expect(await site.seen()).toEqual({ status: "active", ...PREMIUM, revenuePence: premium.pricePence });
});

test("a tier that an administrator gave outlasts a look at the account page", async () => {
  await site.subscribe("standard");
  await site.deliver();
  await site.giveTier("premium");
  expect(await site.seen()).toMatchObject({ status: "trialing", ...PREMIUM });
  expect((await site.subscriptions.sync(site.userId)).plan).toBe("standard");
  expect(await site.seen()).toMatchObject({ status: "trialing", ...STANDARD });
});

test("a refund is taken off the revenue, once, and the plan goes on", async () => {
  await paidMonth();
  await site.act("refund", { customer: await site.customer(), pence: 1000 });
  const events = await site.deliver();
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence: standard.pricePence - 1000 });
  for (const event of events) await site.send({ ...event, id: `${event.id}_again` });
  expect((await site.seen()).revenuePence).toBe(standard.pricePence - 1000);
});

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

test("while Stripe is down nothing is charged or lost, and it is said plainly", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await trialWithCard();
  await site.pass(TRIAL_DAYS);
  const events = await site.takeEvents();
  await site.act("setDown", { isDown: true });
  const refused = await site.call("/api/create-subscription", { userId: site.userId, planType: "premium" });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining("nothing has been charged") });
  expect((await site.cancel()).status).toBe(503);
  expect(await site.seen()).toMatchObject({ status: "trialing", ...STANDARD });
  const told = await Promise.all(events.map((event) => site.send(event)));
  expect(told.some(({ status }) => status >= 500)).toBe(true);
  await site.act("setDown", { isDown: false });
  for (const event of events) expect((await site.send(event)).status).toBe(200);
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence: standard.pricePence });
}, 60_000);

test("a card that is refused for an upgrade leaves the plan as it is", async () => {
  await paidMonth();
  await site.act("setCard", { customer: await site.customer(), card: "declined" });
  expect(await site.subscribe("premium")).toMatchObject({ outcome: "payment-needed", tier: "standard" });
  await site.deliver();
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence: standard.pricePence });
});

test("deleting the account ends the subscription at Stripe, and its last events harm nobody", async () => {
  await paidMonth();
  const { subscriptions } = site;
  await subscriptions.endWithAccount(site.userId);
  const report = await site.report();
  expect(report.subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
  expect(report.customers[0]?.deleted).toBe(true);
  await site.removeUser();
  await site.deliver();
  expect(await site.revenuePence()).toBe(standard.pricePence);
});

test("VAT is left to Stripe only where that is switched on", async () => {
  await site.subscribe("standard");
  expect((await site.report()).subscriptions.map(({ isTaxed }) => isTaxed)).toEqual([false]);
  site = await Installation.open("stripe", { STRIPE_AUTOMATIC_TAX: "on" });
  await site.subscribe("standard");
  expect((await site.report()).subscriptions.map(({ isTaxed }) => isTaxed)).toEqual([true]);
});
