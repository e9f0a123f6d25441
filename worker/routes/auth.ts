import { Hono } from "hono";
import { login, passwordReset, passwordResetRequest, registration } from "#schema/auth.ts";
import type { MessageResponse } from "#schema/message.ts";
import type { CurrentUserResponse, PublicUser, UserResponse } from "#schema/user.ts";
import { limitLogIn, rememberDevice } from "#worker/auth/log-in-limits.ts";
import { endSession, startSession } from "#worker/auth/session-cookie.ts";
import { recorded } from "#worker/auth/sign-in-log.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { inBackground } from "#worker/lib/background.ts";
import { callerAddress, enforceLimit, mayMail, requireLinks } from "#worker/lib/rate-limit.ts";
import { canSendLinks } from "#worker/lib/settings.ts";
import { validJson } from "#worker/lib/validate.ts";

const LINK_SENT =
  "If there is an account with this email address, we have sent it a link to choose a new password. The link works once, for one hour.";

export const authRoutes = new Hono<AppEnv>()
  .get("/me", (c) => c.json({ user: c.var.session?.user ?? null } satisfies CurrentUserResponse, 200))
  .post("/demo", async (c) => {
    // Somebody who has a session keeps it: two tabs opened at once do not make two accounts.
    if (c.var.session) return c.json({ user: c.var.session.user } satisfies UserResponse, 200);
    const user = await recorded(c, "demo", async () => {
      await enforceLimit(c.env.LIMIT_PUBLIC_FORMS, `demo:${callerAddress(c)}`);
      return c.var.services.accounts.createDemo();
    });
    await startSession(c, user.id);
    return c.json({ user } satisfies UserResponse, 201);
  })
  .post("/register", validJson(registration), async (c) => {
    const user = await recorded(c, "register", async () => {
      await enforceLimit(c.env.LIMIT_PUBLIC_FORMS, `register:${callerAddress(c)}`);
      return c.var.services.accounts.register(c.req.valid("json"), c.var.session?.user ?? null);
    });
    await startSession(c, user.id);
    await sendVerification(c, user);
    return c.json({ user } satisfies UserResponse, 201);
  })
  .post("/login", validJson(login), async (c) => {
    const form = c.req.valid("json");
    const user = await recorded(c, "login", async () => {
      await limitLogIn(c, form.email);
      return c.var.services.accounts.logIn(form);
    });
    await startSession(c, user.id);
    return c.json({ user } satisfies UserResponse, 200);
  })
  .post("/forgot-password", validJson(passwordResetRequest), async (c) => {
    const { email } = c.req.valid("json");
    requireLinks(c);
    await recorded(c, "forgot-password", () =>
      enforceLimit(c.env.LIMIT_PUBLIC_FORMS, `forgot-password:${callerAddress(c)}`),
    );
    inBackground(c, "reset-mail-failed", sendResetLink(c, email));
    return c.json({ message: LINK_SENT } satisfies MessageResponse, 200);
  })
  .post("/reset-password", validJson(passwordReset), async (c) => {
    const userId = await recorded(c, "reset-password", async () => {
      await enforceLimit(c.env.LIMIT_PUBLIC_FORMS, `reset-password:${callerAddress(c)}`);
      return c.var.services.passwordResets.redeem(c.req.valid("json"));
    });
    // So that an owner whom strangers' guesses keep out gets in by a link.
    await rememberDevice(c, userId);
    return c.json({ message: "You can now log in with your new password." } satisfies MessageResponse, 200);
  })
  .post("/logout", async (c) => {
    await endSession(c);
    return c.body(null, 204);
  });

/** Past the limit of one mailbox nothing is sent, and nothing said: the answer must not tell who has an account. */
async function sendResetLink(c: AppContext, email: string): Promise<void> {
  if (await mayMail(c, email)) await c.var.services.passwordResets.request(email);
}

/** Nobody is kept from signing up because a message cannot be sent: the account page offers it again. */
async function sendVerification(c: AppContext, user: PublicUser): Promise<void> {
  if (!canSendLinks(c.env, c.req.url) || !(await mayMail(c, user.email))) return;
  const send = await c.var.services.emailVerification.issue(user, user.email);
  inBackground(c, "verification-mail-failed", send());
}
