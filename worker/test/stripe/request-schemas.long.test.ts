import { expect, test } from "vitest";
import { decodeForm } from "#worker/test/stripe/form.ts";
import { faults } from "#worker/test/stripe/request-schemas.ts";

const SUBSCRIPTION = "customer=cus_1&items[0][price]=price_1&trial_period_days=7&expand[0]=customer";

test.each([
  ["nothing", "SubscriptionCreateParams", SUBSCRIPTION, undefined],
  ["an unknown parameter", "SubscriptionCreateParams", `${SUBSCRIPTION}&trail_days=7`, /trail_days/],
  ["an unknown one within another", "SubscriptionCreateParams", `${SUBSCRIPTION}&items[0][prize]=x`, /prize/],
  [
    "a word that is not listed",
    "SubscriptionCreateParams",
    `${SUBSCRIPTION}&payment_behavior=later`,
    /payment_behavior/,
  ],
  ["text for a number", "SubscriptionCreateParams", "trial_period_days=seven", /trial_period_days/],
  ["a missing parameter", "PriceCreateParams", "unit_amount=3499", /currency/],
])("Stripe's published parameters find fault with %s", (_, type, sent, fault) => {
  const found = faults(type, decodeForm(sent));
  if (fault) expect(found.join("\n")).toMatch(fault);
  else expect(found).toEqual([]);
});
