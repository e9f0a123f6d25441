import { expect, test } from "vitest";
import { formatCostPerAnalysis, formatPrice, PLANS, savingsPercent } from "./plan.ts";

test("prices read as they are printed", () => {
  expect(Object.values(PLANS).map((plan) => formatPrice(plan.pricePence))).toEqual(["£0", "£34.99", "£64.99"]);
});

test("cost per analysis and savings follow from the table", () => {
  expect(formatCostPerAnalysis("standard")).toBe("£0.70");
  expect(formatCostPerAnalysis("premium")).toBe("£0.325");
  expect(savingsPercent("premium")).toBe(54);
  expect(savingsPercent("standard")).toBe(0);
});
