import type { AnalysisResult, ProgressRecord } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
/** A signed-in user of a served application, speaking to its API as a browser does. */
export interface ApiClient {
  userId: number;
  get(path: string): Promise<Response>;
  post(path: string, body?: BodyInit, headers?: Record<string, string>): Promise<Response>;
  /** Submits a file and returns the progress id. */
  submit(file: File, fields: SubmissionFields): Promise<string>;
  progress(id: string, waitMs?: number): Promise<ProgressRecord>;
  /** Follows an analysis to its end. Throws when it fails or takes longer than `limitMs`. */
  result(id: string, limitMs?: number): Promise<AnalysisResult>;
}
/** Opens a demo account on a served application. */
export declare function openDemo(url: string): Promise<ApiClient>;
