import { Hono } from "hono";
import { MAX_TOKENS, tokenRequest } from "#schema/api-token.ts";
import { confirmPassword, requireSession, sessionOnly } from "#worker/auth/session-cookie.ts";
import { recorded } from "#worker/auth/sign-in-log.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { AppError, notFound } from "#worker/lib/errors.ts";
import { validJson } from "#worker/lib/validate.ts";

const FULL = `An account may have ${MAX_TOKENS} API tokens. Please revoke one that is no longer used.`;

/** The caller's own API tokens. They are made and revoked in a session, never by a token. */
export const apiTokenRoutes = new Hono<AppEnv>()
  .use(sessionOnly)
  .get("/", async (c) => c.json(await c.var.services.apiTokens.listOf(requireSession(c).user.id), 200))
  .post("/", validJson(tokenRequest), async (c) => {
    const { password, ...asked } = c.req.valid("json");
    const created = await recorded(c, "token-made", async () => {
      await confirmPassword(c, password);
      const made = await c.var.services.apiTokens.create(requireSession(c).user.id, asked);
      if (!made) throw new AppError("conflict", FULL);
      return made;
    });
    return c.json(created, 201);
  })
  .delete("/:id", async (c) => {
    const { user } = requireSession(c);
    await recorded(c, "token-revoked", async () => {
      if (!(await c.var.services.apiTokens.revoke(user.id, c.req.param("id"))))
        throw notFound("This API token was revoked already.");
    });
    return c.body(null, 204);
  });
