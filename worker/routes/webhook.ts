import { Hono } from "hono";
import { type WebhookSecret, webhookRequest } from "#schema/webhook.ts";
import { requireSession, sessionOnly } from "#worker/auth/session-cookie.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { AppError, notFound } from "#worker/lib/errors.ts";
import { enforceLimit } from "#worker/lib/rate-limit.ts";
import { validJson } from "#worker/lib/validate.ts";

const SIGN_UP_FIRST = "Please sign up first: a demo account has no webhook.";

/** The caller's id; what leaves for another machine takes an account of one's own. */
function ownerId(c: AppContext): number {
  const { user } = requireSession(c);
  if (user.isDemo) throw new AppError("forbidden", SIGN_UP_FIRST);
  return user.id;
}

/** Where the caller's account wants to be told of ended analyses. */
export const webhookRoutes = new Hono<AppEnv>()
  .use(sessionOnly)
  .get("/", async (c) => c.json(await c.var.services.webhooks.state(requireSession(c).user.id), 200))
  .put("/", validJson(webhookRequest), async (c) => {
    const secret = await c.var.services.webhooks.set(ownerId(c), c.req.valid("json").url);
    return c.json({ secret } satisfies WebhookSecret, 200);
  })
  .delete("/", async (c) => {
    if (!(await c.var.services.webhooks.remove(ownerId(c)))) throw notFound("The webhook was removed already.");
    return c.body(null, 204);
  })
  .post("/test", async (c) => {
    const userId = ownerId(c);
    await enforceLimit(c.env.LIMIT_LOGIN_ACCOUNT, `webhook:${userId}`);
    await c.var.services.webhooks.test(userId);
    return c.json(await c.var.services.webhooks.state(userId), 200);
  });
