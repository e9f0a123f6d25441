import { Hono } from "hono";
import { z } from "zod";
import type { MarkedText, ProgressRecord } from "#schema/result.ts";
import type { SubmitResponse } from "#schema/submission.ts";
import { formSource } from "#worker/analysis/sources.ts";
import { requireSession } from "#worker/auth/session-cookie.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { notFound } from "#worker/lib/errors.ts";
import { isAnalysisId } from "#worker/lib/ids.ts";
import { enforceLimit } from "#worker/lib/rate-limit.ts";
import { validQuery } from "#worker/lib/validate.ts";

/** Longest time that an answer on progress is held, in milliseconds: the interval at which pages ask. */
const MAX_WAIT_MS = 2000;

const progressQuery = z.object({ wait: z.coerce.number().int().min(0).max(MAX_WAIT_MS).default(0) });

const gone = () => notFound("This analysis could not be found. It may have been deleted.");

/** The extracted text of one of the caller's analyses; throws 404 once it is wiped. */
export async function markedTextOf(c: AppContext, id: string): Promise<MarkedText> {
  const { user } = requireSession(c);
  const text = isAnalysisId(id) ? await c.var.services.analyses.run(id).markedText(user.id) : null;
  if (!text) throw notFound("The text is no longer kept. It is deleted 15 minutes after an analysis.");
  return text;
}

export const analyzeRoutes = new Hono<AppEnv>()
  .post("/analyze", async (c) => {
    const { user } = requireSession(c);
    await enforceLimit(c.env.LIMIT_ANALYSE, String(user.id));
    const progressId = await c.var.services.analyses.submit(formSource(c.req.raw), user.id);
    return c.json({ progressId } satisfies SubmitResponse, 202);
  })
  .get("/analyze-progress/:id", validQuery(progressQuery), async (c) => {
    const { user } = requireSession(c);
    const id = c.req.param("id");
    const run = isAnalysisId(id) ? c.var.services.analyses.run(id) : null;
    const progress: ProgressRecord | null = (await run?.progress(user.id, c.req.valid("query").wait)) ?? null;
    if (!progress) throw gone();
    return c.json(progress, 200);
  })
  .post("/analyze-progress/:id/cancel", async (c) => {
    const { user } = requireSession(c);
    const id = c.req.param("id");
    if (!isAnalysisId(id) || !(await c.var.services.analyses.run(id).cancel(user.id))) throw gone();
    return c.body(null, 204);
  })
  .get("/analyze-progress/:id/text", async (c) => c.json(await markedTextOf(c, c.req.param("id")), 200));
