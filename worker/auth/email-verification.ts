import type { PublicUser } from "#schema/user.ts";
import { AppError } from "#worker/lib/errors.ts";
import { randomToken, sha256Hex } from "#worker/lib/ids.ts";
import type { Mailer } from "#worker/mail/mailer.ts";
import { addressChangedMail, verificationMail } from "#worker/mail/messages.ts";
import type { EmailLinkStore } from "#worker/store/email-links.ts";
import type { UserStore } from "#worker/store/users.ts";

const BAD_LINK =
  "This link is invalid, has expired, or belongs to another account. Please log in to the account it was sent for, or ask for a new link.";
const TAKEN = "Another account has this email address by now. Please choose a different one.";

interface Settings {
  /** Beginning of links. */
  siteUrl: string;
  supportEmail: string;
  /** Addresses whose verified holders are administrators. */
  adminEmails: readonly string[];
}

/** Finds out whether the reader of an address and the holder of an account are one person: the link alone does
 * nothing, only within a session of the account that it was sent for. So neither somebody who registers an address that
 * is not theirs gains by it, nor do they when its owner, out of habit, follows the link. */
export class EmailVerification {
  constructor(
    private readonly links: EmailLinkStore,
    private readonly users: UserStore,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  /** Gives the account a link for `email`, its own address or the one that is to take its place, which voids the link
   * before. Resolves to what sends it: that may take its time. */
  async issue(user: PublicUser, email: string): Promise<() => Promise<void>> {
    const token = randomToken();
    await this.links.issue(user.id, email, await sha256Hex(token));
    const link = `${this.settings.siteUrl}/verify-email?token=${token}`;
    return () => this.mailer.send(verificationMail(email, user.username, link));
  }

  /** The address that waits for its link to be followed: another one, or an unverified own; null when none does. */
  async awaited(user: PublicUser): Promise<string | null> {
    const account = await this.users.account(user.id);
    if (!account || user.isDemo) return null;
    return (await this.links.pendingEmail(user.id)) ?? (account.emailVerified ? null : account.email);
  }

  /** Verifies the address that the token was sent to, for the session's own account, and gives it the role that the
   * address is entitled to. Tells the old address where there was one. Throws `invalid-request` for a token that is not
   * live or not this account's, `conflict` where another account has the address by now. */
  async redeem(user: PublicUser, token: string, sessionHash: string): Promise<PublicUser> {
    const tokenHash = await sha256Hex(token);
    const email = await this.links.addressOf(user.id, tokenHash);
    if (!email) throw new AppError("invalid-request", BAD_LINK, { fields: { token: BAD_LINK } });
    if (!(await this.links.use(user.id, tokenHash, sessionHash))) throw new AppError("conflict", TAKEN);
    const isAdmin = this.settings.adminEmails.includes(email);
    if (isAdmin) await this.users.makeAdmin(user.id);
    return { ...user, email, role: isAdmin ? "admin" : user.role };
  }

  /** Tells the address that an account had until now. */
  async tellOldAddress(user: PublicUser): Promise<void> {
    await this.mailer.send(addressChangedMail(user.email, user.username, this.settings.supportEmail));
  }
}
