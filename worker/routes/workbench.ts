import { Hono } from "hono";
import { changesQuery, decisionBody, decisionQuery, type EditTrial, trialBody } from "#schema/workbench.ts";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { notFound } from "#worker/lib/errors.ts";
import { isAnalysisId } from "#worker/lib/ids.ts";
import { enforceLimit } from "#worker/lib/rate-limit.ts";
import { validJson, validQuery } from "#worker/lib/validate.ts";

/** What is done about a result after it is there; every part answers 404 for somebody else's assessment. */
export const workbenchRoutes = new Hono<AppEnv>()
  .get("/:id/versions", async (c) => {
    const { user } = requireSession(c);
    return c.json(await c.var.services.versions.list(c.req.param("id"), user.id), 200);
  })
  .get("/:id/changes", validQuery(changesQuery), async (c) => {
    const { user } = requireSession(c);
    return c.json(await c.var.services.versions.changes(c.req.param("id"), user.id, c.req.valid("query").against), 200);
  })
  .post("/:id/try", validJson(trialBody), async (c) => {
    const { user } = requireSession(c);
    await enforceLimit(c.env.LIMIT_ANALYSE, `try:${user.id}`);
    const id = c.req.param("id");
    const run = isAnalysisId(id) ? c.var.services.analyses.run(id) : null;
    const trial = (await run?.tryEdits(user.id, c.req.valid("json").matters)) ?? null;
    if (!trial) throw notFound("The text is no longer kept. Amend the file and check it again.");
    return c.json(trial satisfies EditTrial as EditTrial, 200);
  })
  .get("/:id/decisions", async (c) => {
    const { user } = requireSession(c);
    return c.json(await c.var.services.decisions.list(c.req.param("id"), user), 200);
  })
  .post("/:id/decisions", validJson(decisionBody), async (c) => {
    const { user } = requireSession(c);
    return c.json(await c.var.services.decisions.decide(c.req.param("id"), user, c.req.valid("json")), 200);
  })
  .delete("/:id/decisions", validQuery(decisionQuery), async (c) => {
    const { user } = requireSession(c);
    return c.json(await c.var.services.decisions.undo(c.req.param("id"), user, c.req.valid("query").subject), 200);
  });
