import { and, count, desc, eq, gt } from "drizzle-orm";
import { type ApiToken, type CreatedToken, MAX_TOKENS, type TokenRequest, type TokenScope } from "#schema/api-token.ts";
import type { PublicUser } from "#schema/user.ts";
import { randomToken, sha256Hex } from "#worker/lib/ids.ts";
import { users } from "#worker/store/account-tables.ts";
import { apiTokens } from "#worker/store/api-tables.ts";
import type { Database } from "#worker/store/database.ts";
import { publicColumns, toPublicUser } from "#worker/store/users.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Lets scanners of source code tell a token that was left there. */
const PREFIX = "abpi_";
const TOKEN = /^abpi_[0-9a-f]{64}$/;

/** Who calls by a token. */
export interface TokenHolder {
  user: PublicUser;
  scopes: TokenScope[];
}

type TokenRow = typeof apiTokens.$inferSelect;

/** Names each field, so that a column added later cannot slip out. */
function toApiToken({ id, name, scopes, ending, createdAt, expiresAt, lastUsedAt }: TokenRow): ApiToken {
  return {
    ...{ id, name, scopes, ending, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** Tokens of users' own programs, in D1 under their hash: a copy of the database opens nothing. */
export class ApiTokenStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Makes a token; its secret is in the answer and nowhere else. Null where the account has as many as it may have. */
  async create(userId: number, { name, scopes, days }: Omit<TokenRequest, "password">): Promise<CreatedToken | null> {
    const held = await this.db.select({ total: count() }).from(apiTokens).where(this.isLive(userId)).get();
    if ((held?.total ?? 0) >= MAX_TOKENS) return null;
    const secret = PREFIX + randomToken();
    const now = this.now();
    const row = await this.db
      .insert(apiTokens)
      .values({
        ...{ tokenHash: await sha256Hex(secret), id: crypto.randomUUID(), userId, name },
        ...{ scopes: [...new Set(scopes)], ending: secret.slice(-4) },
        ...{ createdAt: new Date(now), expiresAt: new Date(now + days * DAY_MS) },
      })
      .returning()
      .get();
    return { token: toApiToken(row), secret };
  }

  /** Who holds a live token, or null. Notes that it was used, at most once an hour. */
  async find(secret: string): Promise<TokenHolder | null> {
    if (!TOKEN.test(secret)) return null;
    const tokenHash = await sha256Hex(secret);
    const now = this.now();
    const row = await this.db
      .select({ ...publicColumns, scopes: apiTokens.scopes, lastUsedAt: apiTokens.lastUsedAt })
      .from(apiTokens)
      .innerJoin(users, eq(users.id, apiTokens.userId))
      .where(and(eq(apiTokens.tokenHash, tokenHash), gt(apiTokens.expiresAt, new Date(now))))
      .get();
    if (!row) return null;
    if ((row.lastUsedAt?.getTime() ?? 0) < now - HOUR_MS)
      await this.db
        .update(apiTokens)
        .set({ lastUsedAt: new Date(now) })
        .where(eq(apiTokens.tokenHash, tokenHash));
    return { user: toPublicUser(row), scopes: row.scopes };
  }

  /** The user's live tokens, the newest first. */
  async listOf(userId: number): Promise<ApiToken[]> {
    const rows = await this.db.select().from(apiTokens).where(this.isLive(userId)).orderBy(desc(apiTokens.createdAt));
    return rows.map(toApiToken);
  }

  /** Revokes one of the user's tokens; false when there is none of that id. */
  async revoke(userId: number, id: string): Promise<boolean> {
    const revoked = await this.db
      .delete(apiTokens)
      .where(and(eq(apiTokens.userId, userId), eq(apiTokens.id, id)))
      .returning({ id: apiTokens.id });
    return revoked.length === 1;
  }

  private isLive(userId: number) {
    return and(eq(apiTokens.userId, userId), gt(apiTokens.expiresAt, new Date(this.now())));
  }
}
