import { engagedGroups, type Group } from "./groups.ts";
import type { Question } from "./models/ask.ts";
import type { Limits } from "./models/choose-model.ts";
import { tokensOf } from "./models/reply.ts";
import { type ClauseQuestion, clauseQuestion, fixedCost } from "./questions/clauses.ts";
import { PICTURE_TOKENS, type Picture, pictureQuestion } from "./questions/pictures.ts";
import { referenceQuestion } from "./questions/references.ts";
import type { Found, Setting } from "./questions/setting.ts";
import { SUMMARY_FIXED_TOKENS, summaryQuestion } from "./questions/summary.ts";
import { costOf } from "./sampling.ts";

/** A question is worth its price only with room for some of the material, in tokens. */
const LEAST_FOR_SENTENCES = 400;

/** A question, and what is made of an answer of its form. The form is checked before `accept` is called. */
export interface Planned {
  question: Question<unknown>;
  accept(answer: unknown): Found;
}

export interface Plan {
  questions: Planned[];
  /** Numbers of the sentences that the questions on clauses show. */
  sentences: Set<number>;
}

/** Ties a question to what is made of its answer, whatever their form. */
function planned<T>({ question, accept }: { question: Question<T>; accept(answer: T): Found }): Planned {
  return { question, accept: (answer) => accept(question.answer.parse(answer)) };
}

/** As many groups as the budget has room for, in their order, with what is left for the sentences of each. */
function withinBudget(setting: Setting, groups: Group[], budget: number): { groups: Group[]; share: number } {
  const fixed = groups.reduce((sum, group) => sum + fixedCost(setting, group), 0);
  const share = groups.length === 0 ? 0 : Math.floor((budget - fixed) / groups.length);
  if (share >= LEAST_FOR_SENTENCES || groups.length === 0) return { groups, share };
  setting.dropped.note(`clauses_${groups.at(-1)?.name}`, "not asked: no room in the budget of tokens");
  return withinBudget(setting, groups.slice(0, -1), budget);
}

/** The questions to put on a material within the budget of tokens; the same material gets the same questions. */
export function planQuestions(setting: Setting, pictures: readonly Picture[], limits: Limits): Plan {
  const reference = referenceQuestion(setting);
  const seen = pictures.flatMap((picture) => pictureQuestion(setting, picture) ?? []);
  const whole = costOf(setting.sentences);
  const extras =
    seen.length * PICTURE_TOKENS + (reference ? tokensOf(reference.question.user) + reference.question.maxTokens : 0);
  const forSummary = Math.min(whole, Math.floor(limits.tokenBudget / 10));
  const left = limits.tokenBudget - extras - forSummary - SUMMARY_FIXED_TOKENS;
  const { groups, share } = withinBudget(setting, engagedGroups(setting.outcomes), left);
  const clauses: ClauseQuestion[] = groups.map((group) => clauseQuestion(setting, group, share));
  return {
    questions: [
      ...clauses.map(planned),
      ...(reference ? [planned(reference)] : []),
      ...seen.map(planned),
      planned(summaryQuestion(setting, forSummary)),
    ],
    sentences: new Set(clauses.flatMap((clause) => clause.sentences.map((sentence) => sentence.number))),
  };
}
