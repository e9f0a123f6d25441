import { and, eq, sql } from "drizzle-orm";
import type { PublicUser, Role } from "#schema/user.ts";
import type { Database } from "#worker/store/database.ts";
import { users } from "#worker/store/tables.ts";

type UserRow = typeof users.$inferSelect;

/** Columns that a user may be shown; everything else stays in the database. */
export const publicColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  isDemo: users.isDemo,
  role: users.role,
};

/** Names each field, so that a column added later cannot slip out. */
export function toPublicUser(row: Pick<UserRow, keyof typeof publicColumns>): PublicUser {
  return { id: row.id, email: row.email, username: row.username, isDemo: row.isDemo, role: row.role };
}

export interface NewAccount {
  email: string;
  username: string;
  passwordHash: string;
  role: Role;
}

/** Inside the same statement, so that two sign-ups at once cannot both pass. */
const isUnused = (email: string) => sql`NOT EXISTS (SELECT 1 FROM users AS other WHERE other.email = ${email})`;

/** Stored where a password hash would be, and matched by no password. */
const NO_PASSWORD = "none";

export class UserStore {
  constructor(private readonly db: Database) {}

  async createDemo(): Promise<PublicUser> {
    const account = {
      email: `demo-${crypto.randomUUID()}@demo.invalid`,
      username: "Demo User",
      passwordHash: NO_PASSWORD,
      isDemo: true,
    };
    return toPublicUser(await this.db.insert(users).values(account).returning(publicColumns).get());
  }

  /** A new account, or null when the address has one already. */
  async create(account: NewAccount): Promise<PublicUser | null> {
    const rows = await this.db.insert(users).values(account).onConflictDoNothing().returning(publicColumns);
    return rows[0] ? toPublicUser(rows[0]) : null;
  }

  /** Makes a demo account a real one, keeping its id and so its history; null when it is a demo no more or the
   * address has an account already. */
  async convertDemo(userId: number, account: NewAccount): Promise<PublicUser | null> {
    const rows = await this.db
      .update(users)
      .set({ ...account, isDemo: false })
      .where(and(eq(users.id, userId), eq(users.isDemo, true), isUnused(account.email)))
      .returning(publicColumns);
    return rows[0] ? toPublicUser(rows[0]) : null;
  }

  /** For the log-in only: the user with the hash to compare. */
  async withPassword(email: string): Promise<{ user: PublicUser; passwordHash: string } | null> {
    const row = await this.db
      .select({ ...publicColumns, passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.email, email), eq(users.isDemo, false)))
      .get();
    return row ? { user: toPublicUser(row), passwordHash: row.passwordHash } : null;
  }

  async setPasswordHash(userId: number, passwordHash: string): Promise<void> {
    await this.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  }

  async makeAdmin(userId: number): Promise<void> {
    await this.db.update(users).set({ role: "admin" }).where(eq(users.id, userId));
  }
}
