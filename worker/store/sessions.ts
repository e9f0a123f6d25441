import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { AccountSession } from "#schema/account.ts";
import { RETENTION } from "#schema/retention.ts";
import type { PublicUser, Role } from "#schema/user.ts";
import { randomToken, sha256Hex } from "#worker/lib/ids.ts";
import type { Session } from "#worker/lib/session.ts";
import { secondFactors, sessions, users } from "#worker/store/account-tables.ts";
import type { Database } from "#worker/store/database.ts";
import { publicColumns, toPublicUser } from "#worker/store/users.ts";

const HOUR_MS = 3_600_000;

/** How long a session lasts, in days. */
export const SESSION_DAYS = RETENTION.sessionDays;

/** How long a session may be left unused, in milliseconds. */
const idleMs = (role: Role) => (role === "admin" ? RETENTION.adminIdleHours : SESSION_DAYS * 24) * HOUR_MS;

/** A name for a session that opens nothing, for the owner's list. */
const sessionId = async (tokenHash: string) => (await sha256Hex(`session:${tokenHash}`)).slice(0, 16);

/** Sessions in D1 under the hash of their token: a copy of the database opens none of them. */
export class SessionStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Opens a session and returns its token, which is kept nowhere else than in the caller's cookie. */
  async open(userId: number, device: string | null = null): Promise<string> {
    const token = randomToken();
    const now = this.now();
    await this.db.insert(sessions).values({
      tokenHash: await sha256Hex(token),
      userId,
      device,
      createdAt: new Date(now),
      expiresAt: new Date(now + SESSION_DAYS * 24 * HOUR_MS),
      lastSeenAt: new Date(now),
    });
    return token;
  }

  /** The live session of a token, or null; one that was left unused for too long ends here. Notes that it was seen, at most once an hour. */
  async find(token: string): Promise<Session | null> {
    const tokenHash = await sha256Hex(token);
    const now = this.now();
    const row = await this.db
      .select({ ...publicColumns, lastSeenAt: sessions.lastSeenAt, secondFactorSince: secondFactors.enabledAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))))
      .get();
    if (!row) return null;
    if (row.lastSeenAt.getTime() < now - idleMs(row.role)) {
      await this.close(tokenHash);
      return null;
    }
    if (row.lastSeenAt.getTime() < now - HOUR_MS) {
      await this.db
        .update(sessions)
        .set({ lastSeenAt: new Date(now) })
        .where(eq(sessions.tokenHash, tokenHash));
    }
    return { user: toPublicUser(row), tokenHash, hasSecondFactor: row.secondFactorSince !== null };
  }

  async close(tokenHash: string): Promise<void> {
    await this.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  }

  /** The user's live sessions, the last seen first; `tokenHash` is the caller's own. */
  async listOf({ id, role }: PublicUser, tokenHash: string): Promise<AccountSession[]> {
    const now = this.now();
    const isLive = and(gt(sessions.expiresAt, new Date(now)), gt(sessions.lastSeenAt, new Date(now - idleMs(role))));
    const rows = await this.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), isLive))
      .orderBy(desc(sessions.lastSeenAt));
    return Promise.all(
      rows.map(async (row) => ({
        id: await sessionId(row.tokenHash),
        device: row.device,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        isCurrent: row.tokenHash === tokenHash,
      })),
    );
  }

  /** Ends one of the user's sessions by its name in the list; false when there is none of that name. */
  async closeOne(userId: number, id: string): Promise<boolean> {
    const hashes = { tokenHash: sessions.tokenHash };
    for (const { tokenHash } of await this.db.select(hashes).from(sessions).where(eq(sessions.userId, userId)))
      if ((await sessionId(tokenHash)) === id) {
        await this.close(tokenHash);
        return true;
      }
    return false;
  }

  /** Ends all of the user's sessions but the one named; returns how many. */
  async closeOthers(userId: number, tokenHash: string): Promise<number> {
    const closed = await this.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
      .returning({ userId: sessions.userId });
    return closed.length;
  }
}
