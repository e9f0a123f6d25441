import { Hono } from "hono";
import { LIBRARY } from "#worker/cases/library.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { canSendLinks } from "#worker/lib/settings.ts";
import { CODE_EDITION } from "#worker/rules/book/knowledge.ts";
import { RULES_VERSION } from "#worker/rules/index.ts";

/** What results are made with. The platform tells which deployment answers: `wrangler deployments list`. */
const VERSIONS = { rules: RULES_VERSION, code: CODE_EDITION, cases: LIBRARY.length };

/** For those who watch over the site: that it answers, with which rules, and what its settings keep it from doing. */
export const healthRoutes = new Hono<AppEnv>().get("/", (c) => {
  const warnings = canSendLinks(c.env, c.req.url)
    ? []
    : ["PUBLIC_URL is not set: no e-mail with a link is sent, neither to confirm an address nor to reset a password."];
  return c.json({ ok: true, versions: VERSIONS, warnings }, 200);
});
