export const TIERS = ["free", "standard", "premium"] as const;
export type Tier = (typeof TIERS)[number];

/** The plans that can be bought, the cheaper one first; `free` is what everybody starts with. */
export const PAID_TIERS = ["standard", "premium"] as const satisfies readonly Tier[];
export type PaidTier = (typeof PAID_TIERS)[number];

export interface Plan {
  /** As the pricing page calls it. */
  name: string;
  pricePence: number;
  analysesPerMonth: number;
  features: readonly string[];
}

/** The one table of plans: server limits, prices and every badge are read from here. */
export const PLANS = {
  free: {
    name: "Free Trial",
    pricePence: 0,
    analysesPerMonth: 3,
    features: ["Document and image analysis", "ABPI code check", "Basic risk assessment"],
  },
  standard: {
    name: "Standard",
    pricePence: 3499,
    analysesPerMonth: 50,
    features: ["PMCPA case matching", "Detailed recommendations"],
  },
  premium: {
    name: "Premium",
    pricePence: 6499,
    analysesPerMonth: 200,
    features: ["Everything in Standard"],
  },
} as const satisfies Record<Tier, Plan>;

export const TRIAL_DAYS = 7;

/** How long a plan is kept when its payment has failed. */
export const GRACE_DAYS = 7;

/** Share of the limit from which the badge reads "Near Limit". */
export const NEAR_LIMIT_SHARE = 0.8;

/** Taken where no plan was chosen before `/subscribe`. */
export const DEFAULT_PAID_TIER: PaidTier = "standard";

/** "£34.99", and "£0" for nothing. */
export function formatPrice(pence: number): string {
  return pence === 0 ? "£0" : `£${(pence / 100).toFixed(2)}`;
}

/** Price of one analysis when the whole month is used, in pence (not rounded). */
export function costPerAnalysisPence(of: Tier): number {
  return PLANS[of].pricePence / PLANS[of].analysesPerMonth;
}

/** "£0.70" or "£0.325": to a tenth of a penny, without a trailing zero in that place. */
export function formatCostPerAnalysis(of: Tier): string {
  const pounds = (costPerAnalysisPence(of) / 100).toFixed(3);
  return `£${pounds.endsWith("0") ? pounds.slice(0, -1) : pounds}`;
}

/** What one analysis is cheaper by than on the Standard plan, in whole percent. */
export function savingsPercent(of: PaidTier): number {
  return Math.round((1 - costPerAnalysisPence(of) / costPerAnalysisPence("standard")) * 100);
}
