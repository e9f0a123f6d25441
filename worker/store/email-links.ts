import { and, eq, gt, ne } from "drizzle-orm";
import { RETENTION } from "#schema/retention.ts";
import { emailLinks, users } from "#worker/store/account-tables.ts";
import type { Database } from "#worker/store/database.ts";

/** How long a link works, in milliseconds. */
const LIFETIME_MS = RETENTION.verifyLinkHours * 3_600_000;

// ?1 is the account, ?2 the hash of its token and ?3 now; an address that another account took meanwhile is refused.
const LIVE = `FROM email_links AS link WHERE link.user_id = ?1 AND link.token_hash = ?2 AND link.expires_at > ?3
  AND NOT EXISTS (SELECT 1 FROM users AS other WHERE other.email = link.email AND other.id <> ?1)`;

// Whoever read the account's mail so far need not be who reads it from now on. ?4 is the session that stays.
const END_OTHERS = `DELETE FROM sessions WHERE user_id = ?1 AND token_hash <> ?4
  AND EXISTS (SELECT 1 ${LIVE} AND link.email <> (SELECT email FROM users WHERE id = ?1))`;

const VERIFY = `UPDATE users SET email = (SELECT link.email ${LIVE}), email_verified_at = ?3,
  reset_token = NULL, reset_token_expires = NULL WHERE id = ?1 AND EXISTS (SELECT 1 ${LIVE}) RETURNING email`;

const USE_UP = `DELETE FROM email_links WHERE user_id = ?1 AND token_hash = ?2
  AND email = (SELECT email FROM users WHERE id = ?1)`;

/** Links that show who reads an address, stored by the hash of their token. */
export class EmailLinkStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Gives the account a link for an address; it voids the one before. */
  async issue(userId: number, email: string, tokenHash: string): Promise<void> {
    const link = { email, tokenHash, expiresAt: new Date(this.now() + LIFETIME_MS) };
    await this.db
      .insert(emailLinks)
      .values({ userId, ...link })
      .onConflictDoUpdate({ target: emailLinks.userId, set: link });
  }

  /** The address that is to take the place of the account's own, while its link works; else null. */
  async pendingEmail(userId: number): Promise<string | null> {
    const row = await this.db
      .select({ email: emailLinks.email })
      .from(emailLinks)
      .innerJoin(users, eq(users.id, emailLinks.userId))
      .where(this.isLive(userId, ne(emailLinks.email, users.email)))
      .get();
    return row?.email ?? null;
  }

  /** The address that a live token of this account was sent to; null when it is not live, or another account's. */
  async addressOf(userId: number, tokenHash: string): Promise<string | null> {
    const row = await this.db
      .select({ email: emailLinks.email })
      .from(emailLinks)
      .where(this.isLive(userId, eq(emailLinks.tokenHash, tokenHash)))
      .get();
    return row?.email ?? null;
  }

  /** Uses a token up: its address is the account's from now on, and verified. Where it was another one before, all
   * sessions but `sessionHash` end and a reset link is void. False when the token was not live any more or the address
   * has an account of its own. */
  async use(userId: number, tokenHash: string, sessionHash: string): Promise<boolean> {
    const d1 = this.db.$client;
    const now = this.now();
    const [, verified] = await d1.batch<{ email: string }>([
      d1.prepare(END_OTHERS).bind(userId, tokenHash, now, sessionHash),
      d1.prepare(VERIFY).bind(userId, tokenHash, now),
      d1.prepare(USE_UP).bind(userId, tokenHash),
    ]);
    return verified?.results.length === 1;
  }

  private isLive(userId: number, which: ReturnType<typeof eq>) {
    return and(eq(emailLinks.userId, userId), gt(emailLinks.expiresAt, new Date(this.now())), which);
  }
}
