import type { Material, SourceFormat } from "./material.ts";

/** The upload as stored. `bytes` fetches it whole; callers keep one copy at a time. */
export interface SourceFile {
  format: SourceFormat;
  fileName: string;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** What reading needs from outside: the gunzipped recognition model for OCR. */
export interface ReadingTools {
  ocrModel(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Plain data saved between steps, so that a reading that was cut off goes on with the page it had reached. */
export interface ReadingState {
  pagesDone: number;
  pagesTotal: number;
  parts: unknown[];
}

export type ReadingStep = { done: false; state: ReadingState } | { done: true; material: Material };

/** Reads the next part of a file: all that needs no OCR in the first step, then one OCR page a step.
 * Throws `UnreadableFileError` when nothing in the file can be read. */
export async function readStep(
  _source: SourceFile,
  _state: ReadingState | null,
  _tools: ReadingTools,
): Promise<ReadingStep> {
  throw new Error("not built yet");
}
