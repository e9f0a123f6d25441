import { type AiRecord, type AiView, type CaseResult, RISK_ORDER } from "#schema/result.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { ClauseOutcome } from "#worker/rules/types.ts";
import { calibrated } from "./calibration.ts";
import { Dropped } from "./checks/evidence.ts";
import { ask, type Question } from "./models/ask.ts";
import type { Limits } from "./models/choose-model.ts";
import { type Failure, type Model, ModelError } from "./models/model.ts";
import { type Plan, planQuestions } from "./plan.ts";
import { PROMPT_VERSION } from "./prompts.ts";
import { type Looks, NO_LOOKS, unseenNotices } from "./questions/pictures.ts";
import { type SecondQuestion, secondQuestion } from "./questions/second.ts";
import { type Found, type Setting, settingOf } from "./questions/setting.ts";
import { type AddedFinding, noReview, type Review } from "./review.ts";
import { type Ran, runAll, type Task } from "./run-questions.ts";

/** The whole review takes at most so many times the limit of one question. */
const DEADLINE = 3;
const RETRY_WITHIN = 0.05;
/** More of a model's findings than this are no help to a reader; and of one clause. */
const MOST_A_PIECE = 8;
const MOST_A_CLAUSE = 3;
/** So many are put to the second question, for not all are confirmed. */
const MOST_CANDIDATES = 16;
/** A model that disputes more of the findings than this has been talked into it. */
const CREDIBLE_SHARE = 0.5;
const FEW_DISPUTES = 2;

export interface ReviewInput {
  facts: Facts;
  outcomes: readonly ClauseOutcome[];
  /** Rulings that the material was matched with, the likest first. */
  cases: readonly CaseResult[];
  /** How the material looks; asked for only when the model can look at it. Nothing of the `withheld` pages. */
  looks(withheld: ReadonlySet<number>): Promise<Looks>;
}

const bySeverity = (a: AddedFinding, b: AddedFinding) =>
  RISK_ORDER.indexOf(b.severity) - RISK_ORDER.indexOf(a.severity) ||
  b.ai.stated - a.ai.stated ||
  a.id.localeCompare(b.id);

/** One finding for each requirement and place, the most severe and surest first; a few under one clause. */
function chooseAdded(found: readonly AddedFinding[], most: number, dropped: Dropped): AddedFinding[] {
  const chosen: AddedFinding[] = [];
  for (const finding of [...found].sort(bySeverity)) {
    const isSame = chosen.some(
      ({ id, clause, start }) =>
        id === finding.id || (start !== null && clause === finding.clause && start === finding.start),
    );
    const sameClause = chosen.filter(({ clause }) => clause === finding.clause).length;
    if (isSame) dropped.note("all", "said twice");
    else if (sameClause >= MOST_A_CLAUSE) dropped.note("all", "more under one clause than are shown");
    else if (chosen.length >= most) dropped.note("all", "more than are shown");
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

type Put = <A, F>(asked: { question: Question<A>; accept(answer: A): F }) => Task<F>;

/** How questions are put: each within its limit, all within the deadline that begins here. */
function putting(model: Model, { timeoutMs }: Limits): Put {
  const patience = { timeoutMs, endsAt: Date.now() + timeoutMs * DEADLINE, retryWithinMs: timeoutMs * RETRY_WITHIN };
  return ({ question, accept }) => ({
    async put() {
      const { value, tokens } = await ask(model, question, patience);
      return { found: accept(value), tokens };
    },
  });
}

/** The second questions: one on all that was raised on words or as missing, one on each picture that something was raised on. */
function secondQuestions(setting: Setting, plan: Plan, candidates: readonly AddedFinding[]): SecondQuestion[] {
  const ofPicture = ({ id }: AddedFinding) => plan.pictures.find(({ number }) => id.endsWith(`@picture-${number}`));
  const groups = Map.groupBy(candidates, ofPicture);
  return [...groups].map(([picture, own]) => secondQuestion(setting, own, plan.forSecond, picture));
}

function recordOf(model: Model, plan: Plan, rans: readonly Ran<unknown>[], dropped: Dropped): AiRecord {
  const sum = (of: (ran: Ran<unknown>) => number) => rans.reduce((total, ran) => total + of(ran), 0);
  return {
    model: model.name,
    visionModel: plan.pictures.length > 0 ? model.visionName : null,
    promptVersion: PROMPT_VERSION,
    asked: sum(({ found, failures }) => found.length + failures.length),
    answered: sum(({ found }) => found.length),
    tokens: { input: sum(({ tokens }) => tokens.input), output: sum(({ tokens }) => tokens.output) },
    dropped: dropped.list(),
  };
}

const reasonOf = (failures: readonly Failure[]) => new ModelError(failures[0] ?? "unavailable").message;
const NO_ROOM = "its budget of tokens (AI_TOKEN_BUDGET) has no room for a question on this material.";

function noticesOf(plan: Plan, first: Ran<Found>, second: Ran<AddedFinding[]>): string[] {
  const { found, failures } = first;
  const of = `${found.length} of ${found.length + failures.length} questions were answered`;
  return [
    ...(failures.length > 0 ? [`AI review ran in part: ${of}. The reason: ${reasonOf(failures)}`] : []),
    ...(second.failures.length > 0
      ? [
          `AI review ran in part: what it raised is told only where a second question confirms it, and ${second.failures.length} of these had no answer. The reason: ${reasonOf(second.failures)}`,
        ]
      : []),
    ...(plan.leftOut.length > 0
      ? [
          `AI review was not asked about ${plan.leftOut.join("; ")}: there was no room in its budget of tokens (AI_TOKEN_BUDGET).`,
        ]
      : []),
    ...found.flatMap(({ notices }) => notices),
  ];
}

/** Puts the questions, checks the answers, and puts what they raise to a second question. Never throws for anything that a model or
 * its endpoint does: then the review says that it did not run, or not in full. */
export async function review(model: Model, limits: Limits, input: ReviewInput): Promise<Review> {
  const dropped = new Dropped();
  const calibrate = (stated: number) => calibrated(model.name, PROMPT_VERSION, stated);
  const setting: Setting = settingOf(input.facts, input.outcomes, { cases: input.cases, calibrate, dropped });
  const looks = model.visionName === null ? NO_LOOKS : await input.looks(new Set(input.facts.notedPages));
  const plan = planQuestions(setting, looks.pictures, limits);
  if (plan.questions.length === 0) return noReview(NO_ROOM);
  const put = putting(model, limits);
  const first = await runAll(plan.questions.map(put));
  if (first.found.length === 0) return noReview(reasonOf(first.failures), recordOf(model, plan, [first], dropped));
  const raised = first.found.flatMap(({ added }) => added);
  const candidates = chooseAdded(raised, MOST_CANDIDATES, dropped);
  const second = await runAll(secondQuestions(setting, plan, candidates).map(put));
  const added = chooseAdded(second.found.flat(), MOST_A_PIECE, dropped);
  const views = chooseViews(first.found, setting.findings.length, dropped);
  return {
    added,
    views,
    impression: first.found.find(({ impression }) => impression !== "")?.impression ?? "",
    shown: { sentences: plan.sentences.length, of: setting.sentences.length },
    record: recordOf(model, plan, [first, second], dropped),
    notices: [...noticesOf(plan, first, second), ...unseenNotices(looks, plan.pictures)],
  };
}
