import { REQUIREMENTS } from "#worker/rules/book/knowledge.ts";
import { type SecondAnswer, secondAnswer } from "../answers.ts";
import { acceptSecond } from "../checks/whole.ts";
import type { Question } from "../models/ask.ts";
import { SECOND, SECOND_PICTURE, SYSTEM } from "../prompts.ts";
import type { AddedFinding } from "../review.ts";
import { chooseSentences } from "../sampling.ts";
import { fenced, numbered, type VisibleSentence } from "../visible-sentences.ts";
import { evidenceFor, introduction, type Setting } from "./setting.ts";

/** Longest answer, in tokens. */
export const SECOND_ANSWER_TOKENS = 1_000;
/** Sentences before and after the one concerned. */
const AROUND = 2;

export interface SecondQuestion {
  question: Question<SecondAnswer>;
  /** The findings that the answer confirms. */
  accept(answer: SecondAnswer): AddedFinding[];
}

const isOn = ({ start, end }: VisibleSentence, finding: AddedFinding) =>
  finding.start !== null && finding.start < end && start < (finding.end ?? finding.start);

/** The sentences that tell: those around the words concerned; all that there is room for where something is said to be missing. */
function telling(setting: Setting, candidates: readonly AddedFinding[], budget: number): VisibleSentence[] {
  const { sentences } = setting;
  const near = new Set(
    sentences.flatMap((sentence, i) =>
      candidates.some((one) => isOn(sentence, one))
        ? Array.from({ length: 2 * AROUND + 1 }, (_, k) => i - AROUND + k)
        : [],
    ),
  );
  const missing = candidates.filter(({ start }) => start === null);
  if (missing.length === 0) return sentences.filter((_, i) => near.has(i));
  const places = candidates.flatMap(({ start, end }) => (start === null ? [] : [{ start, end: end ?? start }]));
  const words = missing.map(({ requirement }) => REQUIREMENTS.get(requirement)?.check ?? "").join(" ");
  return chooseSentences(sentences, { places, words }, budget);
}

/** A possible fault without who raised it, how grave or why: what is asked, and where. */
function lineOf(finding: AddedFinding, name: string, sentences: readonly VisibleSentence[]): string {
  const on = sentences.filter((sentence) => isOn(sentence, finding)).map(({ number }) => number);
  const where = on.length > 0 ? `sentence ${on.join(", ")}` : "missing";
  return `${name} (${where}): ${REQUIREMENTS.get(finding.requirement)?.check ?? ""}`;
}

/** The second, independent question on what the first one raised. It is not told what the first answer said. `budget` is in
 * tokens, for sentences. `picture` is the picture that the candidates were raised on, if any. */
export function secondQuestion(
  setting: Setting,
  candidates: readonly AddedFinding[],
  budget: number,
  picture: { number: number; url: string } | null = null,
): SecondQuestion {
  const name = picture ? `second_picture_${picture.number}` : "second";
  const sentences = picture ? [] : telling(setting, candidates, budget);
  const named = candidates.map((finding, i) => ({ finding, item: `Q${i + 1}` }));
  const faults = named.map(({ finding, item }) =>
    picture ? `${item}: ${REQUIREMENTS.get(finding.requirement)?.check ?? ""}` : lineOf(finding, item, sentences),
  );
  const user = [
    picture ? SECOND_PICTURE : SECOND,
    introduction(setting),
    fenced("possible-faults", faults.join("\n")),
    ...(picture ? [] : [fenced("material", numbered(sentences))]),
  ].join("\n\n");
  const evidence = evidenceFor(setting, name, {});
  return {
    question: {
      ...{ name, system: SYSTEM, user, picture: picture?.url ?? null },
      ...{ answer: secondAnswer, maxTokens: SECOND_ANSWER_TOKENS },
    },
    accept({ answers }) {
      const there = acceptSecond(evidence, answers);
      const kept = named.filter(({ item }) => there.has(item)).map(({ finding }) => finding);
      for (const _ of candidates.slice(kept.length))
        evidence.dropped.note(name, "a second question did not confirm it");
      return kept;
    },
  };
}
