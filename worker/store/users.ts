import { and, eq, sql } from "drizzle-orm";
import type { Account } from "#schema/account.ts";
import type { PublicUser, Role } from "#schema/user.ts";
import { users } from "#worker/store/account-tables.ts";
import type { Database } from "#worker/store/database.ts";

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

const accountColumns = { ...publicColumns, createdAt: users.createdAt, emailVerifiedAt: users.emailVerifiedAt };

/** An account without what is kept elsewhere. */
type StoredAccount = Omit<Account, "pendingEmail">;

function toAccount(row: Pick<UserRow, keyof typeof accountColumns>): StoredAccount {
  return {
    ...toPublicUser(row),
    createdAt: row.createdAt.toISOString(),
    emailVerified: row.emailVerifiedAt !== null,
  };
}

export interface NewAccount {
  email: string;
  username: string;
  passwordHash: string;
  role?: Role;
}

export interface LogInUser {
  user: PublicUser;
  passwordHash: string;
  emailVerified: boolean;
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
  async withPassword(email: string): Promise<LogInUser | null> {
    const row = await this.db
      .select({ ...publicColumns, passwordHash: users.passwordHash, emailVerifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(and(eq(users.email, email), eq(users.isDemo, false)))
      .get();
    if (!row) return null;
    return { user: toPublicUser(row), passwordHash: row.passwordHash, emailVerified: row.emailVerifiedAt !== null };
  }

  /** Whether any account has the address. */
  async isTaken(email: string): Promise<boolean> {
    return (await this.db.select({ id: users.id }).from(users).where(eq(users.email, email)).get()) !== undefined;
  }

  /** The user's account, null once it is deleted. */
  async account(userId: number): Promise<StoredAccount | null> {
    const row = await this.db.select(accountColumns).from(users).where(eq(users.id, userId)).get();
    return row ? toAccount(row) : null;
  }

  async passwordHash(userId: number): Promise<string | null> {
    const columns = { passwordHash: users.passwordHash };
    const row = await this.db.select(columns).from(users).where(eq(users.id, userId)).get();
    return row?.passwordHash ?? null;
  }

  /** Puts a hash in the place of the one it was checked against, and voids a reset link that was sent. False when
   * the password was changed meanwhile. */
  async replacePasswordHash(userId: number, before: string, passwordHash: string): Promise<boolean> {
    const changed = await this.db
      .update(users)
      .set({ passwordHash, resetToken: null, resetTokenExpires: null })
      .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
      .returning({ id: users.id });
    return changed.length === 1;
  }

  /** Changes the name. An address changes by its link (email-links.ts). */
  async rename(userId: number, username: string): Promise<void> {
    await this.db.update(users).set({ username }).where(eq(users.id, userId));
  }

  /** Deletes the user with sessions, assessments and usage. */
  async remove(userId: number): Promise<void> {
    await this.db.delete(users).where(eq(users.id, userId));
  }

  async makeAdmin(userId: number): Promise<void> {
    await this.db.update(users).set({ role: "admin" }).where(eq(users.id, userId));
  }
}
