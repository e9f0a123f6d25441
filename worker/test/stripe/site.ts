import { afterEach, beforeEach, expect, vi } from "vitest";
import { PLANS, TRIAL_DAYS } from "#schema/plan.ts";
import { Installation } from "#worker/test/billing.ts";

export const FREE = { tier: "free", limit: PLANS.free.analysesPerMonth };
export const STANDARD = { tier: "standard", limit: PLANS.standard.analysesPerMonth };
export const PREMIUM = { tier: "premium", limit: PLANS.premium.analysesPerMonth };
/** Days from the end of the trial of these tests to the first renewal. */
export const MONTH = 31;

/** The installation of the present test. */
export let site: Installation;

/** Opens an installation with Stripe on 12 January 2027 for each test; afterwards no call may have been a wrong one. */
export function openSites() {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2027, 0, 12, 9) });
    site = await Installation.open("stripe");
  });
  afterEach(async () => {
    expect((await site.report()).faults).toEqual([]);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** A trial to which a good card was added. */
export async function trialWithCard(plan: "standard" | "premium" = "standard") {
  const created = await site.subscribe(plan);
  await site.act("confirm", { clientSecret: created.clientSecret ?? "", card: "good" });
  await site.deliver();
}

/** A month that was paid for. */
export async function paidMonth(plan: "standard" | "premium" = "standard") {
  await trialWithCard(plan);
  await site.pass(TRIAL_DAYS);
  await site.deliver();
}
