import { readFileSync, statSync } from "node:fs";
import { basename, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { FurtherRole } from "#schema/comparison.ts";
import type { AnalysisResult } from "#schema/result.ts";
import { FILE_MESSAGES, MAX_FILE_BYTES, type SubmissionFields } from "#schema/submission.ts";
import { analyseInProcess, type InProcess } from "#worker/analysis/in-process.ts";
import { detectFormat } from "#worker/reading/detect-format.ts";
import type { FoundFile } from "./find-files.ts";
import { UsageError } from "./options.ts";

/** What came of a file: its result with the text that offsets are in, or why it could not be checked. */
export type Checked = { file: FoundFile } & ({ result: AnalysisResult; text: string } | { error: string });

const HEAD_BYTES = 4096;
const MODEL = "../../node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";

let model: Uint8Array<ArrayBuffer> | undefined;

/** The recognition model for pictures, from the packages. */
async function ocrModel(): Promise<Uint8Array<ArrayBuffer>> {
  model ??= new Uint8Array(gunzipSync(readFileSync(resolve(import.meta.dirname, MODEL))));
  return model.slice();
}

/** What files are to be compared with, from the disk. Throws where there is no such file, or it is of no type that is read. */
export function furtherFrom(
  further: readonly { role: FurtherRole; path: string }[],
  from: string,
): NonNullable<InProcess["further"]> {
  return further.map(({ role, path }) => {
    const bytes = new Uint8Array(readFileSync(resolve(from, path)));
    const fileName = basename(path);
    const format = detectFormat(bytes.subarray(0, HEAD_BYTES), fileName);
    if (!format || bytes.length > MAX_FILE_BYTES)
      throw new UsageError(`${fileName}: ${FILE_MESSAGES[format ? "size" : "type"].message}`);
    return { role, format, fileName, bytes: async () => bytes.slice() };
  });
}

/** Checks one file as the application does, stage by stage. Never throws for what a file is. */
export async function checkFile(
  file: FoundFile,
  fields: SubmissionFields,
  further: InProcess["further"] = [],
): Promise<Checked> {
  try {
    const { size } = statSync(file.path);
    if (size === 0) return { file, error: FILE_MESSAGES.empty.message };
    if (size > MAX_FILE_BYTES) return { file, error: FILE_MESSAGES.size.message };
    const bytes = new Uint8Array(readFileSync(file.path));
    const format = detectFormat(bytes.subarray(0, HEAD_BYTES), file.name);
    if (!format) return { file, error: FILE_MESSAGES.type.message };
    const source = { format, fileName: file.name, bytes: async () => bytes.slice() };
    const { result, material } = await analyseInProcess(source, fields, { ocrModel, further });
    return { file, result, text: material.text };
  } catch (error) {
    const message = error instanceof Error ? error.message.replace(/^Error:\s*/, "") : String(error);
    return { file, error: message.replace(/ This analysis has not been counted against your monthly limit\.$/, "") };
  }
}
