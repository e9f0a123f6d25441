import type { FurtherRole } from "#schema/comparison.ts";
import type { AnalysisResult } from "#schema/result.ts";
import type { SubmissionFields } from "#schema/submission.ts";
import type { ChunkStorage } from "#worker/analysis/chunked-json.ts";
import type { AnalysisDeps, RunState } from "#worker/analysis/deps.ts";
import { engineParts } from "#worker/analysis/engine-parts.ts";
import { memoryStorage } from "#worker/analysis/memory-storage.ts";
import { advance, initialState } from "#worker/analysis/pipeline.ts";
import { storedPictures } from "#worker/analysis/stored-pictures.ts";
import { valueStore } from "#worker/analysis/value-store.ts";
import { matchCases } from "#worker/cases/match.ts";
import type { Material } from "#worker/reading/material.ts";
import { readStep } from "#worker/reading/read.ts";
import type { ReadingTools, SourceFile } from "#worker/reading/reading-step.ts";
import { furtherSuffix } from "#worker/store/further-keys.ts";

/** What an analysis in this process may have otherwise than a deployed one. */
export interface InProcess {
  /** The recognition model, where pictures are to be read. */
  ocrModel?: ReadingTools["ocrModel"];
  matchCases?: AnalysisDeps["matchCases"];
  review?: AnalysisDeps["review"];
  /** What the file is to be compared with. */
  further?: readonly (SourceFile & { role: FurtherRole })[];
}

const noOcr = async (): Promise<never> => {
  throw new Error("No recognition model was given");
};

const JOB = { id: "in-process", userId: 0, uploadKey: "", fingerprint: "", submittedAt: 0 };

/** Everything that an analysis in this process needs, with its values in `storage`. */
export function inProcessDeps(file: SourceFile, storage: ChunkStorage, options: InProcess = {}): AnalysisDeps {
  const drawn = storedPictures(storage);
  return {
    now: () => 0,
    loadState: async () => (await storage.get<RunState>("state")) ?? null,
    saveState: (state) => storage.put({ state }),
    values: valueStore(storage),
    read: ({ uploadKey }, state) => {
      const further = options.further?.find((_, index) => uploadKey === furtherSuffix(index));
      return readStep(further ?? file, state, { ocrModel: options.ocrModel ?? noOcr, drawn });
    },
    removePictures: () => drawn.clear(),
    ...engineParts(),
    matchCases: options.matchCases ?? (async (outcomes, facts) => matchCases(outcomes, facts)),
    review: options.review ?? null,
    finish: async () => true,
    giveBack: async () => true,
    removeUpload: async () => undefined,
    reportFailure(stage, error) {
      throw new Error(`The stage ${stage} failed`, { cause: error });
    },
  };
}

/** Analyses a file in this process, stage by stage, with the values stored and loaded in between just as the Durable Object
 * of a served analysis does. Throws what a stage threw; rejects with the reason shown to users when the file cannot be read. */
export function analyseInProcess(
  file: SourceFile,
  fields: SubmissionFields,
  options: InProcess = {},
): Promise<{ result: AnalysisResult; material: Material }> {
  return analyseWith(inProcessDeps(file, memoryStorage(), options), file, fields, options.further);
}

/** The same with the dependencies given. */
export async function analyseWith(
  deps: AnalysisDeps,
  { format, fileName }: SourceFile,
  fields: SubmissionFields,
  further: InProcess["further"] = [],
): Promise<{ result: AnalysisResult; material: Material }> {
  const sent = further.map((one) => ({ role: one.role, format: one.format, fileName: one.fileName, fingerprint: "" }));
  await deps.saveState(initialState({ ...JOB, format, fileName, fields, further: sent }));
  while ((await advance(deps)) !== "ended");
  const [result, material] = [await deps.values.load("result"), await deps.values.load("material")];
  if (result && material) return { result, material };
  throw new Error((await deps.loadState())?.stageText);
}

/** A text as the file that a user would upload. */
export function textFile(text: string, fileName = "material.txt"): SourceFile {
  return { format: "text", fileName, bytes: async () => Uint8Array.from(new TextEncoder().encode(text)) };
}
