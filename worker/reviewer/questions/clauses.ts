import { type ClauseAnswer, clauseAnswer } from "../answers.ts";
import { acceptAdded } from "../checks/added.ts";
import { viewOf } from "../checks/evidence.ts";
import { acceptConfirmed, acceptDisputed } from "../checks/opinions.ts";
import { type Group, listRequirements } from "../groups.ts";
import type { Question } from "../models/ask.ts";
import { tokensOf } from "../models/reply.ts";
import { CLAUSES } from "../prompts/clauses.ts";
import { SYSTEM } from "../prompts/system.ts";
import { chooseSentences } from "../sampling.ts";
import { fenced, numbered, type VisibleSentence } from "../visible-sentences.ts";
import { evidenceFor, type Found, introduction, listFindings, type Setting } from "./setting.ts";

const CLAUSE_ANSWER_TOKENS = 1_800;

export interface ClauseQuestion {
  question: Question<ClauseAnswer>;
  sentences: VisibleSentence[];
  accept(answer: ClauseAnswer): Found;
}

/** Tokens that the question on a group takes before any sentence is shown. */
export function fixedCost(setting: Setting, group: Group): number {
  const fixed = [SYSTEM, CLAUSES, introduction(setting), listRequirements(group.requirements)];
  return tokensOf(fixed.join("\n") + listFindings(group.findings, [])) + CLAUSE_ANSWER_TOKENS;
}

/** The question on one group of clauses, with as many sentences as the budget allows, in tokens. */
export function clauseQuestion(setting: Setting, group: Group, budget: number): ClauseQuestion {
  const places = [...group.findings.values()].flatMap(({ start, end }) =>
    start === null ? [] : [{ start, end: end ?? start }],
  );
  const words = group.requirements.map((r) => r.check).join(" ");
  const sentences = chooseSentences(setting.sentences, { places, words }, budget);
  const name = `clauses_${group.name}`;
  const user = [
    CLAUSES,
    introduction(setting),
    fenced("requirements", listRequirements(group.requirements)),
    fenced("findings", listFindings(group.findings, setting.sentences)),
    fenced("material", numbered(sentences)),
  ].join("\n\n");
  const evidence = evidenceFor(setting, name, {
    sentences,
    requirements: new Map(group.requirements.map((r) => [r.id, r])),
    findings: group.findings,
  });
  return {
    sentences,
    question: { name, system: SYSTEM, user, picture: null, answer: clauseAnswer, maxTokens: CLAUSE_ANSWER_TOKENS },
    accept({ added, confirmed, disputed }) {
      const raised = added.flatMap((entry) => acceptAdded(evidence, entry) ?? []);
      const agreed = raised.flatMap((one) =>
        "sameAs" in one ? [{ finding: one.sameAs.id, ai: viewOf(evidence, "confirms", one.stated, null) }] : [],
      );
      return {
        added: raised.flatMap((one) => ("added" in one ? [one.added] : [])),
        opinions: [
          ...agreed,
          ...confirmed.flatMap((entry) => acceptConfirmed(evidence, entry) ?? []),
          ...disputed.flatMap((entry) => acceptDisputed(evidence, entry) ?? []),
        ],
        impression: "",
      };
    },
  };
}
