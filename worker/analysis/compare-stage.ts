import { MAX_FURTHER_CHARS } from "#schema/limits.ts";
import type { AnalysisDeps, AnalysisJob } from "#worker/analysis/deps.ts";
import type { ReceivedFurther } from "#worker/analysis/further-files.ts";
import { factsOf, NEXT, need, type Stage, type StageEnd } from "#worker/analysis/stage.ts";
import { compareWith, type FurtherFile } from "#worker/comparison/compare.ts";
import { COMPARISON, type ComparedFinding } from "#worker/comparison/to-finding.ts";
import { UnreadableFileError } from "#worker/reading/material.ts";
import type { ClauseOutcome } from "#worker/rules/types.ts";
import { furtherSuffix } from "#worker/store/further-keys.ts";

/* Reads what was sent with a material, one file after another, and compares. Whatever happens to these files is said in the result
 * and never ends the analysis. */

/** After so long no further file is begun, in milliseconds: the analysis itself has to end in time. */
const READ_UNTIL_MS = 20 * 60_000;

const NO_TIME = "There was no time left to read it.";
const NOT_READ = "It could not be read. Save it as PDF or Word and send it again.";
const TEXT = "Comparing with what was sent with it";
const FROM = 68;

/** The outcomes with what the comparison found, once. */
function withCompared(outcomes: readonly ClauseOutcome[], found: readonly ComparedFinding[]): ClauseOutcome[] {
  return outcomes.map((outcome) => {
    const rules = outcome.findings.filter(({ check }) => !check.startsWith(COMPARISON));
    const own = found.filter(({ clause }) => clause === outcome.clause).map(({ finding }) => finding);
    return own.length === 0
      ? { ...outcome, findings: rules }
      : { ...outcome, status: "issues", findings: [...rules, ...own] };
  });
}

async function add(deps: AnalysisDeps, read: readonly FurtherFile[], file: FurtherFile): Promise<StageEnd> {
  await deps.values.save("further", [...read, file]);
  await deps.values.remove("reading");
  await deps.removePictures();
  return { go: "again", progress: FROM, stageText: TEXT };
}

/** As much of the text of a further file as is compared, and whether that is not all of it. */
const comparable = (text: string) => ({
  text: text.slice(0, MAX_FURTHER_CHARS),
  ...(text.length > MAX_FURTHER_CHARS && { isCut: true }),
});

/** Reads on in the file that is next. */
async function readOn(
  deps: AnalysisDeps,
  job: AnalysisJob,
  read: readonly FurtherFile[],
  { role, fileName, format }: ReceivedFurther,
): Promise<StageEnd> {
  const unread = (reason: string) => add(deps, read, { role, fileName, unread: reason });
  if (deps.now() - job.submittedAt > READ_UNTIL_MS) return unread(NO_TIME);
  const uploadKey = job.uploadKey + furtherSuffix(read.length);
  try {
    const step = await deps.read({ ...job, uploadKey, fileName, format }, await deps.values.load("reading"));
    if (step.done) return add(deps, read, { role, fileName, ...comparable(step.material.text) });
    await deps.values.save("reading", step.state);
    return { go: "again", progress: FROM, stageText: TEXT };
  } catch (error) {
    if (error instanceof UnreadableFileError) return unread(error.message);
    throw error;
  }
}

async function compareAll(deps: AnalysisDeps, job: AnalysisJob, files: readonly FurtherFile[]): Promise<StageEnd> {
  const outcomes = await need(deps, "outcomes");
  const { comparison, findings } = compareWith(await factsOf(deps, job), files);
  await deps.values.save("outcomes", withCompared(outcomes, findings));
  await deps.values.save("comparison", comparison);
  await deps.values.remove("further");
  return NEXT;
}

/** Reads and compares what was sent with a material. */
export const compare: Stage = {
  name: "compare",
  text: TEXT,
  progress: FROM,
  attempts: 2,
  async run(deps, job) {
    const read = (await deps.values.load("further")) ?? [];
    const next = job.further?.[read.length];
    return next ? readOn(deps, job, read, next) : compareAll(deps, job, read);
  },
  async giveUp(deps, job) {
    const read = (await deps.values.load("further")) ?? [];
    const next = job.further?.[read.length];
    if (next) return add(deps, read, { role: next.role, fileName: next.fileName, unread: NOT_READ });
    // Comparing itself failed: it is told as not done.
    const all = (job.further ?? []).map(({ role, fileName }) => ({
      role,
      fileName,
      unread: "It could not be compared.",
    }));
    return compareAll(deps, job, all);
  },
};
