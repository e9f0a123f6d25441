import { Hono } from "hono";
import {
  adminPage,
  adminUsersQuery,
  analysesGrant,
  messageMark,
  messagesQuery,
  sessionsEnding,
  subscribersQuery,
  subscriptionUpdate,
  tierChange,
  usageReset,
} from "#schema/admin.ts";
import type { MessageResponse } from "#schema/message.ts";
import { adminOnly } from "#worker/auth/admission.ts";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { validJson, validQuery } from "#worker/lib/validate.ts";

const actorId = (c: AppContext) => requireSession(c).user.id;

const done = (c: AppContext, message: string) => c.json({ message } satisfies MessageResponse, 200);

/** What administrators see and do; everything they change goes into the audit log with it. */
export const adminRoutes = new Hono<AppEnv>()
  .use(adminOnly)
  .get("/stats", async (c) => c.json(await c.var.services.admin.statistics.totals(), 200))
  .get("/analyses-by-day", async (c) => c.json(await c.var.services.admin.statistics.analysesByDay(), 200))
  .get("/users", validQuery(adminUsersQuery), async (c) =>
    c.json(await c.var.services.admin.users.list(c.req.valid("query")), 200),
  )
  .get("/subscriptions", validQuery(subscribersQuery), async (c) =>
    c.json(await c.var.services.admin.subscribers.list(c.req.valid("query")), 200),
  )
  .get("/audit", validQuery(adminPage), async (c) =>
    c.json(await c.var.services.admin.auditLog.list(c.req.valid("query")), 200),
  )
  .post("/update-subscription", validJson(subscriptionUpdate), async (c) => {
    const { userId, action } = c.req.valid("json");
    await c.var.services.admin.subscribers.act(userId, action, actorId(c));
    return done(c, "User subscription updated successfully");
  })
  .post("/reset-usage", validJson(usageReset), async (c) => {
    await c.var.services.admin.users.resetUsage(c.req.valid("json").userId, actorId(c));
    return done(c, "User usage reset successfully");
  })
  .post("/grant-analyses", validJson(analysesGrant), async (c) => {
    const { userId, additionalAnalyses } = c.req.valid("json");
    await c.var.services.admin.users.grant(userId, additionalAnalyses, actorId(c));
    return done(c, "Additional analyses granted successfully");
  })
  .post("/update-tier", validJson(tierChange), async (c) => {
    const { userId, tier } = c.req.valid("json");
    await c.var.services.admin.users.setTier(userId, tier, actorId(c));
    return done(c, "User subscription tier updated successfully");
  })
  .post("/end-sessions", validJson(sessionsEnding), async (c) => {
    await c.var.services.admin.users.endSessions(c.req.valid("json").userId, actorId(c));
    return done(c, "User sessions ended successfully");
  })
  .get("/contact-messages", validQuery(messagesQuery), async (c) =>
    c.json(await c.var.services.admin.messages.list(c.req.valid("query")), 200),
  )
  .post("/contact-messages/:id", validJson(messageMark), async (c) => {
    const { done: isDone } = c.req.valid("json");
    await c.var.services.admin.messages.mark(Number(c.req.param("id")), isDone, actorId(c));
    return c.body(null, 204);
  })
  .get("/rule-reports", validQuery(messagesQuery), async (c) =>
    c.json(await c.var.services.admin.ruleReports.list(c.req.valid("query")), 200),
  )
  .get("/rule-report-counts", async (c) => c.json(await c.var.services.admin.ruleReports.counts(), 200))
  .post("/rule-reports/:id", validJson(messageMark), async (c) => {
    await c.var.services.admin.ruleReports.mark(Number(c.req.param("id")), c.req.valid("json").done, actorId(c));
    return c.body(null, 204);
  });
