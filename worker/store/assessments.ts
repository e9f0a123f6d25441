import { and, count, desc, eq, gte, lte } from "drizzle-orm";
import type { AssessmentDetail, AssessmentListItem } from "#schema/assessment.ts";
import type { AnalysisResult } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import type { MonthlyStats } from "#schema/usage.ts";
import type { Database } from "#worker/store/database.ts";
import { assessments } from "#worker/store/tables.ts";
import { monthStart } from "#worker/store/usage.ts";

type Row = typeof assessments.$inferSelect;

/** What is known of an analysis once it is done. `fingerprint` stands where the content would be. */
export interface FinishedAnalysis {
  id: string;
  userId: number;
  fileName: string;
  fingerprint: string;
  fields: SubmissionFields;
  /** Milliseconds since 1970. */
  submittedAt: number;
  result: AnalysisResult;
}

export interface PageRequest {
  page: number;
  limit: number;
  /** Leaves out whatever came later, ISO 8601. */
  asOf?: string | undefined;
}

const listColumns = {
  id: assessments.id,
  filename: assessments.filename,
  riskLevel: assessments.riskLevel,
  createdAt: assessments.createdAt,
  audience: assessments.audience,
  channel: assessments.channel,
  materialType: assessments.materialType,
  summary: assessments.summary,
};

function toListItem(row: Pick<Row, keyof typeof listColumns>): AssessmentListItem {
  const { id, filename, riskLevel, audience, channel, materialType, summary } = row;
  return { id, filename, riskLevel, createdAt: row.createdAt.toISOString(), audience, channel, materialType, summary };
}

function toDetail(row: Row): AssessmentDetail {
  const { id, filename, audience, channel, riskLevel, summary, confidence, confidenceReasons } = row;
  const { clauses, cases, recommendations, engine, coverage } = row;
  return {
    ...{ id, filename, createdAt: row.createdAt.toISOString(), audience, channel },
    ...(row.context !== null && { context: row.context }),
    ...{ riskLevel, summary, confidence, confidenceReasons, clauses, cases, recommendations, engine, coverage },
    materialType: { value: row.materialType, detected: row.materialTypeDetected },
  };
}

function toColumns({ id, userId, fileName, fingerprint, fields, submittedAt, result }: FinishedAnalysis) {
  return {
    ...{ id, user_id: userId, filename: fileName, file_content: fingerprint, created_at: submittedAt },
    ...{ audience: fields.audience, channel: fields.channel, context: fields.context ?? null },
    material_type: result.materialType.value,
    material_type_detected: result.materialType.detected ? 1 : 0,
    ...{ risk_level: result.riskLevel, summary: result.summary, confidence: result.confidence },
    confidence_reasons: JSON.stringify(result.confidenceReasons),
    clauses: JSON.stringify(result.clauses),
    cases: JSON.stringify(result.cases),
    recommendations: JSON.stringify(result.recommendations),
    engine: JSON.stringify(result.engine),
    coverage: JSON.stringify(result.coverage),
  };
}

export class AssessmentStore {
  constructor(
    private readonly db: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /** Writes the assessment and settles its unit in one step. A second call changes nothing. False when there is
   * nothing to write for: the analysis was cancelled or its user deleted meanwhile. */
  async finish(analysis: FinishedAnalysis): Promise<boolean> {
    const columns = toColumns(analysis);
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
    ]);
    return found?.results.length === 1;
  }

  /** One of the user's own assessments, or null. */
  async get(id: string, userId: number): Promise<AssessmentDetail | null> {
    const row = await this.db
      .select()
      .from(assessments)
      .where(and(eq(assessments.id, id), eq(assessments.userId, userId)))
      .get();
    return row ? toDetail(row) : null;
  }

  /** The user's assessments, newest first. */
  async list(userId: number, { page, limit, asOf }: PageRequest): Promise<AssessmentListItem[]> {
    const until = asOf ? lte(assessments.createdAt, new Date(asOf)) : undefined;
    const rows = await this.db
      .select(listColumns)
      .from(assessments)
      .where(and(eq(assessments.userId, userId), until))
      .orderBy(desc(assessments.createdAt), desc(assessments.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return rows.map(toListItem);
  }

  /** Counts of the current calendar month in UTC. */
  async monthlyStats(userId: number): Promise<MonthlyStats> {
    const rows = await this.db
      .select({ riskLevel: assessments.riskLevel, total: count() })
      .from(assessments)
      .where(and(eq(assessments.userId, userId), gte(assessments.createdAt, new Date(monthStart(this.now())))))
      .groupBy(assessments.riskLevel);
    const totalOf = (level: string) => rows.find((row) => row.riskLevel === level)?.total ?? 0;
    const totalReviewed = rows.reduce((sum, row) => sum + row.total, 0);
    return { totalReviewed, highRiskFlagged: totalOf("HIGH"), approvedMaterials: totalOf("NO_RISK") };
  }
}
