import { expect, test } from "vitest";
import type { Tier } from "#schema/plan.ts";
import { planBadge, planNudge, usageBadge, usageWarning } from "#web/features/usage/usage-rules.ts";
import { usage } from "#web/test/fixtures.ts";

const at = (tier: Tier, used: number, limit: number) => ({ ...usage, tier, used, limit, allowed: used < limit });

test("the badge follows the limit, then 80%", () => {
  expect(usageBadge(at("standard", 39, 50))).toBe("Active");
  expect(usageBadge(at("standard", 40, 50))).toBe("Near Limit");
  expect(usageBadge(at("standard", 50, 50))).toBe("Limit Reached");
  expect(usageBadge({ ...at("standard", 10, 50), allowed: false })).toBe("Limit Reached");
});

test("the warning stands from 80% until the limit", () => {
  expect(usageWarning(at("premium", 159, 200))).toBeUndefined();
  expect(usageWarning(at("premium", 160, 200))).toBe("You have used 80% of this month's analyses.");
  expect(usageWarning(at("premium", 200, 200))).toBeUndefined();
});

test("plan badges show the prices of the table", () => {
  expect(planBadge(at("free", 0, 3))).toBe("Free Trial £0/month");
  expect(planBadge(at("standard", 0, 50))).toBe("Standard £34.99/month");
  expect(planBadge(at("premium", 0, 200))).toBe("Premium £64.99/month");
});

test("the free tier always sees an upgrade", () => {
  expect(planNudge(at("free", 0, 3))).toBe(
    "Upgrade to Standard: 50 analyses per month for £34.99, £0.70 per analysis.",
  );
});

test("Standard is told of Premium from 70%", () => {
  expect(planNudge(at("standard", 34, 50))).toBeUndefined();
  expect(planNudge(at("standard", 35, 50))).toBe(
    "Upgrade to Premium: 200 analyses per month at £0.325 per analysis, 54% less for each.",
  );
});

test("Premium is told of Standard under 30%", () => {
  expect(planNudge(at("premium", 59, 200))).toBe("Your use would fit Standard: save £30/month.");
  expect(planNudge(at("premium", 60, 200))).toBeUndefined();
});
