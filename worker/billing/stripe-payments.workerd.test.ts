import { expect, test, vi } from "vitest";
import { GRACE_DAYS, PLANS, TRIAL_DAYS } from "#schema/plan.ts";
import { DAY_S, Installation } from "#worker/test/billing.ts";
import { FREE, MONTH, openSites, paidMonth, STANDARD, site, trialWithCard } from "#worker/test/stripe/site.ts";

const { standard } = PLANS;

openSites();

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

test("whoever has the whole payment back keeps the month, is not charged again, and may change their mind", async () => {
  await paidMonth();
  await site.act("refund", { customer: await site.customer(), pence: standard.pricePence });
  const events = await site.deliver();
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence: 0 });
  expect(await site.info()).toMatchObject({ cancelAtPeriodEnd: true });
  expect((await site.reactivate()).status).toBe(200);
  for (const event of events) await site.send(event);
  expect(await site.info()).toMatchObject({ cancelAtPeriodEnd: false });
});

test("after a whole refund nothing is charged when the month ends", async () => {
  await paidMonth();
  await site.act("refund", { customer: await site.customer(), pence: standard.pricePence });
  await site.deliver();
  await site.pass(MONTH);
  await site.deliver();
  expect(await site.seen()).toEqual({ status: "canceled", ...FREE, revenuePence: 0 });
});

test("an earlier month paid back whole leaves the renewal of the one that was paid since", async () => {
  await paidMonth();
  await site.act("refund", { customer: await site.customer(), pence: standard.pricePence });
  const late = await site.takeEvents();
  await site.pass(MONTH);
  await site.deliver();
  for (const event of late) await site.send(event);
  expect(await site.info()).toMatchObject({ subscriptionStatus: "active", cancelAtPeriodEnd: false });
});

test("a refund in part is taken off the revenue, once, and the plan goes on", async () => {
  await paidMonth();
  await site.act("refund", { customer: await site.customer(), pence: 1000 });
  const events = await site.deliver();
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence: standard.pricePence - 1000 });
  for (const event of events) await site.send({ ...event, id: `${event.id}_again` });
  expect((await site.seen()).revenuePence).toBe(standard.pricePence - 1000);
  expect(await site.info()).toMatchObject({ cancelAtPeriodEnd: false });
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

test("VAT is left to Stripe only where that is switched on", async () => {
  await site.subscribe("standard");
  expect((await site.report()).subscriptions.map(({ isTaxed }) => isTaxed)).toEqual([false]);
  const taxing = await Installation.open("stripe", { STRIPE_AUTOMATIC_TAX: "on" });
  await taxing.subscribe("standard");
  const { subscriptions, faults } = await taxing.report();
  expect(subscriptions.map(({ isTaxed }) => isTaxed)).toEqual([true]);
  expect(faults).toEqual([]);
});
