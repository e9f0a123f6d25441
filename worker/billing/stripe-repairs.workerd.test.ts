import { expect, test } from "vitest";
import { PLANS } from "#schema/plan.ts";
import { FREE, openSites, PREMIUM, paidMonth, STANDARD, site } from "#worker/test/stripe/site.ts";

const { standard, premium } = PLANS;
const difference = premium.pricePence - standard.pricePence;

openSites();

/** An upgrade whose payment the bank wants confirmed, confirmed; the message about it is lost. */
async function confirmedUnheard() {
  await paidMonth();
  await site.act("setCard", { customer: await site.customer(), card: "needs-3ds" });
  const waiting = await site.subscribe("premium");
  await site.deliver();
  await site.act("confirm", { clientSecret: waiting.clientSecret ?? "", card: "good" });
  await site.takeEvents();
}

test("a confirmed upgrade holds, and its payment is counted, though no webhook tells of it: the page asks", async () => {
  await confirmedUnheard();
  const revenuePence = standard.pricePence + difference;
  expect(await site.info()).toMatchObject({ tier: "premium", plan: "premium" });
  expect(await site.seen()).toEqual({ status: "active", ...PREMIUM, revenuePence });
});

test("… and so does the scheduled job, for a user who does not come back", async () => {
  await confirmedUnheard();
  await site.pass(1 / 1440);
  await site.runScheduledJob();
  expect(await site.revenuePence()).toBe(standard.pricePence + difference);
});

test("a renewal whose webhook is lost is counted once the period is asked about, and once only", async () => {
  await paidMonth();
  await site.pass(32);
  const lost = await site.takeEvents();
  await site.runScheduledJob();
  expect(await site.revenuePence()).toBe(2 * standard.pricePence);
  for (const event of lost) expect((await site.send(event)).status).toBe(200);
  expect(await site.revenuePence()).toBe(2 * standard.pricePence);
});

test("a dearer plan bought after a cancellation takes the cancellation back", async () => {
  await paidMonth();
  await site.cancel();
  await site.deliver();
  expect(await site.subscribe("premium")).toMatchObject({ outcome: "upgraded", cancelAtPeriodEnd: false });
  await site.pass(32);
  await site.deliver();
  expect(await site.seen()).toMatchObject({ status: "active", ...PREMIUM });
});

test("a disputed payment is no revenue until the bank decides for us", async () => {
  await paidMonth();
  const customer = await site.customer();
  await site.act("dispute", { customer, status: "needs_response" });
  await site.deliver();
  expect(await site.revenuePence()).toBe(0);
  await site.act("dispute", { customer, status: "won" });
  await site.deliver();
  expect(await site.revenuePence()).toBe(standard.pricePence);
  await site.act("dispute", { customer, status: "lost" });
  await site.deliver();
  expect(await site.revenuePence()).toBe(0);
});

test("an event on a subscription that Stripe no longer knows ends it here, and is not sent again", async () => {
  await paidMonth();
  expect(await site.seen()).toMatchObject({ status: "active", ...STANDARD });
  const [known] = (await site.report()).subscriptions;
  const subscription = known?.id ?? "";
  await site.act("forget", { subscription });
  const answer = await site.send({
    ...{ id: "evt_late", object: "event", type: "customer.subscription.updated", created: 1 },
    data: { object: { id: subscription, customer: await site.customer() } },
  });
  expect(answer.status).toBe(200);
  expect(await site.seen()).toMatchObject({ status: "canceled", ...FREE });
});

test("with the prices not set up the user is told that nothing was charged", async () => {
  await site.act("clearPrices", {});
  const answer = await site.call("/api/create-subscription", { userId: site.userId, planType: "standard" });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/nothing has been charged/) });
});
