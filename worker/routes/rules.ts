import { type Context, Hono } from "hono";
import { clauseRulesQuery, ruleQuery } from "#schema/rule.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { notFound } from "#worker/lib/errors.ts";
import { validQuery } from "#worker/lib/validate.ts";
import { requirementsOf, ruleOf } from "#worker/rules/book/rule-book.ts";

/** It is the same for everybody and changes with a release only. */
const mayBeKept = (c: Context<AppEnv>) => c.header("cache-control", "public, max-age=3600");

/** The rule book is open to everybody: it says nothing of any material. */
export const ruleRoutes = new Hono<AppEnv>()
  .get("/", validQuery(ruleQuery), (c) => {
    const { requirement, check } = c.req.valid("query");
    const rule = ruleOf(requirement, check);
    if (!rule) throw notFound("The rule book does not hold this rule.");
    mayBeKept(c);
    return c.json(rule, 200);
  })
  .get("/requirements", validQuery(clauseRulesQuery), (c) => {
    mayBeKept(c);
    return c.json(requirementsOf(c.req.valid("query").clause), 200);
  });
