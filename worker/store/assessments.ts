import { and, eq, gte } from "drizzle-orm";
import type { AssessmentDetail, AssessmentListItem, PageQuery } from "#schema/assessment.ts";
import type { MonthlyStats } from "#schema/usage.ts";
import type { AssessmentVersion } from "#schema/workbench.ts";
import {
  detailQuery,
  exportQuery,
  listQuery,
  type Place,
  piecesQuery,
  statisticsQuery,
  versionsQuery,
} from "#worker/store/assessment-queries.ts";
import {
  type AssessmentRow,
  type FinishedAnalysis,
  toColumns,
  toDetail,
  toListItem,
} from "#worker/store/assessment-rows.ts";
import type { Database } from "#worker/store/database.ts";
import { isInPieces, joinPieces } from "#worker/store/large-fields.ts";
import { assessments } from "#worker/store/tables.ts";
import { monthStart } from "#worker/store/usage.ts";

/** Rows of up to 2 MB each that an export reads at once: D1 answers with 32 MB at most, and takes a thousand queries
 * for each request. */
const EXPORT_STEP = 12;

const ADD_PIECE = `INSERT OR IGNORE INTO assessment_parts (assessment_id, field, place, piece)
  SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM assessments WHERE id = ?1)`;

/** What a later version has to know of an earlier one. */
export type Origin = Pick<
  AssessmentRow,
  "fileContent" | "audience" | "channel" | "context" | "materialType" | "materialTypeDetected"
> & { seriesId: string };

/** A version with the fingerprint of its file. */
export type StoredVersion = AssessmentVersion & { fingerprint: string };

export class AssessmentStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Writes the assessment and settles its unit in one step. A second call changes nothing. False when there is
   * nothing to write for: the analysis was cancelled or its user deleted meanwhile. */
  async finish(analysis: FinishedAnalysis): Promise<boolean> {
    // Dated when it is written: whoever has read a first page then finds nothing new among what is older.
    const { columns, pieces } = toColumns(analysis, this.now());
    const names = Object.keys(columns);
    const d1 = this.db.$client;
    const [, , found] = await d1.batch([
      d1
        .prepare(
          `INSERT OR IGNORE INTO assessments (${names.join(", ")}) SELECT ${names.map(() => "?").join(", ")}
           WHERE EXISTS (SELECT 1 FROM open_analyses WHERE id = ? AND user_id = ?)`,
        )
        .bind(...Object.values(columns), analysis.id, analysis.userId),
      d1.prepare("DELETE FROM open_analyses WHERE id = ?").bind(analysis.id),
      d1.prepare("SELECT id FROM assessments WHERE id = ?").bind(analysis.id),
      ...pieces.map(({ field, place, piece }) => d1.prepare(ADD_PIECE).bind(analysis.id, field, place, piece)),
    ]);
    return found?.results.length === 1;
  }

  /** One of the user's own assessments, or null. */
  async get(id: string, userId: number): Promise<AssessmentDetail | null> {
    const row = await detailQuery(this.db, id, userId).get();
    return row ? this.whole(row) : null;
  }

  /** An assessment that somebody has a link to, whosever it is. */
  async shared(id: string): Promise<AssessmentDetail | null> {
    const row = await this.db.select().from(assessments).where(eq(assessments.id, id)).get();
    return row ? this.whole(row) : null;
  }

  /** Whether an assessment is the user's own. */
  async owns(id: string, userId: number): Promise<boolean> {
    const row = await this.db
      .select({ id: assessments.id })
      .from(assessments)
      .where(and(eq(assessments.id, id), eq(assessments.userId, userId)))
      .get();
    return row !== undefined;
  }

  /** What a later version of one of the user's own assessments has to know of it, or null. */
  async origin(id: string, userId: number): Promise<Origin | null> {
    const { seriesId, fileContent, audience, channel, context, materialType, materialTypeDetected } = assessments;
    const row = await this.db
      .select({ seriesId, fileContent, audience, channel, context, materialType, materialTypeDetected })
      .from(assessments)
      .where(and(eq(assessments.id, id), eq(assessments.userId, userId)))
      .get();
    return row ? { ...row, seriesId: row.seriesId ?? id } : null;
  }

  /** All versions of the material that one of the user's own assessments is of, the first version first; null when there is
   * none of that id. */
  async versions(id: string, userId: number): Promise<StoredVersion[] | null> {
    const origin = await this.origin(id, userId);
    if (!origin) return null;
    const rows = await versionsQuery(this.db, userId, origin.seriesId);
    return rows.map(({ name, createdAt, fileContent, ...row }, at) => ({
      ...{ ...row, version: at + 1, ...(name !== null && { name }) },
      ...{ createdAt: createdAt.toISOString(), fingerprint: fileContent },
    }));
  }

  /** Whether the user has an assessment of the same file since a moment in milliseconds. */
  async hasChecked(userId: number, fingerprint: string, since: number): Promise<boolean> {
    const row = await this.db
      .select({ id: assessments.id })
      .from(assessments)
      .where(
        and(
          eq(assessments.userId, userId),
          gte(assessments.createdAt, new Date(since)),
          eq(assessments.fileContent, fingerprint),
        ),
      )
      .get();
    return row !== undefined;
  }

  /** Names one of the user's own assessments, or with null gives it the name of its file back; false when there is none
   * of that id. */
  async rename(id: string, userId: number, name: string | null): Promise<boolean> {
    const done = await this.db
      .update(assessments)
      .set({ name })
      .where(and(eq(assessments.id, id), eq(assessments.userId, userId)));
    return done.meta.changes === 1;
  }

  /** The user's assessments, newest first. */
  async list(userId: number, query: PageQuery): Promise<AssessmentListItem[]> {
    return (await listQuery(this.db, userId, query)).map(toListItem);
  }

  /** All of the user's assessments, newest first, a few at a time. */
  async *all(userId: number): AsyncGenerator<AssessmentDetail> {
    let place: Place | null = null;
    let rows: AssessmentRow[];
    do {
      rows = await exportQuery(this.db, userId, place, EXPORT_STEP);
      for (const row of rows) yield await this.whole(row);
      place = rows.at(-1) ?? null;
    } while (rows.length === EXPORT_STEP);
  }

  /** Deletes one of the user's own assessments; false when there is none of that id. */
  async remove(id: string, userId: number): Promise<boolean> {
    const isOwn = and(eq(assessments.id, id), eq(assessments.userId, userId));
    const removed = await this.db.delete(assessments).where(isOwn).returning({ id: assessments.id });
    return removed.length === 1;
  }

  /** Ids of the user's assessments since a moment in milliseconds. */
  async idsSince(userId: number, since: number): Promise<string[]> {
    const rows = await this.db
      .select({ id: assessments.id })
      .from(assessments)
      .where(and(eq(assessments.userId, userId), gte(assessments.createdAt, new Date(since))));
    return rows.map(({ id }) => id);
  }

  /** Counts of the current calendar month in UTC. */
  async monthlyStats(userId: number): Promise<MonthlyStats> {
    const rows = await statisticsQuery(this.db, userId, new Date(monthStart(this.now())));
    const totalOf = (level: string) => rows.find((row) => row.riskLevel === level)?.total ?? 0;
    const totalReviewed = rows.reduce((sum, row) => sum + row.total, 0);
    return { totalReviewed, highRiskFlagged: totalOf("HIGH"), approvedMaterials: totalOf("NO_RISK") };
  }

  private async whole(row: AssessmentRow): Promise<AssessmentDetail> {
    return toDetail(isInPieces(row) ? joinPieces(row, await piecesQuery(this.db, row.id)) : row);
  }
}
