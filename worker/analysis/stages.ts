import { compare } from "#worker/analysis/compare-stage.ts";
import type { AnalysisDeps, AnalysisJob, RunState } from "#worker/analysis/deps.ts";
import { withFindings } from "#worker/analysis/reviewed.ts";
import { factsOf, NEXT, need, type Stage, type StageEnd } from "#worker/analysis/stage.ts";
import type { CaseMatches } from "#worker/cases/match.ts";
import { noReview, type Review } from "#worker/reviewer/review.ts";

const READ_TEXT = "Reading the file";
const READ_FROM = 5;
const READ_TO = 45;

const read: Stage = {
  name: "read",
  text: READ_TEXT,
  progress: READ_FROM,
  // A file that ends the process takes all other work in it down as well: it is tried once more and not again.
  attempts: 2,
  async run(deps, job) {
    const step = await deps.read(job, await deps.values.load("reading"));
    if (!step.done) {
      await deps.values.save("reading", step.state);
      const { pagesDone, pagesTotal } = step.state;
      const progress = READ_FROM + Math.floor(((READ_TO - READ_FROM) * pagesDone) / Math.max(1, pagesTotal));
      const page = Math.min(pagesDone + 1, pagesTotal);
      return { go: "again", progress, stageText: `${READ_TEXT}: page ${page} of ${pagesTotal}` };
    }
    await deps.values.save("material", step.material);
    await deps.values.remove("reading");
    await deps.removePictures();
    return NEXT;
  },
};

const facts: Stage = {
  name: "facts",
  text: "Finding facts",
  progress: READ_TO,
  // Nothing is stored: what is gathered here is at hand for the next stages, and gathered again by a process that is new.
  async run(deps, job) {
    await factsOf(deps, job);
    return NEXT;
  },
};

const clauses: Stage = {
  name: "clauses",
  text: "Checking 31 clauses",
  progress: 60,
  async run(deps, job) {
    const found = await factsOf(deps, job);
    const checked = await deps.checkClauses(found);
    for (const [check, error] of deps.checksNotRun(found)) deps.reportFailure("clauses", error, check);
    await deps.values.save("outcomes", checked);
    return NEXT;
  },
};

const CASES_NOT_MATCHED =
  "Similar cases could not be looked up this time. The findings are complete; check the file again to see cases.";

const cases: Stage = {
  name: "cases",
  text: "Matching cases",
  progress: 75,
  async run(deps, job) {
    const outcomes = await need(deps, "outcomes");
    await deps.values.save("matches", await deps.matchCases(outcomes, await factsOf(deps, job)));
    return NEXT;
  },
  async giveUp(deps) {
    await deps.values.save("matches", NO_MATCHES);
    return NEXT;
  },
};

const NO_MATCHES: CaseMatches = { cases: [], precedents: {}, library: "", notice: CASES_NOT_MATCHED };

const RULES_ONLY = "you asked for a check by the rules only.";
const CUT_OFF = "it was cut off more than once.";

const review: Stage = {
  name: "review",
  text: "Second review",
  progress: 80,
  attempts: 2,
  async run(deps, job) {
    if (!deps.review) return NEXT;
    if (job.fields.reviewers === "rules") return reviewEnds(deps, job, noReview(RULES_ONLY));
    const [found, outcomes] = [await factsOf(deps, job), await need(deps, "outcomes")];
    const { cases: rulings } = await need(deps, "matches");
    return reviewEnds(deps, job, await deps.review(job, found, outcomes, rulings));
  },
  giveUp: (deps, job) => reviewEnds(deps, job, noReview(CUT_OFF)),
};

/** Saves the review with the cases that its findings rest on, found as those of the rules are. */
async function reviewEnds(deps: AnalysisDeps, job: AnalysisJob, done: Review): Promise<StageEnd> {
  const withAdded = done.added.length > 0 ? withFindings(await need(deps, "outcomes"), done.added) : null;
  const matches = withAdded && (await deps.matchCases(withAdded, await factsOf(deps, job)));
  await deps.values.save("review", { review: done, matches });
  return NEXT;
}

const writeUp: Stage = {
  name: "write-up",
  text: "Writing up",
  progress: 90,
  async run(deps, job) {
    const [material, found] = [await need(deps, "material"), await factsOf(deps, job)];
    const [outcomes, matches] = [await need(deps, "outcomes"), await need(deps, "matches")];
    const reviewed = await deps.values.load("review");
    const comparison = await deps.values.load("comparison");
    const result = deps.writeUp({ material, facts: found, outcomes, matches, comparison, reviewed });
    await deps.values.save("result", result);
    return NEXT;
  },
};

/** With the pauses between, some four minutes: a finished analysis is not thrown away because the database is. */
const SAVE_ATTEMPTS = 10;

const save: Stage = {
  name: "save",
  text: "Writing up",
  progress: 95,
  attempts: SAVE_ATTEMPTS,
  async run(deps, job) {
    const { id, userId, fileName, fingerprint, fields, seriesId } = job;
    const result = await need(deps, "result");
    const isKept = await deps.finish({ id, userId, fileName, fingerprint, fields, seriesId, result });
    return isKept ? NEXT : { go: "gone" };
  },
};

/** In the order they run. */
const STAGES: readonly Stage[] = [read, facts, clauses, compare, cases, review, writeUp, save];

export function stageOf(state: RunState): Stage {
  const stage = STAGES.find(({ name }) => name === state.stage);
  if (!stage) throw new Error("Unknown stage");
  return stage;
}

/** The stage after this one that has anything to do; null after the last. */
export function stageAfter(stage: Stage, deps: AnalysisDeps, { further = [] }: AnalysisJob): Stage | null {
  const rest = STAGES.slice(STAGES.indexOf(stage) + 1);
  const isIdle = ({ name }: Stage) =>
    (name === "review" && deps.review === null) || (name === "compare" && further.length === 0);
  return rest.find((next) => !isIdle(next)) ?? null;
}
