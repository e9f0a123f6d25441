import type { AppContext } from "#worker/lib/app-env.ts";
import { AppError } from "#worker/lib/errors.ts";
import { sha256Hex } from "#worker/lib/ids.ts";
import { canSendLinks } from "#worker/lib/settings.ts";

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
