import { and, count, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { recoveryCodes, secondFactors } from "#worker/store/account-tables.ts";
import type { Database } from "#worker/store/database.ts";

/** Wrong codes in a row, after which none is taken for a while. */
const MAX_FAILURES = 5;
const LOCKED_MS = 15 * 60_000;

type SecondFactorRow = typeof secondFactors.$inferSelect;

/** Secrets of two-step login and its recovery codes. */
export class SecondFactorStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  async get(userId: number): Promise<SecondFactorRow | null> {
    return (await this.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).get()) ?? null;
  }

  async codesLeft(userId: number): Promise<number> {
    const codes = this.db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    return (await codes.get())?.left ?? 0;
  }

  /** Keeps a secret that waits for its first code, in the place of one before. Does nothing once one is in use. */
  async begin(userId: number, secret: string): Promise<void> {
    await this.db
      .insert(secondFactors)
      .values({ userId, secret })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: { secret, lastStep: 0 },
        setWhere: isNull(secondFactors.enabledAt),
      });
  }

  /** From now on the account's log-in needs a code; `step` is that of the code that was shown. False when it needed one
   * already. */
  async enable(userId: number, step: number, codeHashes: readonly string[]): Promise<boolean> {
    const enabled = await this.db
      .update(secondFactors)
      .set({ enabledAt: new Date(this.now()), lastStep: step })
      .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.enabledAt)))
      .returning({ userId: secondFactors.userId });
    if (enabled.length === 1) await this.replaceCodes(userId, codeHashes);
    return enabled.length === 1;
  }

  async replaceCodes(userId: number, codeHashes: readonly string[]): Promise<void> {
    const remove = this.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    const rows = codeHashes.map((codeHash) => ({ userId, codeHash }));
    if (rows.length === 0) await remove;
    else await this.db.batch([remove, this.db.insert(recoveryCodes).values(rows)]);
  }

  /** Takes the code of an interval, once: false when it, or a later one, was taken before, or none is taken now. */
  async takeStep(userId: number, step: number): Promise<boolean> {
    const isOpen = sql`coalesce(${secondFactors.lockedUntil}, 0) <= ${this.now()}`;
    const used = await this.db
      .update(secondFactors)
      .set({ lastStep: step, failures: 0, lockedUntil: null })
      .where(
        and(
          eq(secondFactors.userId, userId),
          isNotNull(secondFactors.enabledAt),
          lt(secondFactors.lastStep, step),
          isOpen,
        ),
      )
      .returning({ userId: secondFactors.userId });
    return used.length === 1;
  }

  /** Notes a wrong code; after five in a row none is taken for a quarter of an hour. */
  async noteFailure(userId: number): Promise<void> {
    const isLast = sql`${secondFactors.failures} + 1 >= ${MAX_FAILURES}`;
    await this.db
      .update(secondFactors)
      .set({
        failures: sql`CASE WHEN ${isLast} THEN 0 ELSE ${secondFactors.failures} + 1 END`,
        lockedUntil: sql`CASE WHEN ${isLast} THEN ${this.now() + LOCKED_MS} ELSE ${secondFactors.lockedUntil} END`,
      })
      .where(eq(secondFactors.userId, userId));
  }

  /** Uses a recovery code up; false when there is none such. */
  async takeCode(userId: number, codeHash: string): Promise<boolean> {
    const used = await this.db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ userId: recoveryCodes.userId });
    return used.length === 1;
  }

  async remove(userId: number): Promise<void> {
    await this.db.batch([
      this.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      this.db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
    ]);
  }
}
