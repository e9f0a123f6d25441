import type { AnalysisResult } from "#schema/result.ts";
import type { FinishedAnalysis } from "#worker/store/assessment-rows.ts";
import { AssessmentStore } from "#worker/store/assessments.ts";
import { db } from "#worker/test/api.ts";

export const RESULT: AnalysisResult = {
  riskLevel: "HIGH",
  summary: "One serious fault was found.",
  confidence: 82,
  confidenceReasons: [{ effect: "raises", text: "All of the text was read." }],
  materialType: { value: "letter", detected: true },
  clauses: [],
  cases: [],
  recommendations: { highPriority: ["Add the prescribing information."], bestPractices: [], legalReview: false },
  engine: { reviewers: ["rules"], rulesVersion: "1", codeEdition: "2024", caseLibrary: "2026-11", notices: [] },
  coverage: { format: "text", pages: 1, words: 40, ocrUsed: false, ocrConfidence: null, unread: [], hidden: [] },
};

/** Stores an assessment as a finished analysis does, at `at` (milliseconds), and returns its id. */
export async function storedAssessment(
  userId: number,
  at = Date.now(),
  change: Partial<FinishedAnalysis> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await db.$client
    .prepare("INSERT INTO open_analyses (id, user_id, upload_key, created_at) VALUES (?, ?, 'upload/x', ?)")
    .bind(id, userId, at)
    .run();
  await new AssessmentStore(db, () => at).finish({
    ...{ id, userId, fileName: "leavepiece.pdf", fingerprint: "sha256:00;bytes=1", result: RESULT },
    fields: { audience: "hcp", channel: "print", context: "For a congress", materialType: undefined },
    ...change,
  });
  return id;
}
