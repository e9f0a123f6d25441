import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Share } from "#schema/workbench.ts";
import type { Database } from "#worker/store/database.ts";
import { shares } from "#worker/store/tables.ts";

type Row = typeof shares.$inferSelect;
type NewRow = Pick<Row, "id" | "tokenHash" | "showsName" | "expiresAt">;

/** Names each public field. */
const toShare = ({ id, createdAt, expiresAt, opened, showsName }: Row): Share => ({
  ...{ id, opened, showsName },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Links to assessments. Whoever calls has made sure whose assessment it is. */
export class ShareStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  async add(assessmentId: string, row: NewRow): Promise<Share> {
    const createdAt = new Date(this.now());
    await this.db.insert(shares).values({ ...row, assessmentId, createdAt });
    return toShare({ ...row, assessmentId, createdAt, opened: 0 });
  }

  /** Those that still work, the newest first. */
  async list(assessmentId: string): Promise<Share[]> {
    const rows = await this.db
      .select()
      .from(shares)
      .where(and(eq(shares.assessmentId, assessmentId), gt(shares.expiresAt, new Date(this.now()))))
      .orderBy(desc(shares.createdAt));
    return rows.map(toShare);
  }

  /** Ends a link; false when there is none of that id. */
  async remove(assessmentId: string, id: string): Promise<boolean> {
    const done = await this.db.delete(shares).where(and(eq(shares.id, id), eq(shares.assessmentId, assessmentId)));
    return done.meta.changes === 1;
  }

  /** Counts an opening; null where no link that still works has this token. */
  async open(tokenHash: string): Promise<Row | null> {
    const row = await this.db
      .update(shares)
      .set({ opened: sql`${shares.opened} + 1` })
      .where(and(eq(shares.tokenHash, tokenHash), gt(shares.expiresAt, new Date(this.now()))))
      .returning()
      .get();
    return row ?? null;
  }
}
