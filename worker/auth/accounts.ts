import type { Login, Registration } from "#schema/auth.ts";
import type { PublicUser } from "#schema/user.ts";
import { hashPassword, needsRehash, verifyPassword } from "#worker/auth/passwords.ts";
import type { SecondFactor } from "#worker/auth/second-factor.ts";
import { AppError } from "#worker/lib/errors.ts";
import type { UserStore } from "#worker/store/users.ts";
import { refuseLeaked } from "./passwords.ts";

/** Signing up and logging in, apart from cookies. */
export class Accounts {
  constructor(
    private readonly users: UserStore,
    private readonly secondFactor: SecondFactor,
    private readonly adminEmails: readonly string[],
  ) {}

  createDemo(): Promise<PublicUser> {
    return this.users.createDemo();
  }

  /** Makes an account, or makes the caller's demo account a real one so that its history stays. Throws `conflict`
   * when the address has an account. */
  async register(form: Registration, current: PublicUser | null): Promise<PublicUser> {
    await refuseLeaked(form.password);
    const account = {
      email: form.email,
      username: form.username,
      passwordHash: await hashPassword(form.password),
    };
    const user = current?.isDemo ? await this.users.convertDemo(current.id, account) : await this.users.create(account);
    if (user) return user;
    const message = "An account with this email address already exists. Please log in instead.";
    throw new AppError("conflict", message, { fields: { email: message } });
  }

  /** The user of an address and password, and of a code where the account has two-step login; an administrator where the address is verified and named as one. Throws `wrong-credentials`, which does not say which of the two is wrong
   * and takes as long either way. */
  async logIn({ email, password, code }: Login): Promise<PublicUser> {
    const found = await this.users.withPassword(email);
    const isRight = await verifyPassword(password, found?.passwordHash ?? null);
    if (!found || !isRight)
      throw new AppError("wrong-credentials", "The email address or password is incorrect. Please try again.");
    await this.secondFactor.check(found.user.id, code);
    if (needsRehash(found.passwordHash))
      await this.users.replacePasswordHash(found.user.id, found.passwordHash, await hashPassword(password));
    const isEntitled = found.emailVerified && this.adminEmails.includes(email);
    if (found.user.role === "admin" || !isEntitled) return found.user;
    await this.users.makeAdmin(found.user.id);
    return { ...found.user, role: "admin" };
  }
}
