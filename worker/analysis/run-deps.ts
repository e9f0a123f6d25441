import type { AnalysisDeps, RunState } from "#worker/analysis/deps.ts";
import { engineParts } from "#worker/analysis/engine-parts.ts";
import { storedPictures } from "#worker/analysis/stored-pictures.ts";
import { valueStore } from "#worker/analysis/value-store.ts";
import { matchCases } from "#worker/cases/match.ts";
import { wholeLibrary } from "#worker/cases/whole-library.ts";
import { logError } from "#worker/lib/log.ts";
import { loadOcrModel } from "#worker/reading/ocr-model.ts";
import { readStep } from "#worker/reading/read.ts";
import { chooseModel } from "#worker/reviewer/models/choose-model.ts";
import { looksOf } from "#worker/reviewer/pictures.ts";
import { noReview } from "#worker/reviewer/review.ts";
import { review } from "#worker/reviewer/reviewer.ts";
import { AssessmentStore } from "#worker/store/assessments.ts";
import { openDatabase } from "#worker/store/database.ts";
import { DecisionStore } from "#worker/store/decisions.ts";
import { ImportedCaseStore } from "#worker/store/imported-cases.ts";
import { UploadStore } from "#worker/store/uploads.ts";
import { UsageStore } from "#worker/store/usage.ts";
import { Versions } from "#worker/workbench/versions.ts";

const STATE = "state";
/** The binding wants a whole address and looks at its path only. */
const ASSETS_ORIGIN = "https://assets.local";

/** The reviewer that the settings choose. Where they are wrong it says so in its notice, rather than nothing. */
function reviewerOf(env: Env, uploads: UploadStore): AnalysisDeps["review"] {
  const choice = chooseModel(env);
  if ("notice" in choice) return choice.isFault ? async () => noReview(choice.notice) : null;
  return ({ format, uploadKey }, facts, outcomes, cases) =>
    review(choice.model, choice.limits, {
      facts,
      outcomes,
      cases,
      looks: (withheld) =>
        looksOf(format, { size: () => uploads.size(uploadKey), bytes: () => uploads.bytes(uploadKey) }, withheld),
    });
}

/** Counts the end of an analysis, with how long it took from its submission, and nothing that names the user or the file. */
function countEnd({ EVENTS }: Env, { job, phase, stage }: RunState): void {
  EVENTS.writeDataPoint({
    indexes: ["analysis"],
    blobs: ["analysis", phase, job.format, stage],
    doubles: [Date.now() - job.submittedAt],
  });
}

/** The pipeline's dependencies, joined to the bindings and to one object's storage. Long work calls `pause` now and then. */
export function runDeps(env: Env, storage: DurableObjectStorage, pause: () => Promise<void>): AnalysisDeps {
  const db = openDatabase(env.DB);
  const usage = new UsageStore(db);
  const uploads = new UploadStore(env.UPLOADS);
  const drawn = storedPictures(storage);
  return {
    now: Date.now,
    loadState: async () => (await storage.get<RunState>(STATE)) ?? null,
    saveState: async (state) => {
      await storage.put(STATE, state);
      if (state.phase !== "running") countEnd(env, state);
    },
    values: valueStore(storage),
    read: ({ format, fileName, uploadKey }, state) =>
      readStep({ format, fileName, bytes: () => uploads.bytes(uploadKey) }, state, {
        ocrModel: () => loadOcrModel((path) => env.ASSETS.fetch(new URL(path, ASSETS_ORIGIN))),
        drawn,
      }),
    removePictures: () => drawn.clear(),
    ...engineParts(pause),
    matchCases: async (outcomes, facts) => matchCases(outcomes, facts, await wholeLibrary(new ImportedCaseStore(db))),
    review: reviewerOf(env, uploads),
    finish: async (analysis) => {
      const assessments = new AssessmentStore(db);
      const isKept = await assessments.finish(analysis);
      // May be cut off after the assessment is written: the stage then runs again, and both do nothing twice.
      if (isKept && analysis.seriesId) await new Versions(assessments, new DecisionStore(db)).carryOver(analysis);
      return isKept;
    },
    giveBack: async (id) => (await usage.giveBack(id)) !== null,
    removeUpload: (key) => uploads.remove({ key, multipartId: null }),
    reportFailure: (stage, error, check) => {
      logError("stage-failed", error, { stage, ...(check && { check }) });
      env.EVENTS.writeDataPoint({ indexes: ["stage-failed"], blobs: ["stage-failed", stage, check ?? ""] });
    },
  };
}
