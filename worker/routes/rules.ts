import { Hono } from "hono";
import { ruleQuery } from "#schema/rule.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { notFound } from "#worker/lib/errors.ts";
import { validQuery } from "#worker/lib/validate.ts";
import { ruleOf } from "#worker/rules/book/rule-book.ts";

/** The rule book is open to everybody: it says nothing of any material. */
export const ruleRoutes = new Hono<AppEnv>().get("/", validQuery(ruleQuery), (c) => {
  const { requirement, check } = c.req.valid("query");
  const rule = ruleOf(requirement, check);
  if (!rule) throw notFound("The rule book does not hold this rule.");
  c.header("cache-control", "public, max-age=3600");
  return c.json(rule, 200);
});
