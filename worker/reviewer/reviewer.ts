import type { AiRecord, AiView } from "#schema/result.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { ClauseOutcome } from "#worker/rules/types.ts";
import { calibrated } from "./calibration.ts";
import { Dropped } from "./checks/dropped.ts";
import { ask } from "./models/ask.ts";
import type { Limits } from "./models/choose-model.ts";
import { type Failure, type Model, ModelError } from "./models/model.ts";
import { type Plan, type Planned, planQuestions } from "./plan.ts";
import { PROMPT_VERSION } from "./prompts/version.ts";
import type { Picture } from "./questions/pictures.ts";
import { type Found, type Setting, settingOf } from "./questions/setting.ts";
import { type AddedFinding, noReview, type Review } from "./review.ts";
import { type Ran, runAll, type Task } from "./run-questions.ts";

/** The whole review takes at most so many times the limit of one question. */
const DEADLINE = 2.5;
const RETRY_WITHIN = 0.05;
/** The same fault is shown at no more places under one clause than a reader needs. */
const MOST_A_CLAUSE = 5;
/** A model that disputes more of the findings than this has been talked into it. */
const CREDIBLE_SHARE = 0.5;
const FEW_DISPUTES = 2;

export interface ReviewInput {
  facts: Facts;
  outcomes: readonly ClauseOutcome[];
  /** Pictures of pages; asked for only when the model can look at them. */
  pictures(): Promise<Picture[]>;
}

/** One finding for each requirement and place, the surest first; at most a few under one clause. */
function chooseAdded(found: readonly Found[], dropped: Dropped): AddedFinding[] {
  const sorted = found
    .flatMap(({ added }) => added)
    .sort((a, b) => b.ai.stated - a.ai.stated || a.id.localeCompare(b.id));
  const chosen: AddedFinding[] = [];
  for (const finding of sorted) {
    const isSame = chosen.some(
      ({ id, clause, start }) =>
        id === finding.id || (start !== null && clause === finding.clause && start === finding.start),
    );
    const sameClause = chosen.filter(({ clause }) => clause === finding.clause).length;
    if (isSame) dropped.note("all", "said twice");
    else if (sameClause >= MOST_A_CLAUSE) dropped.note("all", "more under one clause than are shown");
    else chosen.push(finding);
  }
  return chosen.sort((a, b) => a.clause - b.clause || a.id.localeCompare(b.id));
}

/** One opinion for each finding. Agreement and disagreement on the same one cancel; disputes of most findings are not
 * believed. */
function chooseViews(found: readonly Found[], findings: number, dropped: Dropped): Record<string, AiView> {
  const views = new Map<string, AiView>();
  const torn = new Set<string>();
  for (const { finding, ai } of found.flatMap(({ opinions }) => opinions)) {
    const before = views.get(finding);
    if (before && before.view !== ai.view) torn.add(finding);
    else views.set(finding, before ?? ai);
  }
  for (const finding of torn) {
    views.delete(finding);
    dropped.note("all", "agreed and disagreed with the same finding");
  }
  const disputed = [...views].filter(([, { view }]) => view === "disputes");
  if (disputed.length > FEW_DISPUTES && disputed.length > findings * CREDIBLE_SHARE)
    for (const [finding] of disputed) {
      views.delete(finding);
      dropped.note("all", "disputed most of the findings");
    }
  return Object.fromEntries([...views].sort(([a], [b]) => a.localeCompare(b)));
}

function tasksOf(model: Model, { questions }: Plan, limits: Limits): Task<Found>[] {
  const end = Date.now() + limits.timeoutMs * DEADLINE;
  return questions.map(({ question, accept }: Planned) => ({
    async put() {
      const patience = { timeoutMs: limits.timeoutMs, endsAt: end, retryWithinMs: limits.timeoutMs * RETRY_WITHIN };
      const { value, tokens } = await ask(model, question, patience);
      return { found: accept(value), tokens };
    },
  }));
}

function recordOf(model: Model, plan: Plan, ran: Ran<Found>, dropped: Dropped): AiRecord {
  return {
    model: model.name,
    visionModel: plan.questions.some(({ question }) => question.picture) ? model.visionName : null,
    promptVersion: PROMPT_VERSION,
    asked: plan.questions.length,
    answered: ran.found.length,
    tokens: ran.tokens,
    dropped: dropped.list(),
  };
}

const reasonOf = (failures: readonly Failure[]) => new ModelError(failures[0] ?? "unavailable").message;

function noticesOf({ found, failures }: Ran<Found>): string[] {
  if (failures.length === 0) return [];
  const of = `${found.length} of ${found.length + failures.length} questions were answered`;
  return [`AI review ran in part: ${of}. The reason: ${reasonOf(failures)}`];
}

/** Puts the questions and checks the answers. Never throws for anything that a model or its endpoint does: then the
 * review says that it did not run, or not in full. */
export async function review(model: Model, limits: Limits, input: ReviewInput): Promise<Review> {
  const dropped = new Dropped();
  const calibrate = (stated: number) => calibrated(model.name, PROMPT_VERSION, stated);
  const setting: Setting = settingOf(input.facts, input.outcomes, { calibrate, dropped });
  const pictures = model.visionName === null ? [] : await input.pictures();
  const plan = planQuestions(setting, pictures, limits);
  const ran = await runAll(tasksOf(model, plan, limits));
  const added = chooseAdded(ran.found, dropped);
  const views = chooseViews(ran.found, setting.findings.length, dropped);
  const record = recordOf(model, plan, ran, dropped);
  if (ran.found.length === 0) return noReview(reasonOf(ran.failures), record);
  return {
    added,
    views,
    impression: ran.found.find(({ impression }) => impression !== "")?.impression ?? "",
    shown: { sentences: plan.sentences.size, of: setting.sentences.length },
    record,
    notices: noticesOf(ran),
  };
}
