import { Hono } from "hono";
import { changesQuery, decisionBody, decisionQuery, type EditTrial, shareBody, trialBody } from "#schema/workbench.ts";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { notFound } from "#worker/lib/errors.ts";
import { isAnalysisId } from "#worker/lib/ids.ts";
import { callerAddress, enforceLimit } from "#worker/lib/rate-limit.ts";
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
  .get("/:id/shares", async (c) => {
    const { user } = requireSession(c);
    return c.json(await c.var.services.sharing.list(c.req.param("id"), user.id), 200);
  })
  .post("/:id/shares", validJson(shareBody), async (c) => {
    const { user } = requireSession(c);
    return c.json(await c.var.services.sharing.share(c.req.param("id"), user.id, c.req.valid("json")), 201);
  })
  .delete("/:id/shares/:share", async (c) => {
    const { user } = requireSession(c);
    await c.var.services.sharing.revoke(c.req.param("id"), user.id, c.req.param("share"));
    return c.body(null, 204);
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

/** What somebody without an account may read by a link. */
export const sharedRoutes = new Hono<AppEnv>().get("/:token", async (c) => {
  await enforceLimit(c.env.LIMIT_EVENTS, `shared:${callerAddress(c)}`);
  return c.json(await c.var.services.sharing.open(c.req.param("token")), 200);
});
