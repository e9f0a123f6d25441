import { Hono } from "hono";
import { login, registration } from "#schema/auth.ts";
import type { CurrentUserResponse, UserResponse } from "#schema/user.ts";
import { endSession, startSession } from "#worker/auth/session-cookie.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { sha256Hex } from "#worker/lib/ids.ts";
import { callerAddress, enforceLimit } from "#worker/lib/rate-limit.ts";
import { validJson } from "#worker/lib/validate.ts";

export const authRoutes = new Hono<AppEnv>()
  .get("/me", (c) => c.json({ user: c.var.session?.user ?? null } satisfies CurrentUserResponse, 200))
  .post("/demo", async (c) => {
    // Somebody who has a session keeps it: two tabs opened at once do not make two accounts.
    if (c.var.session) return c.json({ user: c.var.session.user } satisfies UserResponse, 200);
    await enforceLimit(c.env.LIMIT_PUBLIC_FORMS, `demo:${callerAddress(c)}`);
    const user = await c.var.services.accounts.createDemo();
    await startSession(c, user.id);
    return c.json({ user } satisfies UserResponse, 201);
  })
  .post("/register", validJson(registration), async (c) => {
    await enforceLimit(c.env.LIMIT_PUBLIC_FORMS, `register:${callerAddress(c)}`);
    const user = await c.var.services.accounts.register(c.req.valid("json"), c.var.session?.user ?? null);
    await startSession(c, user.id);
    return c.json({ user } satisfies UserResponse, 201);
  })
  .post("/login", validJson(login), async (c) => {
    const form = c.req.valid("json");
    await enforceLimit(c.env.LIMIT_LOGIN_ADDRESS, callerAddress(c));
    await enforceLimit(c.env.LIMIT_LOGIN_ACCOUNT, await sha256Hex(form.email));
    const user = await c.var.services.accounts.logIn(form);
    await startSession(c, user.id);
    return c.json({ user } satisfies UserResponse, 200);
  })
  .post("/logout", async (c) => {
    await endSession(c);
    return c.body(null, 204);
  });
