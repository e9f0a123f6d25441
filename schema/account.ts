import { z } from "zod";
import { apiToken } from "./api-token.ts";
import { assessmentDetail } from "./assessment.ts";
import { email, newPasswordFields, PASSWORDS_DIFFER, passwordsMatch, presentPassword, username } from "./auth.ts";
import { subscriptionInfo } from "./subscription.ts";
import { usageLimits } from "./usage.ts";
import { publicUser } from "./user.ts";
import { webhookState } from "./webhook.ts";
import { decision } from "./workbench.ts";

/** Answer of `GET` and `PATCH /api/account`. */
export const account = publicUser.extend({
  createdAt: z.iso.datetime(),
  /** Whether a link sent to `email` has come back. */
  emailVerified: z.boolean(),
  /** The address that takes the place of `email` once its link comes back; null when none was asked for. */
  pendingEmail: z.string().nullable(),
});
export type Account = z.infer<typeof account>;

/** Body of `PATCH /api/account`: what is left out stays. Another e-mail address needs the password, and
 * takes effect when the link sent to it comes back. */
export const accountChange = z.object({
  username: username.optional(),
  email: email.optional(),
  password: presentPassword.optional(),
});
export type AccountChange = z.infer<typeof accountChange>;

/** Body of `POST /api/account/verify-email`, answered by the user as `POST /api/auth/login` answers; the session is
 * renewed. */
export const emailVerification = z.object({
  token: z.string().min(1, "The link is not complete").max(200, "The link is not complete"),
});
export type EmailVerification = z.infer<typeof emailVerification>;

/** Body of `POST /api/account/password`, answered by a message; the caller's session is renewed, all others end. */
export const passwordChange = z
  .object({ currentPassword: presentPassword, ...newPasswordFields })
  .refine(passwordsMatch, PASSWORDS_DIFFER);
export type PasswordChange = z.infer<typeof passwordChange>;

/** Answer of `GET /api/account/second-factor`. */
export const secondFactorState = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int().min(0) });
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** Body of the calls that begin two-step login, or make new recovery codes. */
export const passwordConfirmation = z.object({ password: presentPassword });
export type PasswordConfirmation = z.infer<typeof passwordConfirmation>;

/** Body of `POST /api/account/second-factor/disable`: the code is six digits, or a recovery code. */
export const secondFactorEnd = passwordConfirmation.extend({
  code: z.string().trim().min(1, "Code is required").max(50, "This code is not right"),
});
export type SecondFactorEnd = z.infer<typeof secondFactorEnd>;

/** Answer of `POST /api/account/second-factor/start`: for the authenticator app, as text and as an `otpauth:` address. */
export const secondFactorStart = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorStart = z.infer<typeof secondFactorStart>;

/** Body of `POST /api/account/second-factor/confirm`. */
export const secondFactorCode = z.object({
  code: z
    .string()
    .overwrite((code) => code.replace(/\s/g, ""))
    .regex(/^\d{6}$/, "Please enter the six digits that the app shows"),
});
export type SecondFactorCode = z.infer<typeof secondFactorCode>;

/** Answer when two-step login begins, or codes are made anew: shown this once, kept as hashes. */
export const recoveryCodeList = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodeList = z.infer<typeof recoveryCodeList>;

/** Answer of `GET /api/account/sessions`: a bare array of these, the last seen first. Times are ISO 8601. */
export const accountSession = z.object({
  /** Names it in `DELETE /api/account/sessions/{id}`. */
  id: z.string(),
  /** For example "Firefox on Windows"; null where the browser did not say. */
  device: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To the hour. */
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** Answer of `POST /api/account/sessions/end-others`. */
export const endedSessions = z.object({ ended: z.int().min(0) });
export type EndedSessions = z.infer<typeof endedSessions>;

/** Body of `POST /api/account/delete` (answered 204, signed out); a demo account has no password to give. */
export const accountDeletion = z.object({ password: presentPassword.optional() });
export type AccountDeletion = z.infer<typeof accountDeletion>;

/** An invoice that was paid. */
export const payment = z.object({
  id: z.string(),
  paidAt: z.iso.datetime(),
  paidPence: z.int(),
  refundedPence: z.int(),
});
export type Payment = z.infer<typeof payment>;

/** The file that `GET /api/account/export` downloads. */
export const accountExport = z.object({
  exportedAt: z.iso.datetime(),
  account,
  usage: usageLimits,
  subscription: subscriptionInfo,
  /** The last first. */
  payments: z.array(payment),
  sessions: z.array(accountSession),
  assessments: z.array(assessmentDetail.extend({ decisions: z.array(decision) })),
  /** Without their secrets, which are not kept. */
  apiTokens: z.array(apiToken),
  /** Without the secret that signs its messages. */
  webhook: webhookState,
});
