import { REQUIREMENTS } from "#worker/rules/book/knowledge.ts";
import { inSource } from "#worker/rules/facts/base.ts";
import { type ReferenceAnswer, referenceAnswer } from "../answers.ts";
import { acceptCompared, CLAIM_REQUIREMENT } from "../checks/compared.ts";
import type { Question } from "../models/ask.ts";
import { REFERENCES, SYSTEM } from "../prompts.ts";
import { fenced, numbered } from "../visible-sentences.ts";
import { evidenceFor, type Found, NOTHING, type Setting } from "./setting.ts";

/** Fewer words in the context box are a remark on the material, not the text of a reference. */
const LEAST_WORDS = 40;
const MOST_CLAIMS = 40;
const ANSWER_TOKENS = 1_500;

interface ReferenceQuestion {
  question: Question<ReferenceAnswer>;
  accept(answer: ReferenceAnswer): Found;
}

function referenceSentences(context: string): string[] {
  if (context.split(/\s+/).length < LEAST_WORDS) return [];
  return context
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"(])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Claims set against the reference text that the user supplied: the context box, when it holds a text of some length.
 * References that the material only names cannot be read. Null when there is no such text, or no claim. */
export function referenceQuestion(setting: Setting): ReferenceQuestion | null {
  const reference = referenceSentences(setting.context);
  const requirement = REQUIREMENTS.get(CLAIM_REQUIREMENT);
  const places = setting.facts.claims.all.map(({ start, end }) => ({
    start: inSource(setting.facts, start),
    end: inSource(setting.facts, end),
  }));
  const claims = setting.sentences
    .filter((s) => places.some(({ start, end }) => start < s.end && s.start < end))
    .slice(0, MOST_CLAIMS);
  if (!requirement || reference.length === 0 || claims.length === 0) return null;
  const lines = reference.map((text, i) => `${i + 1}| ${text.replaceAll("<", "‹").replaceAll(">", "›")}`);
  const user = [REFERENCES, fenced("claims", numbered(claims)), fenced("reference", lines.join("\n"))].join("\n\n");
  const name = "references";
  const requirements = new Map([[requirement.id, requirement]]);
  const evidence = evidenceFor(setting, name, { sentences: claims, requirements });
  return {
    question: { name, system: SYSTEM, user, picture: null, answer: referenceAnswer, maxTokens: ANSWER_TOKENS },
    accept: ({ compared }) => ({
      ...NOTHING,
      added: compared.flatMap((entry) => acceptCompared(evidence, entry, reference) ?? []),
    }),
  };
}
