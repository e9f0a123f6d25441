import { z } from "zod";
import { PAID_TIERS, TIERS } from "./plan.ts";

export const SUBSCRIPTION_STATUSES = ["active", "trialing", "past_due", "canceled", "none"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const userId = z.int().positive();
const unixSeconds = z.int().min(0);

/** Body of `POST /api/create-subscription`. */
export const planRequest = z.object({
  userId,
  planType: z.enum(PAID_TIERS, { error: "Please choose the Standard or the Premium plan." }),
});

/** Body of `POST /api/cancel-subscription` and `POST /api/reactivate-subscription`, answered by a message. */
export const subscriptionOwner = z.object({ userId });

/** Answer of `GET /api/subscription/{userId}`. */
export const subscriptionInfo = z.object({
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  cancelAtPeriodEnd: z.boolean(),
  /** Unix seconds: when the present period ends; null without a subscription. */
  currentPeriodEnd: unixSeconds.nullable(),
  /** The plan whose limits hold now. */
  tier: z.enum(TIERS),
  /** The plan that is billed from the next period on; null without a subscription. */
  plan: z.enum(PAID_TIERS).nullable(),
  /** Unix seconds; null outside a trial. */
  trialEnd: unixSeconds.nullable(),
  /** Whether there is a card to be charged at the end of the period. */
  hasCard: z.boolean(),
  /** False where no payments are set up. */
  canAddCard: z.boolean(),
  /** Unix seconds: until when a plan whose payment failed is kept; null unless past due. */
  graceEnd: unixSeconds.nullable(),
});
export type SubscriptionInfo = z.infer<typeof subscriptionInfo>;

/** What a call of `create-subscription` has brought about. */
export const SUBSCRIPTION_OUTCOMES = [
  "trial-started",
  "unchanged",
  "upgraded",
  /** The cheaper plan follows when the present period ends. */
  "downgrade-scheduled",
  /** Nothing holds until the payment that `clientSecret` belongs to has been made. */
  "payment-needed",
] as const;

/** Answer of `POST /api/create-subscription`. */
export const createdSubscription = subscriptionInfo.extend({
  subscriptionId: z.string(),
  outcome: z.enum(SUBSCRIPTION_OUTCOMES),
  /** What the card form needs: a card for later (`setup`) or a payment now. */
  clientSecret: z.string().optional(),
  intent: z.enum(["setup", "payment"]).optional(),
  publishableKey: z.string().optional(),
});
export type CreatedSubscription = z.infer<typeof createdSubscription>;
