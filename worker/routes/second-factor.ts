import { Hono } from "hono";
import { passwordConfirmation, type RecoveryCodeList, secondFactorCode, secondFactorEnd } from "#schema/account.ts";
import { limitGuesses } from "#worker/auth/log-in-limits.ts";
import { confirmPassword, requireSession, sessionOnly, startSession } from "#worker/auth/session-cookie.ts";
import { recorded } from "#worker/auth/sign-in-log.ts";
import type { AppEnv } from "#worker/lib/app-env.ts";
import { validJson } from "#worker/lib/validate.ts";

/** Two-step login of the caller's own account. */
export const secondFactorRoutes = new Hono<AppEnv>()
  .use(sessionOnly)
  .get("/", async (c) => c.json(await c.var.services.secondFactor.state(requireSession(c).user.id), 200))
  .post("/start", validJson(passwordConfirmation), async (c) => {
    await confirmPassword(c, c.req.valid("json").password);
    return c.json(await c.var.services.secondFactor.begin(requireSession(c).user), 200);
  })
  .post("/confirm", validJson(secondFactorCode), async (c) => {
    const { user, tokenHash } = requireSession(c);
    const recoveryCodes = await recorded(c, "second-factor-on", async () => {
      await limitGuesses(c, user.id);
      return c.var.services.secondFactor.confirm(user.id, c.req.valid("json").code);
    });
    // Every session from now on has passed the second step, this one by the code just given.
    await c.var.services.sessions.closeOthers(user.id, tokenHash);
    await startSession(c, user.id);
    return c.json({ recoveryCodes } satisfies RecoveryCodeList, 200);
  })
  .post("/recovery-codes", validJson(passwordConfirmation), async (c) => {
    const { user } = requireSession(c);
    const recoveryCodes = await recorded(c, "recovery-codes", async () => {
      await confirmPassword(c, c.req.valid("json").password);
      return c.var.services.secondFactor.renewCodes(user.id);
    });
    return c.json({ recoveryCodes } satisfies RecoveryCodeList, 200);
  })
  .post("/disable", validJson(secondFactorEnd), async (c) => {
    const { user } = requireSession(c);
    await recorded(c, "second-factor-off", async () => {
      const { password, code } = c.req.valid("json");
      await confirmPassword(c, password);
      await c.var.services.secondFactor.disable(user.id, code);
    });
    return c.body(null, 204);
  });
