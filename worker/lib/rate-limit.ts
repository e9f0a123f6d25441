import type { AppContext } from "#worker/lib/app-env.ts";
import { AppError } from "#worker/lib/errors.ts";
import { sha256Hex } from "#worker/lib/ids.ts";
import { canSendLinks, settingsOf } from "#worker/lib/settings.ts";

/** The longest a caller has to wait: the period of every limit in wrangler.toml, in seconds. */
const PERIOD_SECONDS = 60;

/** The caller's network address, as the platform in front says it; one shared name where there is no such platform, as
 * on a developer's machine: whatever a caller says of itself there is not believed. */
export function callerAddress(c: AppContext): string {
  const header = settingsOf(c.env).CLIENT_ADDRESS_HEADER;
  return (header && c.req.header(header)) || "unknown";
}

/** Counts one call of `key`; throws 429 with `Retry-After` past the limit. */
export async function enforceLimit(limit: RateLimit, key: string): Promise<void> {
  const { success } = await limit.limit({ key });
  if (!success) throw tooMany();
}

/** What is answered past a limit. */
export function tooMany(): AppError {
  return new AppError("rate-limited", "Too many attempts in a short time. Please wait a minute and try again.", {
    headers: { "Retry-After": String(PERIOD_SECONDS) },
  });
}

/** Throws 503 where no link can be put into an e-mail because the site does not know its own address. */
export function requireLinks(c: AppContext): void {
  if (canSendLinks(c.env, c.req.url)) return;
  throw new AppError("unavailable", "Links by e-mail are not set up on this site yet. Please contact support.");
}

/** Counts one message to a mailbox, whoever asks for it; false past the limit, when nothing is to be sent. */
export async function mayMail(c: AppContext, email: string): Promise<boolean> {
  const { success } = await c.env.LIMIT_PUBLIC_FORMS.limit({ key: `mailbox:${await sha256Hex(email)}` });
  return success;
}
