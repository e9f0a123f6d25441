import type { Account, AccountChange, PasswordChange } from "#schema/account.ts";
import type { PublicUser } from "#schema/user.ts";
import { hashPassword, verifyPassword } from "#worker/auth/passwords.ts";
import { AppError, unauthenticated } from "#worker/lib/errors.ts";
import type { EmailLinkStore } from "#worker/store/email-links.ts";
import type { UserStore } from "#worker/store/users.ts";
import { refuseLeaked } from "./passwords.ts";

const WRONG_PASSWORD = "This is not your current password. Please try again.";
const EMAIL_TAKEN = "An account with this email address already exists.";
const SIGN_UP_FIRST = "Please sign up first: a demo account has no details of its own to change.";

const refused = (field: string, message: string) =>
  new AppError("invalid-request", message, { fields: { [field]: message } });

/** What users do to their own accounts. Another address, another password and the end of an account need the present
 * password, so that an open browser alone cannot take an account over. */
export class OwnAccount {
  /** `before` holds what else has to end with an account, in order; each may be run again after a failure. */
  constructor(
    private readonly users: UserStore,
    private readonly links: EmailLinkStore,
    private readonly before: readonly ((userId: number) => Promise<void>)[],
  ) {}

  /** Throws 401 when the account was deleted while the request was under way. */
  async get(userId: number): Promise<Account> {
    const account = await this.users.account(userId);
    if (!account) throw unauthenticated();
    return { ...account, pendingEmail: await this.links.pendingEmail(userId) };
  }

  /** Changes the name; resolves to another address that was asked for, which is to be verified before it takes effect,
   * or null. */
  async change(user: PublicUser, { username, email, password }: AccountChange): Promise<string | null> {
    refuseDemo(user);
    const newEmail = email !== undefined && email !== user.email ? email : null;
    if (newEmail) {
      await this.checkPassword(user.id, "password", password);
      if (await this.users.isTaken(newEmail))
        throw new AppError("conflict", EMAIL_TAKEN, { fields: { email: EMAIL_TAKEN } });
    }
    if (username !== undefined) await this.users.rename(user.id, username);
    return newEmail;
  }

  async changePassword(user: PublicUser, { currentPassword, password }: PasswordChange): Promise<void> {
    refuseDemo(user);
    await refuseLeaked(password);
    const present = await this.checkPassword(user.id, "currentPassword", currentPassword);
    const isChanged = await this.users.replacePasswordHash(user.id, present, await hashPassword(password));
    if (!isChanged) throw refused("currentPassword", WRONG_PASSWORD);
  }

  /** For what needs the password besides a session. Throws a message for the field when it does not fit. */
  async confirm(user: PublicUser, password: string): Promise<void> {
    refuseDemo(user);
    await this.checkPassword(user.id, "password", password);
  }

  /** Deletes the account and all that belongs to it. A demo account has no password to ask for. */
  async close(user: PublicUser, password: string | undefined): Promise<void> {
    if (!user.isDemo) await this.checkPassword(user.id, "password", password);
    for (const end of this.before) await end(user.id);
    await this.users.remove(user.id);
  }

  /** Returns the hash that the password fits; throws a message for `field` when it does not. */
  private async checkPassword(userId: number, field: string, password: string | undefined): Promise<string> {
    if (!password) throw refused(field, "Password is required");
    const stored = await this.users.passwordHash(userId);
    if (!(await verifyPassword(password, stored)) || stored === null) throw refused(field, WRONG_PASSWORD);
    return stored;
  }
}

function refuseDemo(user: PublicUser): void {
  if (user.isDemo) throw new AppError("forbidden", SIGN_UP_FIRST);
}
