import { Hono } from "hono";
import {
  accountChange,
  accountDeletion,
  type EndedSessions,
  emailVerification,
  passwordChange,
} from "#schema/account.ts";
import type { MessageResponse } from "#schema/message.ts";
import type { UserResponse } from "#schema/user.ts";
import { exportStream } from "#worker/auth/account-export.ts";
import { limitGuesses } from "#worker/auth/log-in-limits.ts";
import { endSession, requireSession, sessionOnly, startSession } from "#worker/auth/session-cookie.ts";
import { recorded } from "#worker/auth/sign-in-log.ts";
import type { AppContext, AppEnv } from "#worker/lib/app-env.ts";
import { inBackground } from "#worker/lib/background.ts";
import { notFound, unauthenticated } from "#worker/lib/errors.ts";
import { enforceLimit, mayMail, requireLinks, tooMany } from "#worker/lib/rate-limit.ts";
import { validJson } from "#worker/lib/validate.ts";

const NOTHING_TO_VERIFY = "There is no address of yours to confirm.";

const EXPORT_HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Content-Disposition": 'attachment; filename="abpi-compliance-checker-data.json"',
};

/** Sends a link to an address of the caller's own choice: five a minute for an account, ten for a mailbox. */
async function sendLink(c: AppContext, email: string): Promise<void> {
  const { user } = requireSession(c);
  requireLinks(c);
  await enforceLimit(c.env.LIMIT_LOGIN_ACCOUNT, `verify:${user.id}`);
  if (!(await mayMail(c, email))) throw tooMany();
  const send = await c.var.services.emailVerification.issue(user, email);
  inBackground(c, "verification-mail-failed", send());
}

/** The caller's own account; there is no way to name another. */
export const accountRoutes = new Hono<AppEnv>()
  .use(sessionOnly)
  .get("/", async (c) => c.json(await c.var.services.ownAccount.get(requireSession(c).user.id), 200))
  .patch("/", validJson(accountChange), async (c) => {
    const change = c.req.valid("json");
    const { user } = requireSession(c);
    if (change.password !== undefined) await limitGuesses(c, user.id);
    const newEmail = await c.var.services.ownAccount.change(user, change);
    if (newEmail) await sendLink(c, newEmail);
    return c.json(await c.var.services.ownAccount.get(user.id), 200);
  })
  .post("/verify-email/send", async (c) => {
    const { user } = requireSession(c);
    const email = await c.var.services.emailVerification.awaited(user);
    if (email) await sendLink(c, email);
    const message = email ? `We have sent a link to ${email}. It works once, for a day.` : NOTHING_TO_VERIFY;
    return c.json({ message } satisfies MessageResponse, 200);
  })
  .post("/verify-email", validJson(emailVerification), async (c) => {
    const { user, tokenHash } = requireSession(c);
    const { emailVerification: verification } = c.var.services;
    const verified = await recorded(c, "verify-email", async () => {
      await enforceLimit(c.env.LIMIT_PUBLIC_FORMS, `verify-email:${user.id}`);
      return verification.redeem(user, c.req.valid("json").token, tokenHash);
    });
    if (verified.email !== user.email) inBackground(c, "notice-mail-failed", verification.tellOldAddress(user));
    await startSession(c, user.id);
    return c.json({ user: verified } satisfies UserResponse, 200);
  })
  .post("/password", validJson(passwordChange), async (c) => {
    const { user, tokenHash } = requireSession(c);
    const { ownAccount, sessions } = c.var.services;
    await recorded(c, "change-password", async () => {
      await limitGuesses(c, user.id);
      await ownAccount.changePassword(user, c.req.valid("json"));
    });
    await sessions.closeOthers(user.id, tokenHash);
    await startSession(c, user.id);
    const message = "Your password has been changed. Every other session has been logged out.";
    return c.json({ message } satisfies MessageResponse, 200);
  })
  .get("/sessions", async (c) => {
    const { user, tokenHash } = requireSession(c);
    return c.json(await c.var.services.sessions.listOf(user, tokenHash), 200);
  })
  .post("/sessions/end-others", async (c) => {
    const { user, tokenHash } = requireSession(c);
    const ended = await c.var.services.sessions.closeOthers(user.id, tokenHash);
    return c.json({ ended } satisfies EndedSessions, 200);
  })
  .delete("/sessions/:id", async (c) => {
    const { user } = requireSession(c);
    if (!(await c.var.services.sessions.closeOne(user.id, c.req.param("id"))))
      throw notFound("This session has ended already.");
    return c.body(null, 204);
  })
  .get("/export", async (c) => {
    const { user, tokenHash } = requireSession(c);
    await enforceLimit(c.env.LIMIT_PUBLIC_FORMS, `export:${user.id}`);
    const { ownAccount, usage, subscriptions, sessions, apiTokens, webhooks, decisions } = c.var.services;
    const limits = await usage.limits(user.id);
    if (!limits) throw unauthenticated();
    const stream = exportStream({
      account: await ownAccount.get(user.id),
      usage: limits,
      subscription: await subscriptions.info(user.id),
      payments: await subscriptions.payments(user.id),
      sessions: await sessions.listOf(user, tokenHash),
      assessments: decisions.withAssessments(user.id),
      apiTokens: await apiTokens.listOf(user.id),
      webhook: await webhooks.state(user.id),
    });
    return c.body(stream, 200, EXPORT_HEADERS);
  })
  .post("/delete", validJson(accountDeletion), async (c) => {
    const { user } = requireSession(c);
    await recorded(c, "delete-account", async () => {
      await limitGuesses(c, user.id);
      await c.var.services.ownAccount.close(user, c.req.valid("json").password);
    });
    await endSession(c);
    return c.body(null, 204);
  });
