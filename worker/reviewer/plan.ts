import { type AskedClause, askedClauses } from "./asked-requirements.ts";
import type { Question } from "./models/ask.ts";
import type { Limits } from "./models/choose-model.ts";
import { tokensOf } from "./models/reply.ts";
import { PICTURE_TOKENS, type Picture, pictureQuestion } from "./questions/pictures.ts";
import { referenceQuestion } from "./questions/references.ts";
import { fixedCost, reviewQuestion } from "./questions/review.ts";
import { SECOND_ANSWER_TOKENS } from "./questions/second.ts";
import type { Found, Setting } from "./questions/setting.ts";
import { costOf } from "./sampling.ts";
import type { VisibleSentence } from "./visible-sentences.ts";

/** The question is worth its price only with room for some of the material, in tokens. */
const LEAST_FOR_SENTENCES = 400;
/** Of the room there is, the most that requirements take where the material does not fit beside them all. */
const MOST_FOR_REQUIREMENTS = 0.5;
/** What the second question takes besides sentences, answer included, in tokens; and of the budget for these. */
const SECOND_FIXED = 1_500 + SECOND_ANSWER_TOKENS;
const SECOND_SHARE = 0.2;

/** A question, and what is made of an answer of its form. The form is checked before `accept` is called. */
export interface Planned {
  question: Question<unknown>;
  accept(answer: unknown): Found;
}

export interface Plan {
  questions: Planned[];
  /** The sentences that the question on the whole shows. */
  sentences: VisibleSentence[];
  pictures: readonly Picture[];
  /** For the sentences of the second question, in tokens. */
  forSecond: number;
  /** What was not asked for want of room in the budget, in words. */
  leftOut: string[];
}

/** Ties a question to what is made of its answer, whatever their form. */
function planned<T>({ question, accept }: { question: Question<T>; accept(answer: T): Found }): Planned {
  return { question, accept: (answer) => accept(question.answer.parse(answer)) };
}

/** As many clauses, in their order, as leave room for the least of the material. */
function fitting(clauses: readonly AskedClause[], budget: number): AskedClause[] {
  let left = budget - LEAST_FOR_SENTENCES;
  const first = clauses.findIndex(({ cost }) => {
    left -= cost;
    return left < 0;
  });
  return clauses.slice(0, first === -1 ? clauses.length : first);
}

/** Clauses left out, in words. */
function clausesLeftOut(left: readonly AskedClause[]): string[] {
  if (left.length === 0) return [];
  const numbers = left.map(({ clause }) => clause).sort((a, b) => a - b);
  return [`${numbers.length === 1 ? "Clause" : "Clauses"} ${numbers.join(", ")}`];
}

/** The questions to put on a material within the budget of tokens; the same material gets the same questions. The question on the
 * whole comes first, then the one on its references, then pictures, each where there is room for it. */
export function planQuestions(setting: Setting, pictures: readonly Picture[], limits: Limits): Plan {
  const all = askedClauses(setting.outcomes);
  const whole = costOf(setting.sentences);
  const fixed = fixedCost(setting);
  const forSecond = Math.min(whole, Math.floor(limits.tokenBudget * SECOND_SHARE));
  let left = limits.tokenBudget - fixed - SECOND_FIXED - forSecond;
  const clauses = fitting(all, Math.max(left - whole, Math.floor(left * MOST_FOR_REQUIREMENTS)));
  if (clauses.length === 0) return { questions: [], sentences: [], pictures: [], forSecond, leftOut: ["any clause"] };
  left -= clauses.reduce((sum, { cost }) => sum + cost, 0);
  const reference = referenceQuestion(setting);
  const referenceCost = reference ? tokensOf(reference.question.user) + reference.question.maxTokens : 0;
  const isReferenceIn = reference !== null && referenceCost <= left - LEAST_FOR_SENTENCES;
  if (isReferenceIn) left -= referenceCost;
  const review = reviewQuestion(setting, clauses, left);
  left -= costOf(review.sentences);
  const looked = pictures.slice(0, Math.max(0, Math.floor(left / PICTURE_TOKENS)));
  return {
    questions: [
      planned(review),
      ...(isReferenceIn ? [planned(reference)] : []),
      ...looked.map((picture) => planned(pictureQuestion(setting, picture))),
    ],
    sentences: review.sentences,
    pictures: looked,
    forSecond,
    leftOut: [
      ...clausesLeftOut(all.slice(clauses.length)),
      ...(reference && !isReferenceIn ? ["the claims against the reference text"] : []),
      ...(looked.length < pictures.length ? [`${pictures.length - looked.length} of ${pictures.length} pictures`] : []),
    ],
  };
}
