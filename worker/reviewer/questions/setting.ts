import type { CaseResult } from "#schema/result.ts";
import { AUDIENCES, CHANNELS, MATERIAL_TYPES } from "#schema/submission.ts";
import type { Facts } from "#worker/rules/facts/index.ts";
import type { ClauseOutcome, RuleFinding } from "#worker/rules/types.ts";
import type { Dropped, Evidence } from "../checks/evidence.ts";
import { type Shown, shownOf } from "../checks/free-text.ts";
import type { Opinion } from "../checks/opinions.ts";
import type { AddedFinding } from "../review.ts";
import { fenced, type VisibleSentence, visibleContext, visibleSentences } from "../visible-sentences.ts";

/** What one question brought. */
export interface Found {
  added: AddedFinding[];
  opinions: Opinion[];
  impression: string;
  /** For the user. */
  notices: string[];
}

export const NOTHING: Found = { added: [], opinions: [], impression: "", notices: [] };

/** What all questions on a material share. */
export interface Setting {
  facts: Facts;
  outcomes: readonly ClauseOutcome[];
  findings: readonly RuleFinding[];
  sentences: readonly VisibleSentence[];
  context: string;
  /** Rulings that the material was matched with, the likest first. */
  cases: readonly CaseResult[];
  shown: Shown;
  calibrate: Evidence["calibrate"];
  dropped: Dropped;
}

/** Everything about a material that does not depend on the question. */
export function settingOf(
  facts: Facts,
  outcomes: readonly ClauseOutcome[],
  { cases, calibrate, dropped }: Pick<Setting, "cases" | "calibrate" | "dropped">,
): Setting {
  const sentences = visibleSentences(facts);
  const context = visibleContext(facts);
  const shown = shownOf([...sentences.map(({ text }) => text), context]);
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  return { facts, outcomes, findings, sentences, context, cases, shown, calibrate, dropped };
}

/** What an answer to one question is judged by; what the question did not show counts as unknown. */
export function evidenceFor(
  setting: Setting,
  question: string,
  { sentences = [], requirements = new Map(), findings = new Map() }: Partial<QuestionParts>,
): Evidence {
  const { facts, shown, calibrate, dropped } = setting;
  return {
    ...{ question, facts, shown, calibrate, dropped, requirements, findings },
    sentences: new Map(sentences.map((sentence) => [sentence.number, sentence])),
    isWhole: sentences.length === setting.sentences.length,
    allFindings: setting.findings,
  };
}

interface QuestionParts {
  sentences: readonly VisibleSentence[];
  requirements: Evidence["requirements"];
  findings: Evidence["findings"];
}

/** Audience, channel, type and the user's own words. */
export function introduction({ facts, context }: Setting): string {
  const { audience, channel, materialType } = facts.submission;
  const about = `Material: ${MATERIAL_TYPES[materialType]}. Audience: ${AUDIENCES[audience]}. Channel: ${CHANNELS[channel]}.`;
  const words = context.replaceAll("<", "‹").replaceAll(">", "›");
  return words === "" ? about : `${about}\n${fenced("context", words)}`;
}

/** Findings of the rules as lines, each with the sentences that it stands on. */
export function listFindings(
  findings: ReadonlyMap<string, RuleFinding>,
  sentences: readonly VisibleSentence[],
): string {
  return [...findings]
    .map(([id, { requirement, severity, issue, start, end }]) => {
      const on = sentences.filter((s) => start !== null && start < s.end && s.start < (end ?? start));
      const where = on.length > 0 ? `sentence ${on.map((s) => s.number).join(", ")}` : "something missing";
      return `${id} (${requirement}, ${severity}, ${where}): ${issue.replaceAll("<", "‹").replaceAll(">", "›")}`;
    })
    .join("\n");
}
