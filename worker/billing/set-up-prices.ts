import type Stripe from "stripe";
import { PAID_TIERS, type PaidTier, PLANS } from "#schema/plan.ts";
import { isMissing } from "#worker/billing/stripe-client.ts";
import { CURRENCY, isRightPrice, lookupKey } from "#worker/billing/stripe-prices.ts";

const productId = (plan: PaidTier) => `abpi_checker_${plan}`;

async function ensureProduct(stripe: Stripe, plan: PaidTier): Promise<void> {
  const id = productId(plan);
  try {
    await stripe.products.retrieve(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const name = `ABPI Compliance Checker ${PLANS[plan].name}`;
    await stripe.products.create({ id, name }, { idempotencyKey: `product-${id}` });
  }
}

/** Makes the products and prices of the plan table where they are missing; safe to run again. A price that has changed
 * in the table gets a new price at Stripe, and those who have subscribed keep the old one. Returns what was made. */
export async function setUpPrices(stripe: Stripe): Promise<string[]> {
  const made: string[] = [];
  for (const plan of PAID_TIERS) {
    await ensureProduct(stripe, plan);
    const key = lookupKey(plan);
    const found = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
    if (found.data[0] && isRightPrice(found.data[0], plan)) continue;
    const unit_amount = PLANS[plan].pricePence;
    await stripe.prices.create(
      {
        ...{ product: productId(plan), currency: CURRENCY, unit_amount, lookup_key: key, transfer_lookup_key: true },
        ...{ recurring: { interval: "month" }, tax_behavior: "inclusive", metadata: { plan } },
      },
      { idempotencyKey: `price-${key}-${unit_amount}-${found.data[0]?.id ?? "first"}` },
    );
    made.push(key);
  }
  return made;
}
