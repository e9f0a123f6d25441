import { isOutside } from "#schema/document.ts";
import { type CaseResult, RISK_ORDER } from "#schema/result.ts";
import { documentOfFile } from "#worker/rules/engine/join.ts";
import { MOST_ITEMS, type ReviewAnswer, reviewAnswer } from "../answers.ts";
import type { AskedClause } from "../asked-requirements.ts";
import { type Accepted, acceptAdded, acceptMissing } from "../checks/added.ts";
import { drop, type Evidence, viewOf } from "../checks/evidence.ts";
import { acceptGate, gateNotice } from "../checks/gate.ts";
import { acceptConfirmed, acceptDisputed } from "../checks/opinions.ts";
import { IMPRESSIONS, listed, OBJECTIONS, REASONS } from "../checks/parts.ts";
import { acceptImpression } from "../checks/whole.ts";
import type { Question } from "../models/ask.ts";
import { tokensOf } from "../models/reply.ts";
import { REVIEW, SEVERITY_SCALE, SYSTEM } from "../prompts.ts";
import { chooseSentences } from "../sampling.ts";
import { fenced, numbered, type VisibleSentence } from "../visible-sentences.ts";
import { evidenceFor, type Found, introduction, listFindings, type Setting } from "./setting.ts";

const NAME = "review";
/** Longest answer, in tokens. */
const REVIEW_ANSWER_TOKENS = 4_000;
const MOST_FINDINGS = 60;
const MOST_CASES = 3;
const LONGEST_CASE = 500;

interface ReviewQuestion {
  question: Question<ReviewAnswer>;
  sentences: VisibleSentence[];
  accept(answer: ReviewAnswer): Found;
}

/** Rulings as lines, without their numbers and parties, which the model has no use for. */
function listCases(cases: readonly CaseResult[]): string {
  return cases
    .filter(({ outcome }) => outcome !== "not seen")
    .slice(0, MOST_CASES)
    .map(({ description, outcome, clauses }) => {
      const words = description.slice(0, LONGEST_CASE).replaceAll("<", "‹").replaceAll(">", "›");
      return `- ${words} Ruled: ${outcome}${clauses.in2024.length > 0 ? `, under ${clauses.in2024.join(", ")} of today's Code` : ""}.`;
    })
    .join("\n");
}

/** The rules' findings that are shown, by the ids that they are shown under; the most severe where they are too many. */
function shownFindings({ findings }: Setting) {
  const bySeverity = [...findings].sort((a, b) => RISK_ORDER.indexOf(b.severity) - RISK_ORDER.indexOf(a.severity));
  return new Map(bySeverity.slice(0, MOST_FINDINGS).map((finding, i) => [`F${i + 1}`, finding]));
}

function wordsOf(setting: Setting, clauses: readonly AskedClause[], sentences: readonly VisibleSentence[]): string {
  const cases = listCases(setting.cases);
  return [
    REVIEW,
    introduction(setting),
    fenced("requirements", clauses.map(({ lines }) => lines).join("\n")),
    fenced("severity", SEVERITY_SCALE),
    fenced("reasons", listed(REASONS)),
    fenced("objections", listed(OBJECTIONS)),
    fenced("impressions", listed(IMPRESSIONS)),
    ...(cases ? [fenced("rulings", cases)] : []),
    fenced("material", numbered(sentences)),
    fenced("findings", listFindings(shownFindings(setting), setting.sentences)),
  ].join("\n\n");
}

/** Tokens that the question takes before any requirement is listed and any sentence shown, answer included. */
export const fixedCost = (setting: Setting): number =>
  tokensOf(SYSTEM + wordsOf(setting, [], [])) + REVIEW_ANSWER_TOKENS;

/** The question on the whole document: what it is, and what is wrong with it, by the requirements of these clauses. As many
 * sentences as the budget allows, in tokens: all of them, once, where they fit. */
export function reviewQuestion(setting: Setting, clauses: readonly AskedClause[], budget: number): ReviewQuestion {
  const findings = shownFindings(setting);
  const places = [...findings.values()].flatMap(({ start, end }) =>
    start === null ? [] : [{ start, end: end ?? start }],
  );
  const requirements = clauses.flatMap((clause) => clause.requirements);
  const about = { places, words: requirements.map(({ check }) => check).join(" ") };
  const sentences = chooseSentences(setting.sentences, about, budget);
  const evidence = evidenceFor(setting, NAME, {
    ...{ sentences, findings },
    requirements: new Map(requirements.map((requirement) => [requirement.id, requirement])),
  });
  return {
    sentences,
    question: {
      ...{ name: NAME, system: SYSTEM, user: wordsOf(setting, clauses, sentences), picture: null },
      ...{ answer: reviewAnswer, maxTokens: REVIEW_ANSWER_TOKENS },
    },
    accept: (answer) => accepted(setting, evidence, answer),
  };
}

/** As many entries of a list as are looked at. */
function entries(evidence: Evidence, list: readonly unknown[]): readonly unknown[] {
  if (list.length > MOST_ITEMS) drop(evidence, "more entries than are looked at");
  return list.slice(0, MOST_ITEMS);
}

function accepted(setting: Setting, evidence: Evidence, answer: ReviewAnswer): Found {
  const rules = documentOfFile(setting.facts, setting.outcomes);
  const gate = acceptGate(evidence, answer.document);
  const notice = gateNotice(rules, gate);
  const raised: Accepted[] = [
    ...entries(evidence, answer.added).flatMap((entry) => acceptAdded(evidence, entry) ?? []),
    ...entries(evidence, answer.missing).flatMap((entry) => acceptMissing(evidence, rules.excerpt, entry) ?? []),
  ];
  const isLeftAlone = rules.outside && gate !== null && isOutside(gate.kind);
  const added = raised.flatMap((one) => ("added" in one ? [one.added] : []));
  if (isLeftAlone)
    for (const _ of added) drop(evidence, "raised on a document that it, too, takes to be outside the Code");
  const agreed = raised.flatMap((one) =>
    "sameAs" in one ? [{ finding: one.sameAs.id, ai: viewOf(evidence, "confirms", one.stated, null) }] : [],
  );
  return {
    added: isLeftAlone ? [] : added,
    opinions: [
      ...agreed,
      ...entries(evidence, answer.confirmed).flatMap((entry) => acceptConfirmed(evidence, entry) ?? []),
      ...entries(evidence, answer.disputed).flatMap((entry) => acceptDisputed(evidence, entry) ?? []),
    ],
    impression: answer.impression
      .slice(0, 1)
      .flatMap((entry) => acceptImpression(evidence, entry) || [])
      .join(""),
    notices: notice === null ? [] : [notice],
  };
}
