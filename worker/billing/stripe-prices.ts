import type Stripe from "stripe";
import { PAID_TIERS, type PaidTier, PLANS } from "#schema/plan.ts";

export const CURRENCY = "gbp";

/** The name by which a plan's price is found, whatever its id is in an account. */
export const lookupKey = (plan: PaidTier) => `abpi_checker_${plan}_monthly`;

const isPaidTier = (word: unknown): word is PaidTier => PAID_TIERS.some((tier) => tier === word);

/** The plan that a price belongs to, also one that has been replaced; null when it is none of ours. */
export function planOfPrice({ metadata, lookup_key }: Stripe.Price): PaidTier | null {
  if (isPaidTier(metadata.plan)) return metadata.plan;
  return PAID_TIERS.find((tier) => lookupKey(tier) === lookup_key) ?? null;
}

/** Whether a price asks for what the plan table says, monthly. */
export const isRightPrice = (price: Stripe.Price, plan: PaidTier) =>
  price.currency === CURRENCY &&
  price.unit_amount === PLANS[plan].pricePence &&
  price.recurring?.interval === "month" &&
  price.recurring.interval_count === 1;

/** A plan has no price at Stripe, or another than users are shown; its message is the price's lookup key. */
export class PriceMissing extends Error {}

/** Id of the price of a plan. Throws `PriceMissing` when it is missing or is not the one that users were shown. */
export async function priceOf(stripe: Stripe, plan: PaidTier): Promise<string> {
  const found = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true, limit: 1 });
  const price = found.data[0];
  if (price && isRightPrice(price, plan)) return price.id;
  throw new PriceMissing(lookupKey(plan));
}
