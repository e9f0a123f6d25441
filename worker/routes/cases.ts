import { Hono } from "hono";
import { type CaseAnswer, caseQuery } from "#schema/precedent.ts";
import { casesCsv } from "#worker/cases/register/cases-csv.ts";
import { clauseYearsOf } from "#worker/cases/register/clause-years.ts";
import { findCases, listCases } from "#worker/cases/register/find-cases.ts";
import { readCase } from "#worker/cases/register/read-case.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { notFound } from "#worker/lib/errors.ts";
import { validQuery } from "#worker/lib/validate.ts";

/** The same for everybody, and changed by imports alone: kept for five minutes, and for an hour while it is fetched anew. */
const KEPT = "public, max-age=300, stale-while-revalidate=3600";

const keep = (c: AppContext) => c.header("Cache-Control", KEPT);

/** The precedent explorer is open to everybody: it holds facts of the PMCPA's register and says nothing of any material. */
export const caseRoutes = new Hono<AppEnv>()
  .get("/cases", validQuery(caseQuery), async (c) => {
    keep(c);
    return c.json(await listCases(c.var.services.register, c.req.valid("query")), 200);
  })
  .get("/cases.csv", validQuery(caseQuery), async (c) => {
    const { cases } = await findCases(c.var.services.register, c.req.valid("query"));
    keep(c);
    c.header("Content-Type", "text/csv; charset=utf-8");
    c.header("Content-Disposition", 'attachment; filename="pmcpa-cases.csv"');
    return c.body(casesCsv(cases), 200);
  })
  .get("/cases/by-year", validQuery(caseQuery), async (c) => {
    const { cases } = await findCases(c.var.services.register, c.req.valid("query"));
    keep(c);
    return c.json(clauseYearsOf(cases), 200);
  })
  .get("/cases/:number", async (c) => {
    const { register, importedCases } = c.var.services;
    const found = await readCase(register, importedCases, c.req.param("number"));
    if (!found) throw notFound("The register holds no case of this number.");
    keep(c);
    return c.json(found satisfies CaseAnswer, 200);
  });
