import { and, eq, isNull, lt, or } from "drizzle-orm";
import { RETENTION } from "#schema/retention.ts";
import { idempotencyKeys } from "#worker/store/api-tables.ts";
import type { Database } from "#worker/store/database.ts";

const KEPT_MS = RETENTION.idempotencyHours * 3_600_000;
/** A submission that has not been received by then was cut off, in milliseconds. */
const CUT_OFF_MS = 10 * 60_000;

/** A submission of the same name: which analysis it began, and what was sent; null while it is being received. */
export interface KnownSubmission {
  analysisId: string;
  requestHash: string | null;
}

/** Names that programs gave to their submissions, by SHA-256 of the name. */
export class IdempotencyKeyStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes the name for the analysis `analysisId`, in one step: null when it was free, else what has it. */
  async take(userId: number, key: string, analysisId: string): Promise<KnownSubmission | null> {
    const now = this.now();
    const fresh = { analysisId, requestHash: null, createdAt: new Date(now) };
    const isExpired = lt(idempotencyKeys.createdAt, new Date(now - KEPT_MS));
    const isCutOff = and(
      isNull(idempotencyKeys.requestHash),
      lt(idempotencyKeys.createdAt, new Date(now - CUT_OFF_MS)),
    );
    const taken = await this.db
      .insert(idempotencyKeys)
      .values({ userId, key, ...fresh })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: fresh,
        setWhere: or(isExpired, isCutOff),
      })
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 1) return null;
    const { analysisId: known, requestHash } = idempotencyKeys;
    const columns = { analysisId: known, requestHash };
    return (await this.db.select(columns).from(idempotencyKeys).where(this.isOf(userId, key)).get()) ?? null;
  }

  /** Notes what was sent under the name. */
  async note(userId: number, key: string, requestHash: string): Promise<void> {
    await this.db.update(idempotencyKeys).set({ requestHash }).where(this.isOf(userId, key));
  }

  /** Notes that the name stands for an analysis that there was already. */
  async lead(userId: number, key: string, analysisId: string): Promise<void> {
    await this.db.update(idempotencyKeys).set({ analysisId }).where(this.isOf(userId, key));
  }

  /** Frees the name of a submission that was refused: the next one of that name is a first one. */
  async release(userId: number, key: string, analysisId: string): Promise<void> {
    await this.db
      .delete(idempotencyKeys)
      .where(and(this.isOf(userId, key), eq(idempotencyKeys.analysisId, analysisId)));
  }

  private isOf(userId: number, key: string) {
    return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  }
}
