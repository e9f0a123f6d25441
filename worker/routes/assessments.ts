import { Hono } from "hono";
import { pageQuery, recentQuery } from "#schema/assessment.ts";
import { assessmentName } from "#schema/workbench.ts";
import { requireSelf } from "#worker/auth/admission.ts";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { notFound } from "#worker/lib/errors.ts";
import { validJson, validQuery } from "#worker/lib/validate.ts";
import { markedTextOf } from "#worker/routes/analyze.ts";

const gone = () => notFound("This assessment could not be found. It may have been deleted.");

export const assessmentRoutes = new Hono<AppEnv>()
  .get("/assessments/recent", validQuery(recentQuery), async (c) => {
    const { userId, limit } = c.req.valid("query");
    requireSelf(c, userId);
    return c.json(await c.var.services.assessments.list(userId, { page: 1, limit }), 200);
  })
  .get("/assessments/user/:userId", validQuery(pageQuery), async (c) => {
    const userId = Number(c.req.param("userId"));
    requireSelf(c, userId);
    return c.json(await c.var.services.assessments.list(userId, c.req.valid("query")), 200);
  })
  .get("/assessment/:id", async (c) => {
    const { user } = requireSession(c);
    const assessment = await c.var.services.assessments.get(c.req.param("id"), user.id);
    if (!assessment) throw gone();
    return c.json(assessment, 200);
  })
  .patch("/assessment/:id", validJson(assessmentName), async (c) => {
    const { user } = requireSession(c);
    const { name } = c.req.valid("json");
    if (!(await c.var.services.assessments.rename(c.req.param("id"), user.id, name || null))) throw gone();
    return c.body(null, 204);
  })
  .delete("/assessment/:id", async (c) => {
    const { user } = requireSession(c);
    if (!(await c.var.services.analyses.remove(c.req.param("id"), user.id))) throw gone();
    return c.body(null, 204);
  })
  .get("/assessment/:id/text", async (c) => c.json(await markedTextOf(c, c.req.param("id")), 200));
