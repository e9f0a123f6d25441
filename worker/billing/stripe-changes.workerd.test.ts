import { expect, test } from "vitest";
import { PLANS, TRIAL_DAYS } from "#schema/plan.ts";
import { FREE, MONTH, openSites, PREMIUM, paidMonth, STANDARD, site } from "#worker/test/stripe/site.ts";

const { standard, premium } = PLANS;

openSites();

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

test("a card that is refused for an upgrade leaves the plan as it is", async () => {
  await paidMonth();
  await site.act("setCard", { customer: await site.customer(), card: "declined" });
  expect(await site.subscribe("premium")).toMatchObject({ outcome: "payment-needed", tier: "standard" });
  await site.deliver();
  expect(await site.seen()).toEqual({ status: "active", ...STANDARD, revenuePence: standard.pricePence });
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
