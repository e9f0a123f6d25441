import { type SummaryAnswer, summaryAnswer } from "../answers.ts";
import { acceptImpression } from "../checks/impression.ts";
import type { Question } from "../models/ask.ts";
import { SUMMARY } from "../prompts/summary.ts";
import { SYSTEM } from "../prompts/system.ts";
import { chooseSentences } from "../sampling.ts";
import { fenced, numbered } from "../visible-sentences.ts";
import { evidenceFor, type Found, introduction, listFindings, NOTHING, type Setting } from "./setting.ts";

/** What the question takes besides sentences, answer included, in tokens. */
export const SUMMARY_FIXED_TOKENS = 2_000;
const ANSWER_TOKENS = 400;
const MOST_FINDINGS = 30;

interface SummaryQuestion {
  question: Question<SummaryAnswer>;
  accept(answer: SummaryAnswer): Found;
}

/** The question on the overall impression, with as many sentences as the budget allows, in tokens. */
export function summaryQuestion(setting: Setting, budget: number): SummaryQuestion {
  const findings = new Map(setting.findings.slice(0, MOST_FINDINGS).map((finding, i) => [`F${i + 1}`, finding]));
  const places = [...findings.values()].flatMap(({ start, end }) =>
    start === null ? [] : [{ start, end: end ?? start }],
  );
  const sentences = chooseSentences(setting.sentences, { places, words: "" }, budget);
  const user = [
    SUMMARY,
    introduction(setting),
    fenced("findings", listFindings(findings, setting.sentences)),
    fenced("material", numbered(sentences)),
  ].join("\n\n");
  const name = "summary";
  const evidence = evidenceFor(setting, name, { sentences });
  return {
    question: { name, system: SYSTEM, user, picture: null, answer: summaryAnswer, maxTokens: ANSWER_TOKENS },
    accept: (answer) => ({ ...NOTHING, impression: acceptImpression(evidence, answer) }),
  };
}
