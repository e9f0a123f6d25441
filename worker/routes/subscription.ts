import { Hono } from "hono";
import type { MessageResponse } from "#schema/message.ts";
import {
  type CreatedSubscription,
  planRequest,
  type SubscriptionInfo,
  subscriptionOwner,
} from "#schema/subscription.ts";
import { requireSelf } from "#worker/auth/admission.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { validJson } from "#worker/lib/validate.ts";

const CANCELLED = "Your subscription has been cancelled. You keep access until the end of the present period.";
const REACTIVATED = "Your subscription has been reactivated.";

export const subscriptionRoutes = new Hono<AppEnv>()
  .post("/create-subscription", validJson(planRequest), async (c) => {
    const { userId, planType } = c.req.valid("json");
    requireSelf(c, userId);
    return c.json((await c.var.services.subscriptions.open(userId, planType)) satisfies CreatedSubscription, 200);
  })
  .get("/subscription/:userId", async (c) => {
    const userId = Number(c.req.param("userId"));
    requireSelf(c, userId);
    return c.json((await c.var.services.subscriptions.info(userId)) satisfies SubscriptionInfo, 200);
  })
  .post("/cancel-subscription", validJson(subscriptionOwner), async (c) => {
    const { userId } = c.req.valid("json");
    requireSelf(c, userId);
    await c.var.services.subscriptions.cancel(userId);
    return c.json({ message: CANCELLED } satisfies MessageResponse, 200);
  })
  .post("/reactivate-subscription", validJson(subscriptionOwner), async (c) => {
    const { userId } = c.req.valid("json");
    requireSelf(c, userId);
    await c.var.services.subscriptions.reactivate(userId);
    return c.json({ message: REACTIVATED } satisfies MessageResponse, 200);
  });
