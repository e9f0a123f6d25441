import { Hono } from "hono";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { canSendLinks } from "#worker/lib/settings.ts";

/** For those who watch over the site: that it answers, and what its settings keep it from doing. */
export const healthRoutes = new Hono<AppEnv>().get("/", (c) => {
  const warnings = canSendLinks(c.env, c.req.url)
    ? []
    : ["PUBLIC_URL is not set: no e-mail with a link is sent, neither to confirm an address nor to reset a password."];
  return c.json({ ok: true, warnings }, 200);
});
