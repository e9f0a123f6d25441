import { Hono } from "hono";
import { userIdQuery } from "#schema/assessment.ts";
import { requireSelf } from "#worker/auth/admission.ts";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { unauthenticated } from "#worker/lib/errors.ts";
import { validQuery } from "#worker/lib/validate.ts";

export const usageRoutes = new Hono<AppEnv>()
  .get("/usage-limits", async (c) => {
    const limits = await c.var.services.usage.limits(requireSession(c).user.id);
    // The account was deleted while the request was under way.
    if (!limits) throw unauthenticated();
    return c.json(limits, 200);
  })
  .get("/stats", validQuery(userIdQuery), async (c) => {
    const { userId } = c.req.valid("query");
    requireSelf(c, userId);
    return c.json(await c.var.services.assessments.monthlyStats(userId), 200);
  });
