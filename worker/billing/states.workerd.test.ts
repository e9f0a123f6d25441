import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PLANS, TRIAL_DAYS } from "#schema/plan.ts";
import { subscriptionInfo } from "#schema/subscription.ts";
import { Installation } from "#worker/test/billing.ts";

const FREE = { tier: "free", limit: PLANS.free.analysesPerMonth, revenuePence: 0 };
const STANDARD = { tier: "standard", limit: PLANS.standard.analysesPerMonth, revenuePence: 0 };
const PREMIUM = { tier: "premium", limit: PLANS.premium.analysesPerMonth, revenuePence: 0 };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2027, 0, 12, 9) }));
afterEach(() => void vi.useRealTimers());

/** What both keepers of subscriptions owe alike. */
describe.each(["local", "stripe"] as const)("%s", (kind) => {
  let site: Installation;

  beforeEach(async () => {
    site = await Installation.open(kind);
  });

  afterEach(async () => {
    if (kind === "stripe") expect((await site.report()).faults).toEqual([]);
  });

  test("nobody has a subscription to begin with", async () => {
    expect(await site.seen()).toEqual({ status: "none", ...FREE });
    expect(await site.info()).toMatchObject({ cancelAtPeriodEnd: false, currentPeriodEnd: null });
  });

  test("the first subscription is a trial of seven days without a card", async () => {
    const created = await site.subscribe("standard");
    expect(created).toMatchObject({ outcome: "trial-started", plan: "standard", subscriptionStatus: "trialing" });
    await site.deliver();
    expect(await site.seen()).toEqual({ status: "trialing", ...STANDARD });
    const info = subscriptionInfo.strict().parse(await site.info());
    const end = Date.now() / 1000 + TRIAL_DAYS * 86_400;
    expect(info).toMatchObject({ currentPeriodEnd: end, trialEnd: end, hasCard: false, cancelAtPeriodEnd: false });
  });

  test("two clicks at once, and every later one, are one subscription", async () => {
    const [one, two] = await Promise.all([site.subscribe("standard"), site.subscribe("standard")]);
    const three = await site.subscribe("standard");
    expect(new Set([one, two, three].map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    expect(three.outcome).toBe("unchanged");
    if (kind === "stripe") expect((await site.report()).subscriptions).toHaveLength(1);
  });

  test("the end of a trial without a card is the free tier, at that very moment", async () => {
    await site.subscribe("premium");
    await site.pass(TRIAL_DAYS - 0.01);
    await site.deliver();
    expect(await site.seen()).toEqual({ status: "trialing", ...PREMIUM });
    await site.pass(0.01);
    await site.deliver();
    expect(await site.seen()).toEqual({ status: "canceled", ...FREE });
  });

  test("a cancelled subscription lasts to the end of its period", async () => {
    await site.subscribe("standard");
    const cancelled = await site.cancel();
    expect(await cancelled.json()).toEqual({ message: expect.stringContaining("has been cancelled") });
    await site.deliver();
    expect(await site.info()).toMatchObject({ subscriptionStatus: "trialing", cancelAtPeriodEnd: true });
    expect(await site.seen()).toEqual({ status: "trialing", ...STANDARD });
    await site.pass(TRIAL_DAYS);
    expect(await site.seen()).toEqual({ status: "canceled", ...FREE });
    await site.deliver();
    expect(await site.seen()).toEqual({ status: "canceled", ...FREE });
    expect((await site.cancel()).status).toBe(404);
    expect((await site.reactivate()).status).toBe(404);
  });

  test("a cancellation can be taken back", async () => {
    await site.subscribe("standard");
    await site.cancel();
    expect((await site.reactivate()).status).toBe(200);
    await site.deliver();
    expect(await site.info()).toMatchObject({ subscriptionStatus: "trialing", cancelAtPeriodEnd: false });
    const again = await site.reactivate();
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ message: expect.stringContaining("has not been cancelled") });
  });

  test("a dearer plan holds at once, a cheaper one when the period ends", async () => {
    const { subscriptionId } = await site.subscribe("standard");
    const up = await site.subscribe("premium");
    expect(up).toMatchObject({ subscriptionId, outcome: "upgraded", plan: "premium", tier: "premium" });
    await site.deliver();
    expect(await site.seen()).toEqual({ status: "trialing", ...PREMIUM });
    const down = await site.subscribe("standard");
    expect(down).toMatchObject({ subscriptionId, outcome: "downgrade-scheduled", plan: "standard", tier: "premium" });
    await site.deliver();
    expect(await site.seen()).toEqual({ status: "trialing", ...PREMIUM });
    expect(await site.subscribe("premium")).toMatchObject({ outcome: "unchanged", plan: "premium", tier: "premium" });
    await site.deliver();
    expect(await site.seen()).toEqual({ status: "trialing", ...PREMIUM });
  });

  test("a change of plan is kept while the clock goes on", async () => {
    await site.subscribe("standard");
    let now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => ++now);
    await site.subscribe("premium");
    expect(await site.info()).toMatchObject({ plan: "premium", tier: "premium" });
    await site.subscribe("standard");
    expect(await site.info()).toMatchObject({ plan: "standard", tier: "premium" });
    vi.restoreAllMocks();
  });

  test("the scheduled job writes down what time has changed", async () => {
    await site.subscribe("standard");
    await site.pass(TRIAL_DAYS + 1);
    await site.runScheduledJob();
    if (kind === "stripe") await site.act("setDown", { isDown: true });
    expect(await site.seen()).toEqual({ status: "canceled", ...FREE });
    if (kind === "stripe") await site.act("setDown", { isDown: false });
  });

  test.each([
    ["planType", { planType: "free" }, "Please choose the Standard or the Premium plan."],
    ["userId", { userId: "x" }, /./],
  ])("a bad %s is refused by name", async (field, change, message) => {
    const body = { userId: site.userId, planType: "standard", ...change };
    const answer = await site.call("/api/create-subscription", body);
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as { fields: Record<string, string> };
    expect(fields[field]).toMatch(message);
  });
});
