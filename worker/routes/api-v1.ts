import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type ApiList, apiListQuery, idempotencyHeader, textSubmission, waitQuery } from "#schema/api-v1.ts";
import { type CaseAnswer, type CaseList, caseQuery } from "#schema/precedent.ts";
import { MAX_TEXT_CHARS } from "#schema/submission-options.ts";
import { formSource, type Source, textSource } from "#worker/analysis/sources.ts";
import { progressOf, removeAnalysis, resultOf } from "#worker/api/follow.ts";
import { openApiDocument } from "#worker/api/openapi.ts";
import { ruleBook } from "#worker/api/rule-book.ts";
import { submitOnce } from "#worker/api/submit-once.ts";
import { requireScope, scoped, tokenOnly } from "#worker/auth/bearer.ts";
import { listCases } from "#worker/cases/register/find-cases.ts";
import { readCase } from "#worker/cases/register/read-case.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { AppError, notFound } from "#worker/lib/errors.ts";
import { enforceLimit } from "#worker/lib/rate-limit.ts";
import { parseInput, validHeader, validQuery } from "#worker/lib/validate.ts";
import { ruleOf } from "#worker/rules/book/rule-book.ts";

/** The longest text in bytes of UTF-8, escaped as JSON, and the other fields. */
const MAX_JSON_BYTES = 8 * MAX_TEXT_CHARS;

const NEITHER =
  "Please send a form (multipart/form-data) with a file, or JSON (application/json) with the text of the material.";
const NO_JSON = "The JSON could not be read. Please check it and try again.";
const NO_CASE = "The register holds no case of this number. /api/v1/cases lists those it holds.";
const tooLong = bodyLimit({
  maxSize: MAX_JSON_BYTES,
  onError: () => {
    throw new AppError("file-too-large", "This is more text than can be sent at once. Please send it as a file.");
  },
});

const DESCRIPTION_HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
};

const typeOf = (c: AppContext) => (c.req.header("content-type") ?? "").split(";")[0]?.trim().toLowerCase();

async function sourceOf(c: AppContext): Promise<Source> {
  if (typeOf(c) === "multipart/form-data") return formSource(c.req.raw);
  if (typeOf(c) !== "application/json") throw new AppError("invalid-request", NEITHER);
  const body: unknown = await c.req.json().catch(() => {
    throw new AppError("invalid-request", NO_JSON);
  });
  return textSource(parseInput(textSubmission, body));
}

/** The API of users' own programs. Every call but the description brings an API token, and is refused without one
 * whatever cookie it brings. */
export const apiV1Routes = new Hono<AppEnv>()
  .get("/openapi.json", (c) => c.body(JSON.stringify(openApiDocument()), 200, DESCRIPTION_HEADERS))
  .use(tokenOnly)
  .post(
    "/analyses",
    scoped("analyse"),
    validHeader(idempotencyHeader),
    (c, next) => (typeOf(c) === "application/json" ? tooLong(c, next) : next()),
    async (c) => {
      const { user } = requireScope(c, "analyse");
      await enforceLimit(c.env.LIMIT_ANALYSE, String(user.id));
      const name = c.req.valid("header")["idempotency-key"];
      const { id, isRepeated } = await submitOnce(c.var.services, await sourceOf(c), user.id, name);
      c.header("location", `/api/v1/analyses/${id}`);
      if (isRepeated) c.header("idempotency-replayed", "true");
      return c.json({ id }, 202);
    },
  )
  .delete("/analyses/:id", scoped("analyse"), async (c) => {
    await removeAnalysis(c.var.services, c.req.param("id"), requireScope(c, "analyse").user.id);
    return c.body(null, 204);
  })
  .get("/analyses", scoped("read"), validQuery(apiListQuery), async (c) => {
    const items = await c.var.services.assessments.list(requireScope(c, "read").user.id, c.req.valid("query"));
    return c.json({ items } satisfies ApiList, 200);
  })
  .get("/analyses/:id", scoped("read"), validQuery(waitQuery), async (c) => {
    const waitMs = c.req.valid("query").wait * 1000;
    return c.json(await progressOf(c.var.services, c.req.param("id"), requireScope(c, "read").user.id, waitMs), 200);
  })
  .get("/analyses/:id/result", scoped("read"), async (c) =>
    c.json(await resultOf(c.var.services, c.req.param("id"), requireScope(c, "read").user.id), 200),
  )
  .get("/cases", scoped("read"), validQuery(caseQuery), async (c) =>
    c.json((await listCases(c.var.services.register, c.req.valid("query"))) satisfies CaseList, 200),
  )
  .get("/cases/:number", scoped("read"), async (c) => {
    const { register, importedCases } = c.var.services;
    const found = await readCase(register, importedCases, c.req.param("number"));
    if (!found) throw notFound(NO_CASE);
    return c.json(found satisfies CaseAnswer, 200);
  })
  .get("/rules", scoped("read"), (c) => c.json(ruleBook(), 200))
  .get("/rules/:requirement", scoped("read"), (c) => {
    const rule = ruleOf(c.req.param("requirement"));
    if (!rule) throw notFound("The rule book does not hold this rule. /api/v1/rules lists those it holds.");
    return c.json(rule, 200);
  });
