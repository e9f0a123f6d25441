import type { AssessmentDetail, AssessmentListItem } from "#schema/assessment.ts";
import type { AnalysisResult } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import { fitIntoRow, type Piece } from "#worker/store/large-fields.ts";
import { assessments } from "#worker/store/tables.ts";

export type AssessmentRow = typeof assessments.$inferSelect;

/** What is known of an analysis once it is done. `fingerprint` stands where the content would be. */
export interface FinishedAnalysis {
  id: string;
  userId: number;
  fileName: string;
  fingerprint: string;
  fields: SubmissionFields;
  result: AnalysisResult;
  /** The first assessment of the material that this is a later version of. */
  seriesId?: string | undefined;
}

export const listColumns = {
  id: assessments.id,
  filename: assessments.filename,
  name: assessments.name,
  riskLevel: assessments.riskLevel,
  createdAt: assessments.createdAt,
  audience: assessments.audience,
  channel: assessments.channel,
  materialType: assessments.materialType,
  summary: assessments.summary,
};

/** What the stored fingerprint tells of the file. */
function fileOf(fingerprint: string): AssessmentDetail["file"] {
  const [, sha256, bytes] = /^sha256:([0-9a-f]{64});bytes=(\d+)$/.exec(fingerprint) ?? [];
  return sha256 ? { sha256, bytes: Number(bytes) } : undefined;
}

/** Names each field, so that a column added later cannot slip out. */
export function toListItem(row: Pick<AssessmentRow, keyof typeof listColumns>): AssessmentListItem {
  const { id, filename, riskLevel, audience, channel, materialType, summary } = row;
  return {
    ...{ id, filename, ...(row.name !== null && { name: row.name }) },
    ...{ riskLevel, createdAt: row.createdAt.toISOString(), audience, channel, materialType, summary },
  };
}

export function toDetail(row: AssessmentRow): AssessmentDetail {
  const { id, filename, audience, channel, riskLevel, summary, confidence, confidenceReasons } = row;
  const { clauses, cases, recommendations, engine, coverage, document, secondLook, matters } = row;
  const file = fileOf(row.fileContent);
  return {
    ...{ id, filename, createdAt: row.createdAt.toISOString(), audience, channel },
    ...(file && { file }),
    ...(row.name !== null && { name: row.name }),
    ...(row.context !== null && { context: row.context }),
    ...{ riskLevel, summary, confidence, confidenceReasons, clauses, cases, recommendations, engine, coverage },
    materialType: { value: row.materialType, detected: row.materialTypeDetected },
    ...(document && { document }),
    ...(secondLook && { secondLook }),
    ...(matters && { matters }),
  };
}

/** The values of a new row by column name, and the pieces of what is too large for it. */
export function toColumns(analysis: FinishedAnalysis, createdAt: number) {
  const { id, userId, fileName, fingerprint, fields, result, seriesId = null } = analysis;
  const { row, pieces } = fitIntoRow(result);
  const columns = {
    ...{ id, user_id: userId, filename: fileName, file_content: fingerprint, created_at: createdAt },
    series_id: seriesId,
    ...{ audience: fields.audience, channel: fields.channel, context: fields.context ?? null },
    material_type: result.materialType.value,
    material_type_detected: result.materialType.detected ? 1 : 0,
    ...{ risk_level: result.riskLevel, summary: result.summary, confidence: result.confidence },
    confidence_reasons: JSON.stringify(result.confidenceReasons),
    engine: JSON.stringify(result.engine),
    document: result.document ? JSON.stringify(result.document) : null,
    second_look: result.secondLook ? JSON.stringify(result.secondLook) : null,
    ...row,
  };
  return { columns, pieces } satisfies { pieces: Piece[]; columns: Record<string, string | number | null> };
}
