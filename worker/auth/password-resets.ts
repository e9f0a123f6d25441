import type { PasswordReset } from "#schema/auth.ts";
import { hashPassword } from "#worker/auth/passwords.ts";
import { AppError } from "#worker/lib/errors.ts";
import { randomToken, sha256Hex } from "#worker/lib/ids.ts";
import type { Mailer } from "#worker/mail/mailer.ts";
import { resetMail } from "#worker/mail/messages.ts";
import type { ResetTokenStore } from "#worker/store/reset-tokens.ts";
import { refuseLeaked } from "./passwords.ts";

const BAD_LINK = "This password reset link is invalid or has expired. Please request a new one.";

/** Links that let somebody who reads an account's e-mail choose a new password. */
export class PasswordResets {
  constructor(
    private readonly tokens: ResetTokenStore,
    private readonly mailer: Mailer,
    private readonly siteUrl: string,
  ) {}

  /** Sends a link, which voids the one before; does nothing where the address has no account. */
  async request(email: string): Promise<void> {
    const token = randomToken();
    const account = await this.tokens.issue(email, await sha256Hex(token));
    if (account)
      await this.mailer.send(resetMail(email, account.username, `${this.siteUrl}/reset-password?token=${token}`));
  }

  /** Sets the password, ends every session of the account, and resolves to its id. Throws `invalid-request` for a token that is unknown,
   * used, replaced or older than an hour. */
  async redeem({ token, password }: PasswordReset): Promise<number> {
    await refuseLeaked(password);
    const tokenHash = await sha256Hex(token);
    // Looked at before the costly hash is made, and again in the statement that uses it up.
    const isLive = await this.tokens.isLive(tokenHash);
    const userId = isLive ? await this.tokens.use(tokenHash, await hashPassword(password)) : null;
    if (userId === null) throw new AppError("invalid-request", BAD_LINK, { fields: { token: BAD_LINK } });
    return userId;
  }
}
