import { and, eq, gt } from "drizzle-orm";
import { RETENTION } from "#schema/retention.ts";
import { sessions, users } from "#worker/store/account-tables.ts";
import { apiTokens } from "#worker/store/api-tables.ts";
import type { Database } from "#worker/store/database.ts";

/** How long a reset link works, in milliseconds. */
const LIFETIME_MS = RETENTION.resetLinkMinutes * 60_000;

const NO_TOKEN = { resetToken: null, resetTokenExpires: null };

/** Reset tokens, stored as hashes. An account has one at most, so that a newer one voids the older. */
export class ResetTokenStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Gives the account of an address a token; null when there is no such account. */
  async issue(email: string, tokenHash: string): Promise<{ username: string } | null> {
    const rows = await this.db
      .update(users)
      .set({ resetToken: tokenHash, resetTokenExpires: new Date(this.now() + LIFETIME_MS) })
      .where(and(eq(users.email, email), eq(users.isDemo, false)))
      .returning({ username: users.username });
    return rows[0] ?? null;
  }

  async isLive(tokenHash: string): Promise<boolean> {
    return (await this.holderOf(tokenHash).get()) !== undefined;
  }

  /** Uses a token up: sets the password, ends all sessions and revokes all API tokens, in one step; who read the link reads the account's
   * mail, so that its address is verified by it. Resolves to the account's id, null when it was not live any more. */
  async use(tokenHash: string, passwordHash: string): Promise<number | null> {
    const [, , changed] = await this.db.batch([
      this.db.delete(sessions).where(eq(sessions.userId, this.holderOf(tokenHash))),
      this.db.delete(apiTokens).where(eq(apiTokens.userId, this.holderOf(tokenHash))),
      this.db
        .update(users)
        .set({ passwordHash, emailVerifiedAt: new Date(this.now()), ...NO_TOKEN })
        .where(this.isLiveToken(tokenHash))
        .returning({ id: users.id }),
    ]);
    return changed[0]?.id ?? null;
  }

  private holderOf(tokenHash: string) {
    return this.db.select({ id: users.id }).from(users).where(this.isLiveToken(tokenHash));
  }

  private isLiveToken(tokenHash: string) {
    return and(eq(users.resetToken, tokenHash), gt(users.resetTokenExpires, new Date(this.now())));
  }
}
