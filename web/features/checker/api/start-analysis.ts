import type { DocumentKind } from "#schema/document-kinds.ts";
import type { AnalysisResult } from "#schema/result.ts";
import type { FormValues } from "#web/features/checker/validate.ts";
import { read } from "#web/lib/api.ts";
import { rememberFile } from "#web/lib/files.ts";
import { addFurther, type Further } from "#web/lib/further.ts";

/** `documentKind`: what the user says the document is, where it was taken for something else. */
export type Submission = { file: File; values: FormValues; documentKind?: DocumentKind; further?: Further };

/** Normally a progress id; an answer without one carries the finished result. */
type StartAnswer = { progressId?: string; analysis?: AnalysisResult } & Partial<AnalysisResult>;

export type Started = { progressId: string } | { result: AnalysisResult };

/** Sends a file for analysis. */
export async function startAnalysis(
  { file, values, documentKind, further }: Submission,
  signal?: AbortSignal,
): Promise<Started> {
  const form = new FormData();
  form.set("audience", values.audience);
  form.set("channel", values.channel);
  if (values.context.trim()) form.set("context", values.context.trim());
  if (values.materialType) form.set("materialType", values.materialType);
  if (values.reviewers) form.set("reviewers", values.reviewers);
  if (documentKind) form.set("documentKind", documentKind);
  // Last, so that the server knows the other fields before the file begins to stream.
  form.set("file", file);
  if (further) addFurther(form, further);
  rememberFile(file);
  const answer = await read<StartAnswer>("/api/analyze", { method: "POST", body: form, signal });
  if (answer.progressId) return { progressId: answer.progressId };
  const result = answer.analysis ?? (answer.riskLevel ? (answer as AnalysisResult) : undefined);
  if (!result) throw new Error("An unexpected error occurred.");
  return { result };
}
